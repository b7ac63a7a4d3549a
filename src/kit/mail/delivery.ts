import type { Database, Engine } from "../db/database.ts";
import { USUAL_BACK_OFF, waitAfter } from "../jobs/back-off.ts";
import { type Working, working } from "../jobs/working.ts";
import type { Clock } from "../time/zone.ts";
import type { AttachmentMakers, Attachment } from "./attachment.ts";
import { CONNECTIONS, type Postman, Refusal } from "./smtp.ts";
import {
	attachmentsOf,
	type ClaimedLetter,
	claimLetters,
	extendLetter,
	freeLetters,
	giveUpStale,
	markRefused,
	markSent,
} from "./store.ts";

const POLL_MS = 1000;
/** A letter on which this many processes ended is given up, so that it cannot keep the site from starting. */
const STARTS_LIMIT = 20;
/** A letter from the time without a mail server is sent when one is set within this time. */
const STALE_MS = 24 * 3_600_000;
const ERROR_LENGTH = 1000;

export type DeliveryDeps = {
	db: Database;
	engine: Engine;
	/** The site's clock, by which letters are written. */
	clock: Clock;
	/** The real time, by which letters wait and processes have them. */
	realClock: Clock;
	log: { info(entry: object, line: string): void; error(entry: object, line: string): void };
	postman: Postman;
	makers: AttachmentMakers;
};

/** The bytes of an attachment; throws when nobody is known who makes it. */
export async function bytesOf({ content }: Attachment, makers: AttachmentMakers): Promise<Uint8Array> {
	if (content instanceof Uint8Array) return content;
	const make = makers[content.maker];
	if (!make) throw new Error(`there is no "${content.maker}" that makes attachments`);
	return make(content.of);
}

/**
 * Sends the letters that transactions left in the outbox: each at least once, by whichever process takes it, five tries
 * (docs/decisions/0014). The letters are the queue; nothing but a row is needed to send one.
 */
export function delivery(deps: DeliveryDeps): Working {
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
	const prepare = async () => {
		if (deps.engine === "pglite") await freeLetters(deps.db); // what is locked was locked by a process that is gone
		const stale = new Date(deps.clock.now().getTime() - STALE_MS);
		const count = await giveUpStale(deps.db, stale, "written while no mail server was set, more than a day ago");
		if (count > 0) deps.log.info({ letters: count }, "letters from the time without a mail server are not sent any more");
	};
	return {
		start() {
			prepare()
				.catch((error) => deps.log.error({ error: reasonOf(error) }, "mail: the database could not be asked"))
				.then(loop.start);
		},
		async drain() {
			await prepare();
			await loop.drain();
		},
		async stop() {
			await loop.stop();
			deps.postman.close();
		},
	};
}

/** A failed query's own message is the whole statement with what was to be written; its cause says why. */
function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	return (error.cause instanceof Error ? error.cause.message : error.message).slice(0, ERROR_LENGTH);
}

async function sendLetter(deps: DeliveryDeps, letter: ClaimedLetter): Promise<void> {
	let refusal: { answer: string; isFinal: boolean };
	try {
		if (letter.starts > STARTS_LIMIT) throw new Refusal(`the process ended ${STARTS_LIMIT} times while sending it`, true);
		const attachments = await attachmentsOf(deps.db, letter.id);
		const files = [];
		for (const file of attachments) files.push({ ...file, bytes: await bytesOf(file, deps.makers) });
		await deps.postman.send({ ...letter, files });
		return await markSent(deps.db, letter, deps.realClock.now());
	} catch (error) {
		refusal = { answer: reasonOf(error), isFinal: error instanceof Refusal && error.isFinal };
	}
	const now = deps.realClock.now();
	const wait = refusal.isFinal ? undefined : waitAfter(USUAL_BACK_OFF, letter.tries + 1);
	const nextTryAt = wait === undefined ? undefined : new Date(now.getTime() + wait * 1000);
	await markRefused(deps.db, letter, { lastError: refusal.answer, nextTryAt, now });
	if (!nextTryAt) deps.log.error({ letter: letter.id, kind: letter.kind }, "a letter could not be sent");
}
