import { fill } from "../../../../kit/i18n/fill.ts";
import { type Lang, localized, type Text } from "../../../../kit/i18n/lang.ts";
import { moneyText } from "../../../../kit/money/amounts.ts";
import { dateText, timeText } from "../../../../kit/time/zone.ts";
import { paperTexts as texts } from "../../paper-texts.ts";
import type { PrintableTicket, PrintedDay } from "../ticket-pdf.ts";
import type { PlanBlock, PlanRow } from "./plan-layout.ts";

export const filled = (lang: Lang, text: Text, value: string) => fill(text[lang], value);

export const eventName = ({ ticket, lang }: Pick<PrintableTicket, "ticket" | "lang">) =>
	localized(lang, ticket.eventName, ticket.eventNameEn);

export const placeName = ({ ticket, lang }: Pick<PrintableTicket, "ticket" | "lang">) =>
	localized(lang, ticket.place, ticket.placeEn);

export const isOnsite = ({ ticket, days }: Pick<PrintableTicket, "ticket" | "days">) =>
	days.length > 0 ? days.some((day) => day.isOnsite) : !ticket.isOnline;

/** "7 czerwca". */
export const dateOf = ({ ticket, lang }: Pick<PrintableTicket, "ticket" | "lang">, day: PrintedDay) =>
	dateText(lang, day.startsAt, ticket.timeZone, false);

export function planBlocks(printable: PrintableTicket): PlanBlock[] {
	const { ticket, lang, days } = printable;
	return days.map((day) => ({
		title: dayTitle(printable, day),
		rows: day.hours.map(({ startsAt, title, place, isBreak, isReserved }) => ({
			time: timeText(lang, startsAt, ticket.timeZone),
			title: title[lang],
			hall: place,
			isBreak,
			isReserved,
		})),
	}));
}

/** "7 czerwca", with "online" for an online day. */
export function dayTitle(printable: PrintableTicket, day: PrintedDay): string {
	const date = dateOf(printable, day);
	return day.isOnsite ? date : `${date}, ${texts.online[printable.lang]}`;
}

const HOUR_MS = 3_600_000;

/** Blank hours, with the day's breaks between them. */
export function emptyRows({ ticket, lang }: PrintableTicket, day: PrintedDay, most: number): PlanRow[] {
	const rowAt = (moment: Date) => ({ time: timeText(lang, moment, ticket.timeZone), title: "", hall: "" });
	const breaks = day.hours.filter((hour) => hour.isBreak).slice(0, Math.floor(most / 3));
	const hours = Math.max(1, Math.ceil((day.endsAt.getTime() - day.startsAt.getTime()) / HOUR_MS));
	const step = Math.ceil(hours / (most - breaks.length));
	const blank = Array.from({ length: Math.ceil(hours / step) }, (_, place) => {
		const moment = new Date(day.startsAt.getTime() + place * step * HOUR_MS);
		return { at: moment.getTime(), row: { ...rowAt(moment), isBreak: false, isReserved: false } };
	}).filter(({ at }) => breaks.every((one) => one.startsAt.getTime() !== at));
	const breakRows = breaks.map(({ startsAt, title }) => ({
		at: startsAt.getTime(),
		row: { ...rowAt(startsAt), title: title[lang], isBreak: true, isReserved: false },
	}));
	return [...blank, ...breakRows].sort((a, b) => a.at - b.at).map(({ row }) => row);
}

/** The halls of the holder's onsite plan with their hours, earliest first. */
export function hallsOf({ ticket, lang, days }: PrintableTicket): { hall: string; hours: string }[] {
	const halls = new Map<string, string[]>();
	const onsite = days.filter((day) => day.isOnsite);
	for (const day of onsite) {
		for (const { startsAt, place, isBreak } of day.hours) {
			if (isBreak || place === "") continue;
			halls.set(place, [...(halls.get(place) ?? []), timeText(lang, startsAt, ticket.timeZone)]);
		}
	}
	return [...halls].map(([hall, hours]) => ({ hall, hours: hours.join(", ") }));
}

/** "Zamówienie MSTS25-04821, opłacone 30 kwietnia 2025, 921,27 zł". */
export function orderLines({ ticket, lang, orders }: PrintableTicket): string[] {
	if (orders.length === 0) return [texts.free[lang]];
	return orders.map(({ number, grossGrosz, isPaid, confirmedAt }) => {
		const when = confirmedAt ? dateText(lang, new Date(confirmedAt), ticket.timeZone) : "";
		const state = isPaid ? filled(lang, texts.paid, when) : texts.toPay[lang];
		const parts = [filled(lang, texts.order, number), state, grossGrosz !== null && moneyText(lang, grossGrosz)];
		return `${parts.filter(Boolean).join(", ")}.`;
	});
}
