import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { EventFacts } from "../../event/server/store.ts";
import { askLetter } from "../letter-texts.ts";
import { askReminder, eventReminderAt } from "./ask-reminder.ts";
import { askForYes, type ReaderDeps } from "./reader-letters.ts";
import { heldReader } from "./reader-store.ts";
import { subscriptionOf, writeSubscription } from "./store.ts";

/** A sign-up whose address and consent are right. */
type Wanted = {
	event: EventFacts;
	email: string;
	lang: Lang;
	typeId: 0 | 5;
	wantsReminder: boolean;
	consent: { id: number; version: number } | undefined;
};

/**
 * Signs an address up and asks its reader for a yes. One that stands stays as it is, and one that waits keeps the moment
 * at which it was asked for: the links that were sent still work.
 */
export async function subscribeReader(deps: ReaderDeps & { db: NodePgDatabase }, wanted: Wanted): Promise<void> {
	const { event, email, lang, typeId } = wanted;
	await deps.db.transaction(async (tx) => {
		const now = deps.clock.now();
		const reader = await heldReader(tx, email, now);
		const known = await subscriptionOf(tx, { readerId: reader.id, eventId: event.id, typeId });
		const isKnown = known !== undefined && known.endedAt === null;
		if (isKnown && known.confirmedAt) {
			if (!wanted.wantsReminder) return;
			const dueAt = await eventReminderAt(tx, event, now);
			return void (dueAt && (await askReminder(tx, deps, { reader, event, lang, dueAt })));
		}
		const askedAt = isKnown ? known.askedAt : now;
		const subjectId = await writeSubscription(tx, {
			...{ readerId: reader.id, eventId: event.id, typeId, lang, wantsReminder: wanted.wantsReminder },
			...{ consentTextId: wanted.consent?.id ?? null, consentVersion: wanted.consent?.version ?? null },
			askedAt,
		});
		const about = { kind: "newsletter" as const, subjectId };
		await askForYes(tx, deps, { reader, lang, event, about, askedAt, texts: askLetter });
	});
}
