import { a4Pages, type Content, type Element, h, Text } from "../../../../kit/pdf/sheet.ts";
import { paperTexts } from "../../paper-texts.ts";
import { texts } from "../../texts.ts";
import type { PrintableTicket } from "../ticket-pdf.ts";
import { arrivalOf, foldOf } from "./arrival.ts";
import { GREY, INK, LEFT, placed, RIGHT, small } from "./look.ts";
import { panelOf } from "./panel.ts";
import { planOf } from "./plan.ts";
import { eventName, filled } from "./words.ts";

/** An A4 sheet is folded in thirds, with the ticket on top. In points. */
const FOLDS = [280.6, 561.3] as const;

/** A ticket on paper. Only the printing process loads it. */
export function sheet(printable: PrintableTicket): Element {
	const { ticket, lang, issuedAt, organiser } = printable;
	const event = eventName(printable);
	const { part, pages } = planOf(printable);
	const first = [
		panelOf(printable),
		foldOf(FOLDS[0], paperTexts.fold[lang]),
		part,
		foldOf(FOLDS[1], paperTexts.foldAgain[lang]),
		arrivalOf(printable),
	];
	return a4Pages(
		{
			title: `${texts.ticket[lang]} ${ticket.number} – ${event}`,
			author: organiser?.name ?? event,
			language: lang,
			createdAt: new Date(issuedAt),
		},
		[first, ...pages.map((page, place) => [...page, headOf(printable, place + 2, pages.length + 1)])],
		{ color: INK },
	);
}

function headOf({ ticket, lang }: PrintableTicket, page: number, pages: number): Content {
	const text = filled(lang, paperTexts.pages, ticket.number)
		.replace("{page}", String(page))
		.replace("{pages}", String(pages));
	const box = { left: LEFT.left, top: 26, width: RIGHT.left + RIGHT.width - LEFT.left, height: 14 };
	return h(Text, { key: "head", style: { ...placed(box), ...small, color: GREY.text } }, text);
}
