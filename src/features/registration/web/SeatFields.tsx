import { useEffect, useMemo, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import type { ResponseOf } from "../../../kit/contract/call.ts";
import { FieldError } from "../../../kit/ui/field.tsx";
import { openedBy, toggled } from "../../seats/choice.ts";
import { getLectureSeats } from "../../seats/contract.ts";
import { chosenCount, seatTexts } from "../../seats/texts.ts";
import { MARKS, SeatDays, SeatMark, SeatName } from "./SeatDays.tsx";
import type { Registration } from "./use-registration.ts";

/** The lectures whose seats the chosen ticket may reserve at once; asked for again when the choice was refused. */
function useOpenLectures({ form, choice, fields, errorOf }: Registration) {
	const [offered, setOffered] = useState<ResponseOf<typeof getLectureSeats>>();
	const { chosen, attendsOnline: isOnline } = choice;
	const error = errorOf("seats");
	useEffect(() => {
		// a choice that is not offered is no harm: seats can be reserved later
		void call(getLectureSeats, { params: { eventCode: form.event.code } }).then(setOffered, () => {});
	}, [form.event.code, error]);
	const lectures = useMemo(() => {
		if (!offered || !chosen) return [];
		const ticket = { lectures: chosen.lectures, isOnline, calendarCode: form.calendar?.code ?? null };
		return openedBy(ticket, offered.lectures);
	}, [offered, chosen, isOnline, form.calendar]);
	useEffect(() => {
		// what another package or another way of attending does not open must not travel
		if (!offered) return;
		const known = fields.getValues("seats");
		const open = known.filter((id) => lectures.some((one) => one.lectureId === id));
		if (open.length < known.length) fields.setValue("seats", open);
	}, [offered, lectures, fields]);
	return { timeZone: offered?.timeZone ?? form.event.timeZone, lectures };
}

/** The choice of lectures whose seats are reserved with the registration; none has to be made. */
// long: one choice's markup, whose rows are components already
export function SeatFields({ registration }: { registration: Registration }) {
	const { form, fields, choice, errorOf } = registration;
	const { lang } = form;
	const { timeZone, lectures } = useOpenLectures(registration);
	const seats = fields.watch("seats");
	if (lectures.length === 0) return null;
	const error = errorOf("seats");
	const leftOf = (one: (typeof lectures)[number]) => (choice.chosen?.hasExtendedSeats ? one.extended : one.basic);
	return (
		<section className="card form-card" id="seats" tabIndex={-1}>
			<div className="grid gap-2">
				<h2 className="h-card">{seatTexts.formTitle[lang]}</h2>
				<p className="field-help">{seatTexts.formHelp[lang]}</p>
				<FieldError id="seats" error={error} />
			</div>
			<details className="seat-choice" open={error !== undefined || undefined}>
				<summary>
					{seatTexts.choose[lang]}
					<span className="seat-count" role="status">
						{chosenCount(lang, seats.length)}
					</span>
				</summary>
				<SeatDays
					lang={lang}
					timeZone={timeZone}
					lectures={lectures}
					row={(one) => (
						<label className="choice seat-row">
							<input
								type="checkbox"
								checked={seats.includes(one.lectureId)}
								disabled={leftOf(one) === 2 && !seats.includes(one.lectureId)}
								onChange={() =>
									fields.setValue("seats", toggled(seats, one.lectureId, lectures), { shouldDirty: true })
								}
							/>
							<SeatName lang={lang} timeZone={timeZone} lecture={one} />
							<SeatMark lang={lang} kind={MARKS[leftOf(one)]} />
						</label>
					)}
				/>
			</details>
		</section>
	);
}
