import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { wordsIn } from "../../../kit/i18n/lang.ts";
import type { Jobs } from "../../../kit/jobs/jobs.ts";
import { momentText } from "../../../kit/time/moment.ts";
import { isTopicOn } from "../../account/server/email-preference-store.ts";
import { accountById } from "../../account/server/store.ts";
import { countSeat, lockSeats, uncountSeat } from "../../agenda/server/stock-store.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { type EmailDeps, sendEventEmail } from "../../event/server/event-email.ts";
import { eventById } from "../../event/server/store.ts";
import { seatOfferEnd } from "../queue.ts";
import { seatOfferedEmail } from "../queue-texts.ts";
import { hasSeatFor } from "../rules.ts";
import {
	emptyQueue,
	endOverdue,
	lecturesPastQueue,
	lecturesToServe,
	listWaiting,
	type QueueEntry,
	setOffered,
} from "./queue-store.ts";
import { lecturesByIds, type PlacedLecture } from "./store.ts";
import { announceQueue } from "./tell-queue.ts";

/** `app/wiring.ts` implements them. */
export type SeatQueueCommands = {
	onOffered(tx: Tx, offered: { eventId: number; lectureId: number; accountId: string; until: Date }): Promise<void>;
	/** The person accepted or declined the offer. */
	onSettled(tx: Tx, settled: { lectureId: number; accountId: string }): Promise<void>;
};

/** Queries that other slices answer. */
export type SeatQueueReads = {
	/** Whether a person is banned from the event's networking. */
	isBanned(db: Database, of: { eventId: number; accountId: string }): Promise<boolean>;
};

export type SeatQueueDeps = EmailDeps & { jobs: Pick<Jobs, "enqueue">; seatQueueCommands: SeatQueueCommands };

/**
 * Offers a lecture's free seats to the first in the queue whose packages qualify. The lecture's counter must be locked,
 * so that nobody else takes a seat meanwhile.
 */
export async function offerFreeSeats(tx: Tx, deps: SeatQueueDeps, lectureId: number): Promise<void> {
	const waiting = await listWaiting(tx, lectureId);
	if (waiting.length === 0) return;
	const [lecture] = await lecturesByIds(tx, [lectureId]);
	if (!lecture || lecture.basicSeats === null || lecture.startsAt <= deps.clock.now()) return;
	const event = await eventById(tx, lecture.eventId);
	const count = { ...lecture };
	for (const entry of waiting) {
		if (!hasSeatFor(count, true)) break;
		if (!hasSeatFor(count, entry.isExtended) || !(await countSeat(tx, lecture, entry.isExtended))) continue;
		count[entry.isExtended ? "extendedTaken" : "basicTaken"]++;
		await offer(tx, deps, { entry, lecture, event });
	}
}

type Offer = { entry: QueueEntry; lecture: PlacedLecture; event: EventRecord };

/** Counts the seat, e-mails the person and notifies their open pages. */
async function offer(tx: Tx, deps: SeatQueueDeps, { entry, lecture, event }: Offer): Promise<void> {
	const until = seatOfferEnd(deps.clock.now(), lecture.startsAt, event.timeZone);
	await setOffered(tx, entry.id, until);
	await announceQueue(tx, deps, [entry.accountId]);
	const { accountId } = entry;
	await deps.seatQueueCommands.onOffered(tx, { eventId: event.id, lectureId: lecture.id, accountId, until });
	const person = await accountById(tx, entry.accountId);
	if (!person?.emailVerified || !(await isTopicOn(tx, entry.accountId, "seats"))) return;
	const { email, lang } = person;
	const name = wordsIn(lang, lecture.language, lecture.subject, lecture.subjectPl, lecture.subjectEn).text;
	await sendEventEmail(tx, deps, {
		to: { email, lang },
		event,
		kind: "seat-offered",
		texts: seatOfferedEmail,
		values: { lecture: name, until: momentText(lang, until, event.timeZone, false) },
		facts: [
			{ label: seatOfferedEmail.when[lang], value: momentText(lang, lecture.startsAt, event.timeZone, false) },
			...(lecture.place ? [{ label: seatOfferedEmail.where[lang], value: lecture.place }] : []),
		],
		path: "account",
	});
}

/** Notifies the open pages of people whose queue entries were removed. */
const announceEntries = (tx: Tx, deps: SeatQueueDeps, entries: readonly QueueEntry[]) =>
	announceQueue(
		tx,
		deps,
		entries.map((one) => one.accountId),
	);

type ServeDeps = SeatQueueDeps & { db: NodePgDatabase };

/**
 * Expires overdue offers, offers every free seat to the next in line, and empties the queues of started lectures. One
 * transaction per lecture.
 */
export async function serveSeatQueues(deps: ServeDeps): Promise<void> {
	const now = deps.clock.now();
	for (const lectureId of await lecturesPastQueue(deps.db, now)) {
		await deps.db.transaction((tx) => endQueue(tx, deps, lectureId));
	}
	for (const lectureId of await lecturesToServe(deps.db, now)) {
		await deps.db.transaction((tx) => serveQueue(tx, deps, lectureId));
	}
}

async function endQueue(tx: Tx, deps: SeatQueueDeps, lectureId: number): Promise<void> {
	await lockSeats(tx, [lectureId]);
	const gone = await emptyQueue(tx, lectureId);
	for (const entry of gone) if (entry.state === "offered") await uncountSeat(tx, entry);
	await announceEntries(tx, deps, gone);
}

async function serveQueue(tx: Tx, deps: SeatQueueDeps, lectureId: number): Promise<void> {
	await lockSeats(tx, [lectureId]);
	const over = await endOverdue(tx, lectureId, deps.clock.now());
	for (const entry of over) await uncountSeat(tx, entry);
	await announceEntries(tx, deps, over);
	await offerFreeSeats(tx, deps, lectureId);
}
