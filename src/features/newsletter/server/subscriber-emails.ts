import type { Tx } from "../../../kit/db/database.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { type EmailDeps, type EmailTexts, sendEventEmail } from "../../event/server/event-email.ts";
import type { EventRecord } from "../../event/server/store.ts";
import { mayAsk, requestedSince, type SignUpKind } from "../sign-up.ts";
import { subscriberTexts } from "../subscriber-texts.ts";
import { addKey, requestsOf, type SubscriberRecord } from "./subscriber-store.ts";

/** What writing to subscribers needs. */
export type SubscriberDeps = EmailDeps & { ids: { secret(): string } };

/** An e-mail to a subscriber: what it is about, and what it says. */
export type SubscriberEmail = {
	subscriber: Pick<SubscriberRecord, "id" | "email">;
	lang: Lang;
	event: EventRecord;
	/** What it is about, which one click ends. */
	about: { kind: SignUpKind; subjectId: number };
	texts: EmailTexts;
	values?: Record<string, string>;
};

/** The page of a subscriber's e-mails, for who holds a secret. */
const preferencesPath = (secret: string) => `letters.html?id=${secret}`;

/** The secret of an e-mail to a subscriber, in the address by which they leave with one click; empty where there is none. */
export function secretIn(unsubscribeUrl: string): string {
	return /\/api\/letters\/([\w-]+)\/unsubscribe$/.exec(unsubscribeUrl)?.[1] ?? "";
}

/**
 * Asks a subscriber, who is held, for a yes to a sign-up of the moment `requestedAt`, unless the address was asked often enough.
 * In the transaction of the sign-up.
 */
export async function askForYes(
	tx: Tx,
	deps: SubscriberDeps,
	message: SubscriberEmail & { requestedAt: Date },
): Promise<void> {
	const now = deps.clock.now();
	const { subscriber, about, requestedAt, texts } = message;
	if (!mayAsk(await requestsOf(tx, subscriber.id, requestedSince(now)), { ...about, requestedAt }, now)) return;
	const asking = { ...texts, notes: [...(texts.notes ?? []), subscriberTexts.notYou] };
	await writeToSubscriber(tx, deps, { ...message, texts: asking }, true);
}

/** Writes to a subscriber who said yes; `path` is the event's page that the e-mail's button opens. */
export async function sendToSubscriber(
	tx: Tx,
	deps: SubscriberDeps,
	message: SubscriberEmail,
	path: string,
): Promise<void> {
	await writeToSubscriber(tx, deps, message, false, path);
}

async function writeToSubscriber(
	tx: Tx,
	deps: SubscriberDeps,
	{ subscriber, lang, event, about, texts, values = {} }: SubscriberEmail,
	isConfirming: boolean,
	path?: string,
): Promise<void> {
	const secret = deps.ids.secret();
	const page = preferencesPath(secret);
	const href = deps.pageAddress(lang, event, page);
	await addKey(tx, {
		...about,
		...{ secretHash: hashOf(secret), subscriberId: subscriber.id, isConfirming, createdAt: deps.clock.now() },
	});
	await sendEventEmail(tx, deps, {
		to: { email: subscriber.email, lang },
		event,
		kind: isConfirming ? `${about.kind}-confirm` : about.kind,
		texts,
		values,
		path: path ?? page,
		leaving: {
			unsubscribeUrl: new URL(`/api/letters/${secret}/unsubscribe`, href).href,
			links: isConfirming ? [] : [{ label: subscriberTexts.leave[lang], href }],
		},
	});
}
