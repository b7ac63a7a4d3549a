import { useEffect } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { FieldError } from "../../../kit/ui/field.tsx";
import { Notice } from "../../../kit/ui/notice.tsx";
import { refusals } from "../../registration/messages.ts";
import { attendance, type Limits } from "../../registration/rules.ts";
import { texts } from "../texts.ts";
import { type FormValues, onlineChoice } from "../values.ts";
import type { Registration } from "./use-registration.ts";

type Props = { registration: Registration };

/** Chooses the only available way. */
function useAttendance({ fields, address, choice }: Registration, limits: Limits | undefined) {
	const { set, latest } = fields;
	const onlineChoiceOf = (attendance: FormValues["attendance"]) =>
		onlineChoice({ attendance }, address.isOnline) ?? undefined;
	const { isOnsite = true, isOnline = true } = choice.chosen ?? {};
	const outcome =
		limits && attendance(onlineChoiceOf(fields.values.attendance), within(limits, { isOnsite, isOnline }));
	useEffect(() => {
		if (!limits) return;
		const settled = attendance(onlineChoiceOf(latest().attendance), within(limits, { isOnsite, isOnline }));
		if (settled?.isOnline !== undefined) set({ attendance: settled.isOnline ? "online" : "onsite" });
	}, [limits, isOnsite, isOnline, address.isOnline]);
	return { isOnsite, isOnline, onlineChoiceOf, isAllTaken: limits !== undefined && !outcome };
}

/** Shown if a calendar's limits are known (spec §4, §5). */
// long: one choice, and notices on its remaining places
export function AttendanceFields({ registration, limits }: Props & { limits: Limits | undefined }) {
	const { form, fields } = registration;
	const { lang, calendar } = form;
	const { isOnsite, isOnline, onlineChoiceOf, isAllTaken } = useAttendance(registration, limits);
	if (!calendar) return null;
	const option = (value: "onsite" | "online", label: string, isAvailable: boolean) => {
		const isChosen = (value === "online") === onlineChoiceOf(fields.values.attendance);
		return (
			<Way
				lang={lang}
				value={value}
				label={label}
				isAvailable={isAvailable}
				isChosen={isChosen}
				onChoose={() => fields.set({ attendance: value })}
			/>
		);
	};
	const error = fields.errors.attendance;
	return (
		<section className="card form-card">
			<fieldset className="field" id="attendance" {...(error && { "aria-describedby": "attendance-error" })}>
				<legend className="h-card">{texts.attendance[lang]}</legend>
				<p className="field-help">{[calendar.name, calendar.note].filter(Boolean).join(", ")}</p>
				<div className="choices">
					{calendar.isOnsite && isOnsite && option("onsite", texts.onsite[lang], limits?.isOnsiteAvailable ?? true)}
					{calendar.isOnline &&
						isOnline &&
						option(
							"online",
							texts[calendar.isWithoutOnline ? "vod" : "online"][lang],
							limits?.isOnlineAvailable ?? true,
						)}
				</div>
				<FieldError id="attendance" error={error} />
			</fieldset>
			{isOnsite && isOnline && limits && <OnePartFull lang={lang} calendar={calendar} limits={limits} />}
			{isAllTaken && <Notice text={texts.allTaken[lang]} />}
		</section>
	);
}

type PartProps = { lang: Lang; calendar: { isOnsite: boolean; isOnline: boolean }; limits: Limits };

/** Says that only the other way has places. */
function OnePartFull({ lang, calendar, limits: { isOnsiteAvailable, isOnlineAvailable } }: PartProps) {
	if (isOnsiteAvailable === isOnlineAvailable) return null;
	if (isOnlineAvailable) return calendar.isOnsite ? <Notice text={refusals.noOnsite[lang]} /> : null;
	return calendar.isOnline ? <Notice text={refusals.noOnline[lang]} /> : null;
}

type WayProps = {
	lang: Lang;
	value: "onsite" | "online";
	label: string;
	isAvailable: boolean;
	isChosen: boolean;
	onChoose: () => void;
};

function Way({ lang, value, label, isAvailable, isChosen, onChoose }: WayProps) {
	return (
		<label className="choice">
			<input
				type="radio"
				name="attendance"
				value={value}
				disabled={!isAvailable}
				checked={isChosen}
				onChange={onChoose}
				id={`attendance-${value}`}
			/>
			<span>
				{label}
				{!isAvailable && <span className="field-help block">{texts.notAvailable[lang]}</span>}
			</span>
		</label>
	);
}

/** An online package has no onsite places, and vice versa. */
function within(limits: Limits, { isOnsite, isOnline }: { isOnsite: boolean; isOnline: boolean }): Limits {
	return {
		isOnsiteAvailable: limits.isOnsiteAvailable && isOnsite,
		isOnlineAvailable: limits.isOnlineAvailable && isOnline,
	};
}
