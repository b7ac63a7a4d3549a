import type { Database } from "../db/database.ts";
import { USUAL_BACK_OFF, waitAfter } from "../jobs/back-off.ts";
import { reasonOf } from "../jobs/reason.ts";
import { workerLoop } from "../jobs/worker-loop.ts";
import type { Clock } from "../time/zone.ts";
import type { Attachment, AttachmentMakers } from "./attachment.ts";
import { bounceOf } from "./bounce-store.ts";
import { type InlinePictures, inlinePictureNames } from "./inline-picture.ts";
import { CONNECTIONS, type Mailer, type Outgoing, Refusal } from "./smtp.ts";
import {
	attachmentsOf,
	type ClaimedEmail,
	claimEmails,
	type Email,
	extendEmail,
	giveUpStale,
	markRefused,
	markSent,
	markWithdrawn,
} from "./store.ts";

const POLL_MS = 1000;
/** An e-mail on which this many processes ended is given up, so that it cannot keep the site from starting. */
const STARTS_LIMIT = 20;
/** An e-mail from the time without a mail server is sent when one is set within this time. */
const STALE_MS = 24 * 3_600_000;

export type DeliveryDeps = {
	db: Database;
	/** The site's clock, by which e-mails are written. */
	clock: Clock;
	/** The real time, by which e-mails wait and processes have them. */
	realClock: Clock;
	log: { info(entry: object, line: string): void; error(entry: object, line: string): void };
	mailer: Mailer;
	makers: AttachmentMakers;
	pictures: InlinePictures;
	/** Whether an e-mail's reader still wants it; asked at the moment of sending. */
	isWanted(message: Pick<Email, "kind" | "recipient" | "unsubscribeUrl">): Promise<boolean>;
};

/** The bytes of an attachment; throws when nobody is known who makes it. */
export async function bytesOf({ content }: Attachment, makers: AttachmentMakers): Promise<Uint8Array> {
	if (content instanceof Uint8Array) return content;
	const make = makers[content.maker];
	if (!make) throw new Error(`there is no "${content.maker}" that makes attachments`);
	return make(content.of);
}

export type Delivery = {
	/** Starts sending due e-mails. */
	start(): Promise<void>;
	/** Sends what is due now, without waiting. For tests and commands. */
	drain(): Promise<void>;
	/** Takes no more e-mails; resolves when those that are being sent are. */
	stop(): Promise<void>;
};

/**
 * Sends the e-mails that transactions left in the outbox: each at least once, by whichever process takes it, five tries
 * (docs/decisions/0014). The e-mails are the queue; nothing but a row is needed to send one.
 */
export function delivery(deps: DeliveryDeps): Delivery {
	const now = () => deps.realClock.now();
	const loop = workerLoop<ClaimedEmail>(
		{
			claim: (limit) => claimEmails(deps.db, now(), limit),
			run: (message) => sendEmail(deps, message),
			extend: (message) => extendEmail(deps.db, message, now()),
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
			deps.mailer.close();
		},
	};
}

async function forgetStale({ db, clock, log }: DeliveryDeps): Promise<void> {
	const before = new Date(clock.now().getTime() - STALE_MS);
	const count = await giveUpStale(db, before, "written while no mail server was set, more than a day before one was");
	if (count > 0) log.info({ emails: count }, "e-mails from the time without a mail server are not sent any more");
}

async function sendEmail(deps: DeliveryDeps, message: ClaimedEmail): Promise<void> {
	if (!(await deps.isWanted(message))) {
		return markWithdrawn(deps.db, message, deps.realClock.now());
	}
	const refusal = await refusalOf(deps, message);
	const now = deps.realClock.now();
	if (!refusal) return markSent(deps.db, message, now);
	const wait = refusal.isFinal ? undefined : waitAfter(USUAL_BACK_OFF, message.tries + 1);
	const nextTryAt = wait === undefined ? undefined : new Date(now.getTime() + wait * 1000);
	await markRefused(deps.db, message, { lastError: refusal.message, nextTryAt, now });
	// the answer may name the recipient: it stays in the row
	const entry = { message: message.id, kind: message.kind, try: message.tries + 1, code: refusal.code };
	if (nextTryAt) deps.log.info(entry, "an e-mail was not taken, and is tried again");
	else deps.log.error(entry, "an e-mail could not be sent");
}

/** Why no e-mail is sent to an address whose e-mails come back; undefined where they may go. */
async function suppressionOf({ db }: DeliveryDeps, { recipient }: ClaimedEmail): Promise<Refusal | undefined> {
	const bounce = await bounceOf(db, recipient);
	if (!bounce) return undefined;
	const day = bounce.createdAt.toISOString().slice(0, 10);
	return new Refusal(`not sent: the e-mail of ${day} to this address came back (${bounce.lastError})`, {
		code: "suppressed",
		isFinal: true,
	});
}

/** The pictures that an e-mail shows, as far as there are any. */
async function picturesOf({ pictures }: DeliveryDeps, { html }: ClaimedEmail): Promise<Outgoing["pictures"]> {
	const found: Outgoing["pictures"] = [];
	for (const name of inlinePictureNames(html)) {
		const bytes = await pictures(name);
		if (bytes) found.push({ name, bytes });
	}
	return found;
}

/** Tries to send an e-mail; gives why it was not taken, or undefined when it was. */
async function refusalOf(deps: DeliveryDeps, message: ClaimedEmail): Promise<Refusal | undefined> {
	if (message.starts > STARTS_LIMIT) {
		return new Refusal(`the process ended ${STARTS_LIMIT} times while sending it`, { code: "ended", isFinal: true });
	}
	try {
		const suppression = await suppressionOf(deps, message);
		if (suppression) return suppression;
		const files = [];
		for (const file of await attachmentsOf(deps.db, message.id)) {
			files.push({ ...file, bytes: await bytesOf(file, deps.makers) });
		}
		await deps.mailer.send({ ...message, files, pictures: await picturesOf(deps, message) });
		return undefined;
	} catch (error) {
		return error instanceof Refusal ? error : new Refusal(reasonOf(error), { code: "unready", isFinal: false });
	}
}
