import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { dateText, dayOf, timeText } from "../../../kit/time/zone.ts";
import type { TicketInfo } from "../contract.ts";
import { texts } from "../texts.ts";

/** The package's days, or else the event's. */
export function dayLines(lang: Lang, ticket: TicketInfo): { text: string; isOnsite: boolean }[] {
	const place = `${localized(lang, ticket.place, ticket.placeEn)}, ${localized(lang, ticket.city, ticket.cityEn)}`;
	const where = (isOnsite: boolean) => (isOnsite ? place : texts.online[lang].toLowerCase());
	const time = (iso: string) => timeText(lang, new Date(iso), ticket.timeZone);
	if (ticket.days.length > 0) {
		return ticket.days.map(({ name, nameEn, isOnsite, startDate }) => ({
			text: `${localized(lang, name, nameEn)}, ${time(startDate)}, ${where(isOnsite)}`,
			isOnsite,
		}));
	}
	const [start, end] = [new Date(ticket.startDate), new Date(ticket.endDate)];
	const isOneDay = dayOf(start, ticket.timeZone) === dayOf(end, ticket.timeZone);
	const last = dateText(lang, end, ticket.timeZone);
	const when = isOneDay
		? `${last}, ${time(ticket.startDate)}`
		: `${dateText(lang, start, ticket.timeZone, false)} – ${last}`;
	return [{ text: `${when}, ${where(!ticket.isOnline)}`, isOnsite: !ticket.isOnline }];
}
