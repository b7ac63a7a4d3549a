import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { Lecture } from "../../agenda/contract.ts";
import { type SeatLabel, seatLabels } from "../../agenda/rules.ts";
import { seatTexts } from "../../agenda/texts.ts";
import { agendaTexts, languageText, levelText } from "../texts.ts";

/** HOT, explained to screen readers. */
export function HotChip({ lang }: { lang: Lang }) {
	return (
		<span className="chip chip-hot" title={agendaTexts.hotMeaning[lang]}>
			<Icon name="flame" size={17} />
			{agendaTexts.hot[lang]}
		</span>
	);
}

/** Three bars of rising height, with text. */
export function Level({ lang, level }: { lang: Lang; level: number | null }) {
	if (level === null) return null;
	return (
		<span className="lc-level">
			<i data-level={level} />
			{levelText(lang, level)}
		</span>
	);
}

/** "PL" or "EN" in a frame; screen readers get the language's name. */
export function LanguageChip({ lang, language }: { lang: Lang; language: string }) {
	return (
		<span className="chip chip-outline lc-language">
			<span aria-hidden="true">{language.toUpperCase()}</span>
			<span className="sr-only">{languageText(lang, language)}</span>
		</span>
	);
}

export const SEAT_STRIPS: Record<Exclude<SeatLabel, "hot">, { kind: string; icon: "warning" | "cross" | "chair" }> = {
	last: { kind: "warn", icon: "warning" },
	none: { kind: "bad", icon: "cross" },
	noneBasic: { kind: "bad", icon: "cross" },
	lastExtended: { kind: "extended", icon: "chair" },
	noneExtended: { kind: "extended", icon: "cross" },
};

/** A strip per seat label, with icon and text. */
export function SeatStrips({ lang, lecture }: { lang: Lang; lecture: Lecture }) {
	return seatLabels(lecture).map(
		(label) =>
			label !== "hot" && (
				<p className={`lc-seat lc-seat-${SEAT_STRIPS[label].kind}`} key={label}>
					<Icon name={SEAT_STRIPS[label].icon} size={18} />
					{seatTexts[label][lang]}
				</p>
			),
	);
}

/** The logo of a track, or two beams in its colour. */
export function TrackMark({ color, logoUrl }: { color: string; logoUrl: string | null }) {
	if (logoUrl) return <img className="ag-mark" src={logoUrl} alt="" width={48} height={48} loading="lazy" />;
	return (
		<svg className="ag-mark" viewBox="0 0 48 48" width={48} height={48} aria-hidden="true" style={{ color }}>
			<path d="M48 48H20L30 0h18zM0 48V18L12 0h2L7 48z" opacity=".42" />
			<path d="M7 0h15l24 48H9z" />
		</svg>
	);
}
