import type { Tx } from "../../../kit/db/database.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { type EmailDeps, type EmailTexts, sendEventEmail } from "../../event/server/event-email.ts";
import { mayAsk, requestedSince, type SignUpKind } from "../sign-up.ts";
import { subscriberTexts } from "../subscriber-texts.ts";
import { addKey, requestsOf, type SubscriberRecord } from "./subscriber-store.ts";

export type SubscriberDeps = EmailDeps & { ids: { secret(): string } };

export type SubscriberEmail = {
	subscriber: Pick<SubscriberRecord, "id" | "email">;
	lang: Lang;
	event: EventRecord;
	/** The sign-up that one click ends. */
	about: { kind: SignUpKind; subjectId: number };
	texts: EmailTexts;
	values?: Record<string, string>;
};

const preferencesPath = (secret: string) => `letters.html?id=${secret}`;

/** The secret in an e-mail's one-click address; empty without one. */
export function secretIn(unsubscribeUrl: string): string {
	return /\/api\/letters\/([\w-]+)\/unsubscribe$/.exec(unsubscribeUrl)?.[1] ?? "";
}

/** E-mails a locked subscriber to confirm the sign-up of `requestedAt`, unless the limit of such e-mails is reached. */
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

/** E-mails a confirmed subscriber. `path` is the page that the button opens. */
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
		secretHash: hashOf(secret),
		subscriberId: subscriber.id,
		isConfirming,
		createdAt: deps.clock.now(),
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
