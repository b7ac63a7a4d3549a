import type { Lang } from "../../../kit/i18n/lang.ts";
import type { BriefTree } from "../brief.ts";
import type { AgendaCategory, CategoryTree } from "../contract.ts";
import type { View } from "./use-view.ts";

/** A tab: a category with its small note ("pt. 07.06"), which `categoryNote` gives. */
export type AgendaTab = AgendaCategory & { isFake: boolean; note: string | null };

/** Everything that the section is rendered from; plain data. */
export type AgendaProps = {
	lang: Lang;
	/** Where the event's pages begin. */
	base: string;
	eventCode: string;
	timeZone: string;
	/** The sentence under the heading; for a past edition the organiser's other sentence. */
	intro: string;
	/** The fake category stands last. */
	categories: AgendaTab[];
	/** `objectId` of the tab shown first; null where there are none. */
	initialTab: number | null;
	/** The first tab: of a meetup the whole, otherwise in brief; the browser asks for what is missing. */
	tree: CategoryTree | null;
	brief: BriefTree | null;
	/** Whether anything has its hour, so that there are files of the programme. */
	hasSchedule: boolean;
	startsCollapsed: boolean;
	/** Meetups: a flat list of one edition, and links to all: those to come stand before those that are over. */
	isFlat: boolean;
	/** The day or edition that the address asks for. */
	calendarCode: string | null;
	/** The codes of the days that run today. */
	today: string[];
	editions: { code: string; name: string; isPast: boolean }[];
	/** Then nobody asks for seats. */
	isOver: boolean;
};

/** How many lectures of each tab answer the search, by the tabs' ids; tabs that are not fetched yet are missing. */
export type Found = ReadonlyMap<number, number>;

/** What one tab is drawn from. */
export type PanelProps = AgendaProps & {
	category: AgendaTab;
	tree: CategoryTree;
	view: View;
	found: Found;
	onChoose: (category: AgendaTab) => void;
};
