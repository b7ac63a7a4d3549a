import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Tx } from "../../../kit/db/database.ts";
import { numberText } from "../../../kit/i18n/number.ts";
import { endOf } from "../../event/over.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { type EmailDeps, sendEventEmail } from "../../event/server/event-email.ts";
import { calendarsOf, eventsById } from "../../event/server/store.ts";
import { includesRight } from "../../organisers/rights.ts";
import { rolesAt } from "../../organisers/server/role-store.ts";
import { isDue } from "../rules.ts";
import { weekFacts, weeklyEmail } from "../texts.ts";
import type { FiguresReads } from "./figures-reads.ts";
import { allWishes, lockWish, markSent, removeWish, type WeeklyWish } from "./store.ts";

export type WeeklyDeps = EmailDeps & { db: NodePgDatabase; figuresReads: FiguresReads };

/** Sends the figures to organisers whose e-mail is due. Returns the count. */
export async function sendWeeklyFigures(deps: WeeklyDeps): Promise<number> {
	const wishes = await allWishes(deps.db);
	const events = await eventsById(deps.db, [...new Set(wishes.map(({ eventId }) => eventId))]);
	let count = 0;
	for (const wish of wishes) {
		const event = events.get(wish.eventId);
		if (!event || !isDue(wish, deps.clock.now(), event.timeZone)) continue;
		if (await deps.db.transaction((tx) => sendDue(tx, deps, wish, event))) count++;
	}
	return count;
}

/** Sends one e-mail, unless another process has sent it. A wish ends with its event, and without the right. */
async function sendDue(tx: Tx, deps: WeeklyDeps, wish: WeeklyWish, event: EventRecord): Promise<boolean> {
	const now = deps.clock.now();
	const due = await lockWish(tx, wish);
	if (!due || !isDue(due, now, event.timeZone)) return false;
	const isOver = endOf(event, await calendarsOf(tx, event.id)) <= now;
	if (isOver || !includesRight(await rolesAt(tx, wish), "figures.read")) {
		await removeWish(tx, wish);
		return false;
	}
	const { lang, email } = due;
	const week = await deps.figuresReads.week(tx, { eventId: event.id, now });
	await sendEventEmail(tx, deps, {
		to: { email, lang },
		event,
		kind: "weekly-figures",
		texts: weeklyEmail,
		values: { registered: numberText(lang, week.registered), week: numberText(lang, week.registeredLastWeek) },
		facts: weekFacts(lang, week),
		path: "office/today",
	});
	await markSent(tx, wish, now);
	return true;
}
