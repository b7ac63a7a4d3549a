import type { Lang } from "../../../kit/i18n/lang.ts";
import type { AgendaCategory, CategoryTree } from "../../agenda/contract.ts";
import type { BriefTree } from "../brief.ts";
import type { View } from "./use-view.ts";

/** A tab: a category with the note of `categoryNote` ("pt. 07.06"). */
export type AgendaTab = AgendaCategory & { isFake: boolean; note: string | null };

export type AgendaProps = {
	lang: Lang;
	/** The base path of the event's pages. */
	base: string;
	eventCode: string;
	timeZone: string;
	/** The sentence under the heading; a past edition has the organiser's other one. */
	intro: string;
	/** The fake category comes last. */
	categories: AgendaTab[];
	/** The initial tab's `objectId`; null without tabs. */
	initialTab: number | null;
	/** The first tab: whole for a meetup, otherwise in brief; the browser fetches the rest. */
	tree: CategoryTree | null;
	brief: BriefTree | null;
	/** Whether any lecture has an hour, so that programme files exist. */
	hasSchedule: boolean;
	startsCollapsed: boolean;
	/** Meetups: a flat list of one edition, with links to all, upcoming before past. */
	isFlat: boolean;
	/** The requested day or edition. */
	calendarCode: string | null;
	/** The codes of today's days. */
	today: string[];
	editions: { code: string; name: string; isPast: boolean }[];
	/** Past events need no seats. */
	isOver: boolean;
};

/** Matching lectures per tab id; tabs not yet fetched are missing. */
export type MatchCounts = ReadonlyMap<number, number>;

export type PanelProps = AgendaProps & {
	category: AgendaTab;
	tree: CategoryTree;
	view: View;
	found: MatchCounts;
	onChoose: (category: AgendaTab) => void;
};
