import type { Lang } from "../../../kit/i18n/lang.ts";
import type { AgendaCategory, CategoryTree } from "../../agenda/contract.ts";
import type { BriefTree } from "../brief.ts";
import type { View } from "./use-view.ts";

/** A category with the note of `categoryNote` ("pt. 07.06"). */
export type AgendaTab = AgendaCategory & { isFake: boolean; note: string | null };

export type AgendaProps = {
	lang: Lang;
	/** The base path of the event's pages. */
	base: string;
	eventCode: string;
	timeZone: string;
	/** The sentence below the heading; a past edition has another one. */
	intro: string;
	/** The fake category comes last. */
	categories: AgendaTab[];
	/** The `objectId` of the tab to open; null without tabs. */
	initialTab: number | null;
	/** The whole first tab of a meetup; other events have `brief`. */
	tree: CategoryTree | null;
	brief: BriefTree | null;
	/** True if a lecture has an hour: then programme files exist. */
	hasSchedule: boolean;
	startsCollapsed: boolean;
	/** True for meetups: a flat list of one edition, with links to all editions. */
	isFlat: boolean;
	/** The day or edition that the address names. */
	calendarCode: string | null;
	/** The codes of today's days. */
	today: string[];
	editions: { code: string; name: string; isPast: boolean }[];
	/** Past events have no free seats. */
	isOver: boolean;
};

/** Matching lectures per tab id; a tab that is not loaded is missing. */
export type MatchCounts = ReadonlyMap<number, number>;

export type PanelProps = AgendaProps & {
	category: AgendaTab;
	tree: CategoryTree;
	view: View;
	found: MatchCounts;
	onChoose: (category: AgendaTab) => void;
};
