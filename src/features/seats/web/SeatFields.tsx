import { useEffect, useMemo, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import type { ResponseOf } from "../../../kit/contract/call.ts";
import { FieldError } from "../../../kit/ui/field.tsx";
import { lecturesOpenedBy, type SeatChoice, toggled } from "../choice.ts";
import { getLectureSeats } from "../contract.ts";
import { chosenCount, seatTexts } from "../texts.ts";
import { MARKS, SeatDays, SeatMark, SeatName } from "./SeatDays.tsx";

/** Lectures whose seats the chosen ticket may reserve now, refetched after a refusal. */
function useOpenLectures({ eventCode, timeZone, ticket, chosen, onChange, error }: SeatChoice) {
	const [offered, setOffered] = useState<ResponseOf<typeof getLectureSeats>>();
	useEffect(() => {
		// Seats can be reserved later.
		void call(getLectureSeats, { params: { eventCode } }).then(setOffered, () => {});
	}, [eventCode, error]);
	const { lectures: ways, isOnline, calendarCode } = ticket ?? {};
	const lectures = useMemo(() => {
		if (!offered || ways === undefined || isOnline === undefined || calendarCode === undefined) return [];
		return lecturesOpenedBy({ lectures: ways, isOnline, calendarCode }, offered.lectures);
	}, [offered, ways, isOnline, calendarCode]);
	useEffect(() => {
		// Another package or attendance may exclude choices.
		if (!offered) return;
		const open = chosen.filter((id) => lectures.some((one) => one.lectureId === id));
		if (open.length < chosen.length) onChange(open);
	}, [offered, lectures]);
	return { timeZone: offered?.timeZone ?? timeZone, lectures };
}

/** Optional during registration. */
export function SeatFields(requested: SeatChoice) {
	const { lang, title, ticket, chosen, onChange, error } = requested;
	const { timeZone, lectures } = useOpenLectures(requested);
	if (lectures.length === 0) return null;
	const leftOf = (one: (typeof lectures)[number]) => (ticket?.hasExtendedSeats ? one.extended : one.basic);
	return (
		<section className="card form-card" id="seats" tabIndex={-1}>
			<div className="grid gap-2">
				<h2 className="h-card">{title[lang]}</h2>
				<p className="field-help">{seatTexts.formHelp[lang]}</p>
				<FieldError id="seats" error={error} />
			</div>
			<details className="seat-choice" open={error !== undefined || undefined}>
				<summary>
					{seatTexts.choose[lang]}
					<span className="seat-count" role="status">
						{chosenCount(lang, chosen.length)}
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
								checked={chosen.includes(one.lectureId)}
								disabled={leftOf(one) === 2 && !chosen.includes(one.lectureId)}
								onChange={() => onChange(toggled(chosen, one.lectureId, lectures))}
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
