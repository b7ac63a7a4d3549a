import type { Lang } from "../../../kit/i18n/lang.ts";
import { meetingsTexts as texts } from "./texts.ts";
import { calendarDayText } from "./words.ts";

type Props = {
	lang: Lang;
	/** "2025-06-06", in order. */
	days: readonly string[];
	day: string | undefined;
	choose(day: string): void;
};

export function DayChoice({ lang, days, day, choose }: Props) {
	if (day && days.length === 1) return <h2 className="h-card">{calendarDayText(lang, day)}</h2>;
	if (days.length === 0) return null;
	return (
		<fieldset className="segment justify-self-start">
			<legend className="sr-only">{texts.days[lang]}</legend>
			{days.map((one) => (
				<button key={one} type="button" aria-pressed={one === day} onClick={() => choose(one)}>
					{calendarDayText(lang, one)}
				</button>
			))}
		</fieldset>
	);
}
