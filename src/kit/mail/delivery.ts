import type { Database } from "../db/database.ts";
import { USUAL_BACK_OFF, waitAfter } from "../jobs/back-off.ts";
import { reasonOf } from "../jobs/reason.ts";
import { working } from "../jobs/working.ts";
import type { Clock } from "../time/zone.ts";
import type { Attachment, AttachmentMakers } from "./attachment.ts";
import { CONNECTIONS, type Postman, Refusal } from "./smtp.ts";
import {
	attachmentsOf,
	type ClaimedLetter,
	claimLetters,
	extendLetter,
	giveUpStale,
	markRefused,
	markSent,
	markWithdrawn,
} from "./store.ts";

const POLL_MS = 1000;
/** A letter on which this many processes ended is given up, so that it cannot keep the site from starting. */
const STARTS_LIMIT = 20;
/** A letter from the time without a mail server is sent when one is set within this time. */
const STALE_MS = 24 * 3_600_000;

export type DeliveryDeps = {
	db: Database;
	/** The site's clock, by which letters are written. */
	clock: Clock;
	/** The real time, by which letters wait and processes have them. */
	realClock: Clock;
	log: { info(entry: object, line: string): void; error(entry: object, line: string): void };
	postman: Postman;
	makers: AttachmentMakers;
	/** Whether a letter's reader still wants it; asked at the moment of sending about letters that can be left. */
	isWanted(unsubscribeUrl: string): Promise<boolean>;
};

/** The bytes of an attachment; throws when nobody is known who makes it. */
export async function bytesOf({ content }: Attachment, makers: AttachmentMakers): Promise<Uint8Array> {
	if (content instanceof Uint8Array) return content;
	const make = makers[content.maker];
	if (!make) throw new Error(`there is no "${content.maker}" that makes attachments`);
	return make(content.of);
}

export type Delivery = {
	/** Begins to send what is due, and goes on. */
	start(): Promise<void>;
	/** Sends what is due now, without waiting. For tests and commands. */
	drain(): Promise<void>;
	/** Takes no more letters; resolves when those that are being sent are. */
	stop(): Promise<void>;
};

/**
 * Sends the letters that transactions left in the outbox: each at least once, by whichever process takes it, five tries
 * (docs/decisions/0014). The letters are the queue; nothing but a row is needed to send one.
 */
export function delivery(deps: DeliveryDeps): Delivery {
	const now = () => deps.realClock.now();
	const loop = working<ClaimedLetter>(
		{
			claim: (limit) => claimLetters(deps.db, now(), limit),
			run: (letter) => sendLetter(deps, letter),
			extend: (letter) => extendLetter(deps.db, letter, now()),
			failed: (error) => deps.log.error({ error: reasonOf(error) }, "mail: the database could not be asked"),
		},
		{ concurrency: CONNECTIONS, pollMs: POLL_MS },
	);
	return {
		async start() {
			await forgetStale(deps);
			loop.start();
		},
		drain: loop.drain,
		async stop() {
			await loop.stop();
			deps.postman.close();
		},
	};
}

async function forgetStale({ db, clock, log }: DeliveryDeps): Promise<void> {
	const before = new Date(clock.now().getTime() - STALE_MS);
	const count = await giveUpStale(db, before, "written while no mail server was set, more than a day before one was");
	if (count > 0) log.info({ letters: count }, "letters from the time without a mail server are not sent any more");
}

async function sendLetter(deps: DeliveryDeps, letter: ClaimedLetter): Promise<void> {
	if (letter.unsubscribeUrl && !(await deps.isWanted(letter.unsubscribeUrl))) {
		return markWithdrawn(deps.db, letter, deps.realClock.now());
	}
	const refusal = await refusalOf(deps, letter);
	const now = deps.realClock.now();
	if (!refusal) return markSent(deps.db, letter, now);
	const wait = refusal.isFinal ? undefined : waitAfter(USUAL_BACK_OFF, letter.tries + 1);
	const nextTryAt = wait === undefined ? undefined : new Date(now.getTime() + wait * 1000);
	await markRefused(deps.db, letter, { lastError: refusal.message, nextTryAt, now });
	// the answer may name the recipient: it stays in the row
	const entry = { letter: letter.id, kind: letter.kind, try: letter.tries + 1, code: refusal.code };
	if (nextTryAt) deps.log.info(entry, "a letter was not taken, and is tried again");
	else deps.log.error(entry, "a letter could not be sent");
}

/** Tries to send a letter; gives why it was not taken, or undefined when it was. */
async function refusalOf(deps: DeliveryDeps, letter: ClaimedLetter): Promise<Refusal | undefined> {
	if (letter.starts > STARTS_LIMIT) {
		return new Refusal(`the process ended ${STARTS_LIMIT} times while sending it`, { code: "ended", isFinal: true });
	}
	try {
		const files = [];
		for (const file of await attachmentsOf(deps.db, letter.id)) {
			files.push({ ...file, bytes: await bytesOf(file, deps.makers) });
		}
		await deps.postman.send({ ...letter, files });
		return undefined;
	} catch (error) {
		return error instanceof Refusal ? error : new Refusal(reasonOf(error), { code: "unready", isFinal: false });
	}
}
