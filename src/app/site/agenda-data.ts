import type { CategoryTree } from "../../features/agenda/contract.ts";
import { initialTab, isFlatList, isOutdated } from "../../features/agenda/rules.ts";
import { seatCacheEnd } from "../../features/agenda/seat-status.ts";
import { categoryShape } from "../../features/agenda/server/shapes.ts";
import { treeParts } from "../../features/agenda/server/store.ts";
import { type TreeParts, treeOf } from "../../features/agenda/server/tree.ts";
import { type BriefTree, briefTree } from "../../features/agenda-page/brief.ts";
import { categoryNote } from "../../features/agenda-page/notes.ts";
import { startsCollapsed } from "../../features/agenda-page/rules.ts";
import { agendaTexts } from "../../features/agenda-page/texts.ts";
import type { AgendaProps } from "../../features/agenda-page/web/agenda-props.ts";
import { initialDay, isLarge, lectureTotal } from "../../features/agenda-page/web/arrangement.ts";
import { eventDays } from "../../features/event/event-days.ts";
import { isOver as isDayOver } from "../../features/event/over.ts";
import type { EventRecord } from "../../features/event/server/columns.ts";
import { type Lang, localized } from "../../kit/i18n/lang.ts";
import { invariant } from "../../kit/invariant/invariant.ts";
import { earliest } from "../../kit/time/earliest.ts";
import { instantOf } from "../../kit/time/instant.ts";
import { addDays, dayOf } from "../../kit/time/zone.ts";
import type { LandingRows } from "../http/reads.ts";

/** The sentence above the agenda: the organiser's own, a sentence for a past edition, or a note on another year. */
function introOf(event: EventRecord, { lang, now, isOver }: { lang: Lang; now: Date; isOver: boolean }): string {
	if (isOver)
		return localized(lang, event.agendaIntroOutdated, event.agendaIntroOutdatedEn) || agendaTexts.outdatedIntro[lang];
	if (isOutdated(event.code, now, event.timeZone)) return agendaTexts.laterIntro[lang];
	return localized(lang, event.agendaIntro, event.agendaIntroEn);
}

// long: one object, which names every field of the agenda
export function agendaFor(
	rows: LandingRows,
	request: {
		event: EventRecord;
		lang: Lang;
		calendarCode: string | undefined;
		now: Date;
		isOver: boolean;
		base: string;
	},
): AgendaProps {
	const { event, lang, calendarCode, now, isOver, base } = request;
	const facts = rows.categories;
	const own = facts.filter((one) => !one.isFake);
	const parts = treeParts(rows);
	const trees = new Map(facts.map((one) => [one.id, treeOf(parts, one)]));
	const first = initialTab(event.code, own.map(categoryShape)) ?? facts[0]?.id;
	const isFlat = isFlatList(event.code);
	const tree = trees.get(first ?? 0) ?? null;
	const today = runningDays(rows, event, now);
	return {
		lang,
		base,
		eventCode: event.code,
		timeZone: event.timeZone,
		intro: introOf(event, { lang, now, isOver }),
		// the fake category is appended (spec §2)
		categories: [...own, ...facts.filter((one) => one.isFake)].map((one) => ({
			...categoryShape(one),
			isFake: one.isFake,
			note: categoryNote(lang, invariant(trees.get(one.id), "the tree of a category")),
		})),
		initialTab: first ?? null,
		tree: isFlat ? tree : null,
		brief: isFlat || !tree ? null : briefOf(tree, { requested: calendarCode ?? null, today }),
		hasSchedule: hasSchedule(facts, parts, event),
		startsCollapsed: startsCollapsed(event.code),
		isFlat,
		// a meetup's page shows one edition
		calendarCode: (isFlat ? eventDays(rows.calendars, event, calendarCode, now)[0]?.code : calendarCode) ?? null,
		today,
		editions: isFlat ? editionsOf(rows, lang, now) : [],
		isOver,
	};
}

/** Whether any lecture has a start time: recordings and fairs have none. */
function hasSchedule(categories: LandingRows["categories"], parts: TreeParts, { isMeeting }: EventRecord): boolean {
	const timed = new Set(categories.filter((one) => one.isHourlySignificant || isMeeting).map((one) => one.id));
	return parts.lectures.some((one) => timed.has(one.categoryId));
}

/** A shortened tab: a large one has only its initial day. */
function briefOf(tree: CategoryTree, choice: Parameters<typeof initialDay>[1]): BriefTree {
	const day = isLarge(lectureTotal(tree.calendars)) ? initialDay(tree.calendars, choice) : undefined;
	return briefTree(tree, day?.objectId);
}

/** The calendar codes of today, in the event's zone. */
function runningDays({ calendars }: LandingRows, { timeZone }: EventRecord, now: Date): string[] {
	const day = dayOf(now, timeZone);
	return calendars
		.filter((one) => dayOf(one.startsAt, timeZone) <= day && day <= dayOf(one.endsAt, timeZone))
		.map((one) => one.code);
}

/** The next midnight before a day of the event; undefined after its last day. */
export function nextDay({ calendars }: LandingRows, { timeZone }: EventRecord, now: Date): Date | undefined {
	const midnights = calendars.flatMap((one) => {
		const [first, last] = [dayOf(one.startsAt, timeZone), dayOf(one.endsAt, timeZone)];
		return [first, addDays(last, 1)].map((day) => instantOf(`${day}T00:00`, timeZone));
	});
	return earliest(midnights, now);
}

/** A meetup's editions: upcoming ones by date, then past ones, latest first. */
function editionsOf({ calendars }: LandingRows, lang: Lang, now: Date): AgendaProps["editions"] {
	const inOrder = calendars.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
	const toEdition = (isPast: boolean) => (one: (typeof calendars)[number]) => ({
		code: one.code,
		name: localized(lang, one.name, one.nameEn),
		isPast,
	});
	const past = inOrder.filter((one) => isDayOver(one, now));
	return [
		...inOrder.filter((one) => !past.includes(one)).map(toEdition(false)),
		...past.toReversed().map(toEdition(true)),
	];
}

/** When the page's seat statuses expire; undefined without limited seats. */
export function statusesHold(rows: LandingRows, now: Date): Date | undefined {
	return rows.cards.some(({ card }) => card.basicSeats !== null) ? seatCacheEnd(now) : undefined;
}

/** The end of the current year in the event's zone. Then the edition is outdated. */
export function nextYear(now: Date, event: EventRecord): Date {
	return instantOf(`${Number(dayOf(now, event.timeZone).slice(0, 4)) + 1}-01-01T00:00`, event.timeZone);
}
