import type { Database } from "../db/database.ts";
import { USUAL_BACK_OFF, waitAfter } from "../jobs/back-off.ts";
import { reasonOf } from "../jobs/reason.ts";
import { workerLoop } from "../jobs/worker-loop.ts";
import type { Clock } from "../time/zone.ts";
import type { Attachment, AttachmentMakers } from "./attachment.ts";
import { bounceOf } from "./bounce-store.ts";
import { type InlinePictures, inlinePictureNames } from "./inline-picture.ts";
import { CONNECTIONS, type Mailer, type OutgoingEmail, Refusal } from "./smtp.ts";
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
/** An e-mail that crashed this many processes is given up, so that it cannot prevent the site's start. */
const STARTS_LIMIT = 20;
/** E-mails written without a mail server are sent if one is configured within this time. */
const STALE_MS = 24 * 3_600_000;

export type DeliveryDeps = {
	db: Database;
	/** The site's clock, for e-mail dates. */
	clock: Clock;
	/** Real time, for waits and leases. */
	realClock: Clock;
	log: { info(entry: object, line: string): void; error(entry: object, line: string): void };
	mailer: Mailer;
	makers: AttachmentMakers;
	pictures: InlinePictures;
	/** Whether the recipient still wants an e-mail. It is checked on sending. */
	isWanted(message: Pick<Email, "kind" | "recipient" | "unsubscribeUrl">): Promise<boolean>;
};

/** The bytes of an attachment. Throws for an unknown maker. */
export async function bytesOf({ content }: Attachment, makers: AttachmentMakers): Promise<Uint8Array> {
	if (content instanceof Uint8Array) return content;
	const make = makers[content.maker];
	if (!make) throw new Error(`there is no "${content.maker}" that makes attachments`);
	return make(content.of);
}

export type Delivery = {
	start(): Promise<void>;
	/** Sends due e-mails now. For tests and commands. */
	drain(): Promise<void>;
	/** Takes no more e-mails. Resolves when current ones are sent. */
	stop(): Promise<void>;
};

/**
 * Sends queued e-mails, each at least once, by any process, in five attempts (docs/decisions/0014). Their rows are the
 * queue.
 */
export function delivery(deps: DeliveryDeps): Delivery {
	const now = () => deps.realClock.now();
	const loop = workerLoop<ClaimedEmail>(
		{
			claim: (limit) => claimEmails(deps.db, now(), limit),
			run: (message) => sendEmail(deps, message),
			extend: (message) => extendEmail(deps.db, message, now()),
			failed: (error) => deps.log.error({ error: reasonOf(error) }, "mail: the database query failed"),
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
	const count = await giveUpStale(db, before, "written more than a day before a mail server was set");
	if (count > 0) log.info({ emails: count }, "e-mails written more than a day before SMTP_URL was set are discarded");
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
	// the response may name the recipient, so only the row stores it
	const entry = { message: message.id, kind: message.kind, try: message.tries + 1, code: refusal.code };
	if (nextTryAt) deps.log.info(entry, "an e-mail was refused and will be retried");
	else deps.log.error(entry, "an e-mail could not be sent");
}

/** Why an address's e-mails are suppressed; undefined if they may be sent. */
async function suppressionOf({ db }: DeliveryDeps, { recipient }: ClaimedEmail): Promise<Refusal | undefined> {
	const bounce = await bounceOf(db, recipient);
	if (!bounce) return undefined;
	const day = bounce.createdAt.toISOString().slice(0, 10);
	return new Refusal(`not sent: the e-mail of ${day} to this address came back (${bounce.lastError})`, {
		code: "suppressed",
		isFinal: true,
	});
}

async function picturesOf({ pictures }: DeliveryDeps, { html }: ClaimedEmail): Promise<OutgoingEmail["pictures"]> {
	const found: OutgoingEmail["pictures"] = [];
	for (const name of inlinePictureNames(html)) {
		const bytes = await pictures(name);
		if (bytes) found.push({ name, bytes });
	}
	return found;
}

/** Tries to send an e-mail. Returns the refusal, or undefined on success. */
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
