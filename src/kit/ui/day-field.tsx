import type { ReactNode } from "react";
import type { Lang, Text } from "../i18n/lang.ts";
import { daysIn, monthNames, monthsFrom, withMonth } from "../time/month.ts";
import { described, FieldError, type FieldProps } from "./field.tsx";
import { SelectBox } from "./select-box.tsx";

const texts = {
	day: { pl: "Dzień miesiąca", en: "Day of the month" },
	month: { pl: "Miesiąc", en: "Month" },
	choose: { pl: "Wybierz…", en: "Choose…" },
} satisfies Record<string, Text>;

/** The number of selectable months. */
const MONTHS = 13;

type ListProps = { value: string; onChange: (value: string) => void; children: ReactNode; label?: string };

/** A select that looks like a field. `attributes` come from `described`. */
function List({ value, onChange, children, label, ...attributes }: ListProps & Partial<ReturnType<typeof described>>) {
	return (
		<SelectBox value={value} onChange={(event) => onChange(event.target.value)} aria-label={label} {...attributes}>
			{children}
		</SelectBox>
	);
}

type DayProps = FieldProps & {
	/** `YYYY-MM-DD`, or empty. */
	value: string;
	onChange: (day: string) => void;
	/** The first selectable month is that of this day. */
	from: string;
};

/**
 * A future day in the page's language, whatever the browser's is. Day and month are two selects, so that nobody can
 * enter an invalid day.
 */
export function DayField({ value, onChange, from, ...field }: DayProps) {
	const { lang, id, label, error } = field;
	const month = value.slice(0, 7) || from.slice(0, 7);
	return (
		<fieldset className="field day-field">
			<legend className="field-label">{label}</legend>
			<div className="day-lists">
				<List
					{...described({ id, error })}
					label={texts.day[lang]}
					value={value.slice(8)}
					onChange={(day) => onChange(`${month}-${day}`)}
				>
					{value === "" && <option value="">{texts.choose[lang]}</option>}
					{Array.from({ length: daysIn(month) }, (_, index) => String(index + 1).padStart(2, "0")).map((day) => (
						<option key={day} value={day}>
							{Number(day)}
						</option>
					))}
				</List>
				<List label={texts.month[lang]} value={month} onChange={(next) => onChange(withMonth(value || from, next))}>
					{monthNames(lang, [...new Set([...monthsFrom(from, MONTHS), month])]).map(([key, name]) => (
						<option key={key} value={key}>
							{name}
						</option>
					))}
				</List>
			</div>
			<FieldError id={id} error={error} />
		</fieldset>
	);
}

/** Times of a day, half an hour apart. */
const TIMES = Array.from(
	{ length: 48 },
	(_, index) => `${String(index >> 1).padStart(2, "0")}:${index % 2 ? "30" : "00"}`,
);

/** A time of day in half hours: `HH:MM`. */
export function TimeField({ value, onChange, ...field }: FieldProps & Pick<ListProps, "value" | "onChange">) {
	const { lang, id, label, error } = field;
	return (
		<div className="field">
			<label className="field-label" htmlFor={id}>
				{label}
			</label>
			<List {...described({ id, error })} value={value} onChange={onChange}>
				{value === "" && <option value="">{texts.choose[lang]}</option>}
				{TIMES.map((time) => (
					<option key={time} value={time}>
						{timeName(lang, time)}
					</option>
				))}
			</List>
			<FieldError id={id} error={error} />
		</div>
	);
}

/** Times in the page's format: "9:30" in Polish, "09:30" in English. */
function timeName(lang: Lang, time: string): string {
	return lang === "pl" ? time.replace(/^0/, "") : time;
}
