import { type Lang, localized } from "../../kit/i18n/lang.ts";
import type { EventFact } from "../event/contract.ts";
import type { InfoBarItem } from "./contract.ts";

/** An event's facts in one language. */
export function infoBarItems(facts: EventFact[], lang: Lang): InfoBarItem[] {
	return facts.map((fact) => ({
		icon: fact.icon,
		title: localized(lang, fact.title, fact.titleEn),
		note: localized(lang, fact.note, fact.noteEn),
	}));
}

/** How many lectures a track has, for the strip under the numbers. */
export type TrackShare = { name: string; color: string; lectures: number };

/** The numbers that matter of an event: plain data; what is 0 or unknown is not shown. */
export type EventNumbers = {
	speakers: number;
	lectures: number;
	exhibitors: number;
	previousAttendance: number | null;
	/** Tracks with lectures, in the organiser's order. */
	tracks: TrackShare[];
};

/** An entry of the calendar of other events, in one language: plain data. */
export type OtherEventRow = {
	name: string;
	when: string;
	year: number;
	note: string;
	color: string;
	/** The event's page here, where it has one. */
	href: string | null;
	/** The event whose page this is. */
	isThisOne: boolean;
	isPast: boolean;
};

/** What is to come, in the calendar's order, before what is over, the last one first. */
export function comingFirst<Row extends { isPast: boolean }>(rows: readonly Row[]): Row[] {
	return [...rows.filter((one) => !one.isPast), ...rows.filter((one) => one.isPast).toReversed()];
}
