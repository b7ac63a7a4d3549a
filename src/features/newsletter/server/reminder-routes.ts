import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import type { ReadCache } from "../../../kit/content/read-cache.ts";
import { assertNoErrors, Failure } from "../../../kit/http/failure.ts";
import { refuseRobots } from "../../../kit/http/form-guard.ts";
import { langOf } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { isOver } from "../../event/over.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { serveKnownEvent } from "../../event/server/serve-event.ts";
import { endOfEvent } from "../../event/server/store.ts";
import { askReminder as askReminderCall } from "../reminder-contract.ts";
import { reminderErrors, reminderMoment } from "../reminder-rules.ts";
import { texts } from "../reminder-texts.ts";
import { askReminder } from "./ask-reminder.ts";
import type { SubscriberDeps } from "./subscriber-emails.ts";
import { subscriberOf } from "./subscriber-store.ts";

export function reminderRoutes(
	app: FastifyInstance,
	deps: SubscriberDeps & { db: NodePgDatabase; readCache: ReadCache },
): void {
	const withEnd = async (event: EventRecord) => ({ endsAt: await endOfEvent(deps.db, event) });

	serveKnownEvent(app, deps, askReminderCall, withEnd, async ({ event, endsAt, body, lang, count }) => {
		const now = deps.clock.now();
		if (isOver({ endsAt }, now)) throw new Failure(403, texts.over);
		const errors = reminderErrors(body, { timeZone: event.timeZone, endsAt }, now);
		assertNoErrors(errors);
		refuseRobots(body);
		await count();
		const dueAt = invariant(reminderMoment(body, event.timeZone), "the moment of a good reminder");
		await deps.db.transaction(async (tx) => {
			const subscriber = await subscriberOf(tx, body.email, now);
			await askReminder(tx, deps, { subscriber, event, dueAt, lang: body.language ? langOf(body.language) : lang });
		});
		return { message: texts.success[lang], nextStep: texts.nextStep[lang] };
	});
}
