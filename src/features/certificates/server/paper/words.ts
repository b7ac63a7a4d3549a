import { fill } from "../../../../kit/i18n/fill.ts";
import { localized } from "../../../../kit/i18n/lang.ts";
import { textWidth } from "../../../../kit/pdf/fit.ts";
import { spanText } from "../../../../kit/time/zone.ts";
import { lastDay } from "../../../event/over.ts";
import { hoursText } from "../../rules.ts";
import { daysWord, lecturesWord, programmeWord, paperTexts as texts, tracksWord } from "../../texts.ts";
import type { PrintableCertificate } from "../certificate-pdf.ts";

type Printable = Pick<PrintableCertificate, "lang" | "event" | "certificate">;

export const eventName = ({ lang, event }: Pick<Printable, "lang" | "event">) =>
	localized(lang, event.name, event.nameEn);

/** Returns "6–7 czerwca 2025, online i Warszawa". */
export function whenAndWhere({ lang, event }: Pick<Printable, "lang" | "event">): string {
	const [startsAt, endsAt] = [new Date(event.startsAt), new Date(event.endsAt)];
	const when = spanText(lang, startsAt, lastDay({ startsAt, endsAt }), event.timeZone);
	const city = localized(lang, event.city, event.cityEn);
	const where = !event.isOnsite ? texts.online[lang] : event.isOnline ? fill(texts.onlineAnd[lang], city) : city;
	return `${when}, ${where}`;
}

export function confirmation({ lang, event, certificate }: Printable): string {
	const { days, sources } = certificate.attendance;
	const names = days.map((day) => localized(lang, day.name, day.nameEn)).join(texts.and[lang]);
	return [
		fill(texts.takesPart[lang], eventName({ lang, event })),
		days.length > 0 && fill(texts.present[lang], names),
		sources.some((source) => source !== "onsite") && texts.watched[lang],
	]
		.filter(Boolean)
		.join(" ");
}

/** Counts days if no lecture counts. */
export function countsOf({ lang, certificate }: Pick<Printable, "lang" | "certificate">): [string, string][] {
	const { days, lectures, minutes, tracks } = certificate.attendance;
	if (lectures === 0) return [[String(days.length), daysWord(lang, days.length)]];
	const counts: [string, string][] = [
		[String(lectures), lecturesWord(lang, lectures)],
		[hoursText(lang, minutes), programmeWord[lang]],
	];
	if (tracks.length > 0) counts.push([String(tracks.length), tracksWord(lang, tracks.length)]);
	return counts;
}

/** Returns the lines of a name and their size in points; two lines if they allow a larger size. */
export function nameLines(name: string, width: number, largest: number): { lines: string[]; size: number } {
	const words = name.trim().split(/\s+/);
	const splits = words.map((_, at) => [words.slice(0, at).join(" "), words.slice(at).join(" ")].filter(Boolean));
	const sizeOf = (lines: string[]) =>
		Math.min(largest, width / Math.max(...lines.map((line) => textWidth(line, "display"))));
	const best = splits.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one), [words.join(" ")]);
	return { lines: best, size: Math.max(18, Math.floor(sizeOf(best))) };
}
