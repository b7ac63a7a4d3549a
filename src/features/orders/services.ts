import { fill } from "../../kit/i18n/fill.ts";
import { localized, type Text } from "../../kit/i18n/lang.ts";
import { spanText } from "../../kit/time/zone.ts";
import type { Service } from "../documents/contract.ts";
import { issueDateOf } from "../documents/rules.ts";
import { lastDay } from "../event/over.ts";
import type { OptionKind } from "../options/contract.ts";
import type { PackageIncludes } from "../packages/contract.ts";
import { RECORDING_MONTHS } from "../packages/rules.ts";
import { ticketDays } from "../packages/ticket-days.ts";

type Day = {
	name: string;
	nameEn: string | null;
	startsAt: Date;
	isOnline: boolean;
	isOnsite: boolean;
};

export type ServiceEvent = {
	place: string;
	placeEn: string | null;
	city: string;
	cityEn: string | null;
	startsAt: Date;
	endsAt: Date;
	timeZone: string;
	isMeeting: boolean;
};

/** A line's package, and its option if any. */
export type SoldItem = {
	package: {
		isOnline: boolean;
		isOnsite: boolean;
		includes: Pick<PackageIncludes, "lectures" | "expo" | "recordings">;
	};
	option?: OptionKind | undefined;
};

const LANGS = ["pl", "en"] as const;

/** Options at a place. The others are goods. */
const ON_SITE: OptionKind[] = ["lunch", "afterparty"];

/** The ticket's days with places, and how long its recordings are open. Null for goods. */
export function serviceOf(item: SoldItem, event: ServiceEvent, calendars: readonly Day[]): Service | null {
	const { option } = item;
	if (option !== undefined && !ON_SITE.includes(option)) return null;
	const attended = option === undefined ? item.package : { ...item.package, isOnline: false, isOnsite: true };
	const opens = option === undefined && item.package.includes.recordings !== "none";
	const isAttended = option !== undefined || item.package.includes.expo || item.package.includes.lectures !== "none";
	const days = isAttended && !event.isMeeting ? ticketDays(attended, [...calendars]) : [];
	const parts = LANGS.map((lang) => [
		...days.map((day) => `${localized(lang, day.name, day.nameEn)}, ${placeText(lang, event, day.isOnsite)}`),
		...(days.length === 0 && isAttended ? [wholeText(lang, event, attended.isOnsite)] : []),
		...(opens ? [fill(texts.recordings[lang], { months: RECORDING_MONTHS })] : []),
	]);
	const [pl = "", en = ""] = parts.map((one) => one.join("; "));
	if (!pl) return null;
	const last = days.at(-1)?.startsAt ?? lastDay(event);
	return { pl, en, day: isAttended ? issueDateOf(last) : null };
}

const placeText = (lang: "pl" | "en", event: ServiceEvent, isOnsite: boolean) =>
	isOnsite
		? [localized(lang, event.place, event.placeEn), localized(lang, event.city, event.cityEn)]
				.filter(Boolean)
				.join(", ")
		: texts.online[lang];

/** The dates of an event without named days. Meetup editions have their own. */
function wholeText(lang: "pl" | "en", event: ServiceEvent, isOnsite: boolean): string {
	const dates = event.isMeeting ? "" : spanText(lang, event.startsAt, lastDay(event), event.timeZone);
	return [dates, placeText(lang, event, isOnsite)].filter(Boolean).join(", ");
}

const texts = {
	online: { pl: "online", en: "online" },
	recordings: {
		pl: "nagrania przez #months miesiące od publikacji",
		en: "recordings for #months months from publication",
	},
} as const satisfies Record<string, Text>;
