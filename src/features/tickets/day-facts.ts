import { fill } from "../../kit/i18n/fill.ts";
import { type Lang, localized } from "../../kit/i18n/lang.ts";
import { dateText, spanText, timeText } from "../../kit/time/zone.ts";
import type { TicketInfo } from "./contract.ts";
import { paperTexts as texts } from "./paper-texts.ts";

type DayTimes = { startsAt: Date; doorsAt: Date | null };

/** The days of a ticket, such as "7 czerwca, drzwi 7:45" and "Hala Łuków"; `days` have the opening of doors. */
export function dayFacts(
	lang: Lang,
	ticket: TicketInfo,
	days: readonly DayTimes[],
): { label: string; value: string }[] {
	const place = localized(lang, ticket.place, ticket.placeEn);
	const facts = ticket.days.map(({ startDate, isOnsite }) => {
		const start = new Date(startDate);
		const doors = isOnsite ? days.find((one) => one.startsAt.getTime() === start.getTime())?.doorsAt : null;
		const from = fill((doors ? texts.doors : texts.from)[lang], timeText(lang, doors ?? start, ticket.timeZone));
		return {
			label: `${dateText(lang, start, ticket.timeZone, false)}, ${from}`,
			value: isOnsite ? place : texts.online[lang],
		};
	});
	if (facts.length > 0) return facts;
	const span = spanText(lang, new Date(ticket.startDate), new Date(ticket.endDate), ticket.timeZone);
	return [{ label: span, value: ticket.isOnline ? texts.online[lang] : place }];
}
