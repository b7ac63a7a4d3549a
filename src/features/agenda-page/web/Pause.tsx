import type { CSSProperties } from "react";
import { localized } from "../../../kit/i18n/lang.ts";
import type { CalendarBreak } from "../../agenda/contract.ts";
import { type CardLook, timeSpan } from "./LectureCard.tsx";

/** A break: clock icon, times, name and a dashed line. */
export function Pause({
	look,
	pause,
	className,
	row,
	isHidden,
	as: Element = "div",
}: {
	look: CardLook;
	pause: CalendarBreak;
	className: string;
	/** The row of the grid, from 1. */
	row: number;
	/** Hides the break from screen readers: the tracks' lists contain it too. */
	isHidden?: boolean;
	as?: "div" | "li";
}) {
	const [start, end] = timeSpan(look, pause);
	return (
		<Element className={className} style={{ "--row": row } as CSSProperties} aria-hidden={isHidden}>
			<span>
				{start}–{end} {localized(look.lang, pause.name, pause.nameEn)}
			</span>
		</Element>
	);
}
