import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { askEmail } from "../email-texts.ts";
import type { SubscriptionType } from "../rules.ts";
import { askReminder, eventReminderAt } from "./ask-reminder.ts";
import { subscriptionOf, writeSubscription } from "./store.ts";
import { askForYes, type SubscriberDeps } from "./subscriber-emails.ts";
import { subscriberOf } from "./subscriber-store.ts";

type SubscribeRequest = {
	event: EventRecord;
	email: string;
	lang: Lang;
	typeId: SubscriptionType;
	wantsReminder: boolean;
	consent: { id: number; version: number } | undefined;
};

/**
 * Adds a sign-up and asks for confirmation. An active one does not change. A pending one keeps its time, so that
 * earlier links still work.
 */
export async function requestSubscription(
	deps: SubscriberDeps & { db: NodePgDatabase },
	wanted: SubscribeRequest,
): Promise<void> {
	const { event, email, lang, typeId } = wanted;
	await deps.db.transaction(async (tx) => {
		const now = deps.clock.now();
		const subscriber = await subscriberOf(tx, email, now);
		const existingSubscription = await subscriptionOf(tx, { subscriberId: subscriber.id, eventId: event.id, typeId });
		const isKnown = existingSubscription !== undefined && existingSubscription.endedAt === null;
		if (isKnown && existingSubscription.confirmedAt) {
			if (!wanted.wantsReminder) return;
			const dueAt = await eventReminderAt(tx, event, now);
			return void (dueAt && (await askReminder(tx, deps, { subscriber, event, lang, dueAt })));
		}
		const requestedAt = isKnown ? existingSubscription.requestedAt : now;
		const subjectId = await writeSubscription(tx, {
			subscriberId: subscriber.id,
			eventId: event.id,
			typeId,
			lang,
			wantsReminder: wanted.wantsReminder,
			consentTextId: wanted.consent?.id ?? null,
			consentVersion: wanted.consent?.version ?? null,
			requestedAt,
		});
		const about = { kind: "newsletter" as const, subjectId };
		await askForYes(tx, deps, { subscriber, lang, event, about, requestedAt, texts: askEmail });
	});
}
