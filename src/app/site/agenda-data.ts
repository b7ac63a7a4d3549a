import { categoryNote } from "../../features/agenda/notes.ts";
import { initialTab, isFlatList, isOutdated, startsCollapsed } from "../../features/agenda/rules.ts";
import { seatsHoldUntil } from "../../features/agenda/seat-status.ts";
import { treeParts } from "../../features/agenda/server/store.ts";
import { categoryShape, treeOf } from "../../features/agenda/server/tree.ts";
import type { AgendaProps } from "../../features/agenda/web/AgendaSection.tsx";
import type { EventFacts } from "../../features/event/server/store.ts";
import { type Lang, localized } from "../../kit/i18n/lang.ts";
import { dayOf, instantOf } from "../../kit/time/zone.ts";
import type { LandingRows } from "../reads.ts";

/** What the agenda island of an event starts from: its tabs and the tree of the first one. */
export function agendaFor(
	rows: LandingRows,
	request: { event: EventFacts; lang: Lang; calendarCode: string | undefined; now: Date },
): AgendaProps {
	const { event, lang, calendarCode, now } = request;
	const facts = rows.categories;
	const own = facts.filter((one) => !one.isFake);
	const parts = treeParts(rows);
	const trees = new Map(facts.map((one) => [one.id, treeOf(parts, one)]));
	const first = initialTab(event.code, own.map(categoryShape)) ?? facts[0]?.id;
	const isPast = isOutdated(event.code, now, event.timeZone);
	return {
		lang,
		eventCode: event.code,
		timeZone: event.timeZone,
		intro: isPast
			? localized(lang, event.agendaIntroOutdated, event.agendaIntroOutdatedEn)
			: localized(lang, event.agendaIntro, event.agendaIntroEn),
		// the fake category is appended (spec §2)
		categories: [...own, ...facts.filter((one) => one.isFake)].map((one) => ({
			...categoryShape(one),
			isFake: one.isFake,
			note: categoryNote(lang, trees.get(one.id)!),
		})),
		initialTab: first ?? null,
		tree: trees.get(first ?? 0) ?? null,
		startsCollapsed: startsCollapsed(event.code),
		isFlat: isFlatList(event.code),
		calendarCode: calendarCode ?? null,
		isOutdated: isPast,
	};
}

/** Until when a page may show the seat statuses that it was made with; undefined where no seats are limited. */
export function statusesHold(rows: LandingRows, now: Date): Date | undefined {
	return rows.cards.some(({ card }) => card.basicSeats !== null) ? seatsHoldUntil(now) : undefined;
}

/** The moment at which the year of the event's zone ends: the edition is outdated then. */
export function nextYear(now: Date, event: EventFacts): Date {
	return instantOf(`${Number(dayOf(now, event.timeZone).slice(0, 4)) + 1}-01-01T00:00`, event.timeZone);
}
