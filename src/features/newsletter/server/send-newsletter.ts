import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import type { EmailTexts } from "../../event/server/event-email.ts";
import { newsletterFrame } from "../email-texts.ts";
import { marketingMonth } from "../marketing-month.ts";
import { paragraphsOf } from "../rules.ts";
import { isSubscriptionActive, type Subscriber, servedInMonth, subscribersOf, takeMonth } from "./store.ts";
import { type SubscriberDeps, sendToSubscriber } from "./subscriber-emails.ts";
import { lockSubscriber } from "./subscriber-store.ts";

export type SendDeps = SubscriberDeps & { db: NodePgDatabase };
/** Blank lines separate paragraphs. */
export type Newsletter = { event: EventRecord; pl: Words; en: Words };
type Words = { subject: string; text: string };
export type SendReport = {
	subscribers: number;
	/** The actual or expected number of e-mails. */
	written: number;
	/** The number skipped because of another marketing e-mail this month. */
	hadOne: number;
};

export async function newsletterCount(deps: SendDeps, event: EventRecord): Promise<SendReport> {
	const subscribers = (await subscribersOf(deps.db, event.id)).length;
	const hadOne = await servedInMonth(deps.db, event.id, marketingMonth(deps.clock.now()));
	return { subscribers, written: subscribers - hadOne, hadOne };
}

/**
 * Sends a newsletter to an event's confirmed subscribers, one transaction each, except those with a marketing e-mail
 * this month. Sending again resumes an interrupted run. Calls `step` after each.
 */
export async function sendNewsletter(
	deps: SendDeps,
	newsletter: Newsletter,
	step: (done: number, total: number) => void = () => {},
): Promise<SendReport> {
	const subscribers = await subscribersOf(deps.db, newsletter.event.id);
	const sent: SendReport = { subscribers: subscribers.length, written: 0, hadOne: 0 };
	for (const [index, subscriber] of subscribers.entries()) {
		const outcome = await writeTo(deps, newsletter, subscriber);
		if (outcome !== "left") sent[outcome]++;
		step(index + 1, subscribers.length);
	}
	return sent;
}

function writeTo(
	deps: SendDeps,
	newsletter: Newsletter,
	{ subscriptionId, subscriberId, email, lang }: Subscriber,
): Promise<"written" | "hadOne" | "left"> {
	const { event } = newsletter;
	return deps.db.transaction(async (tx) => {
		const locked = await lockSubscriber(tx, subscriberId);
		if (!locked || !(await isSubscriptionActive(tx, subscriptionId))) return "left";
		const now = deps.clock.now();
		const isFirst = await takeMonth(tx, { email, month: marketingMonth(now), eventId: event.id, writtenAt: now });
		if (!isFirst) return "hadOne";
		const about = { kind: "newsletter" as const, subjectId: subscriptionId };
		await sendToSubscriber(tx, deps, { subscriber: locked, lang, event, about, texts: textsOf(newsletter[lang]) }, "");
		return "written";
	});
}

function textsOf({ subject, text }: Words): EmailTexts {
	const same = (words: string) => ({ pl: words, en: words });
	const paragraphs = paragraphsOf(text).map(same);
	return {
		subject: same(subject),
		preview: invariant(paragraphs[0], "the first paragraph"),
		heading: same(subject),
		paragraphs,
		action: newsletterFrame.action,
		notes: [newsletterFrame.why],
	};
}
