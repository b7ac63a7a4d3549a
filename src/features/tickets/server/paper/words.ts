import { type Lang, localized, type Text } from "../../../../kit/i18n/lang.ts";
import { type Content, faces, h, Text as Line, type Style, View } from "../../../../kit/pdf/sheet.ts";
import { momentText } from "../../../../kit/time/moment.ts";
import { dateText, timeText } from "../../../../kit/time/zone.ts";
import type { TicketInfo } from "../../contract.ts";
import { texts } from "../../texts.ts";

const DAY_MS = 24 * 3_600_000;

/** A phrase: in Polish, or in English with the Polish one under it, smaller. */
export function phrase(lang: Lang, text: Text, style: Style, also: Style): Content {
	const other = lang === "en" && text.pl !== text.en;
	return h(View, null, h(Line, { style }, text[lang]), other && h(Line, { style: also }, text.pl));
}

/** Where a day takes place: "Hala Łuków, Warszawa" or "Online". */
export function placeText(lang: Lang, ticket: TicketInfo, isOnsite: boolean): string {
	if (!isOnsite) return texts.online[lang];
	return `${localized(lang, ticket.place, ticket.placeEn)}, ${localized(lang, ticket.city, ticket.cityEn)}`;
}

/** The days of a ticket, or the event's span where its package names none: name, date with time, place. */
export function daysOf(lang: Lang, ticket: TicketInfo): { name: string; when: string; where: string }[] {
	const { timeZone } = ticket;
	const when = (start: Date, end: Date) => {
		const from = momentText(lang, start, timeZone);
		const isOneDay = end.getTime() - start.getTime() < DAY_MS; // also into the night
		return isOneDay ? `${from}–${timeText(lang, end, timeZone)}` : `${from} – ${dateText(lang, end, timeZone)}`;
	};
	const named = ticket.days.map((day) => ({
		name: localized(lang, day.name, day.nameEn),
		when: when(new Date(day.startDate), new Date(day.endDate)),
		where: placeText(lang, ticket, day.isOnsite),
	}));
	if (named.length > 0) return named;
	const span = when(new Date(ticket.startDate), new Date(ticket.endDate));
	return [{ name: "", when: span, where: placeText(lang, ticket, !ticket.isOnline) }];
}

/** Name, date and place of a day as one line. */
export function dayLine({ name, when, where }: ReturnType<typeof daysOf>[number]): string {
	return [name || when, name && when.replace(/^.*, /, ""), where].filter(Boolean).join(", ");
}

export const small: Style = { ...faces.text, fontSize: 7.5, lineHeight: 1.35 };
