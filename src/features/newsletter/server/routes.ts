import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import type { ReadCache } from "../../../kit/content/read-cache.ts";
import { assertNoErrors } from "../../../kit/http/failure.ts";
import { refuseRobots } from "../../../kit/http/form-guard.ts";
import { langOf } from "../../../kit/i18n/lang.ts";
import { consentsOf } from "../../consent/server/store.ts";
import { eventCodeError } from "../../event/event-code.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { serveKnownEvent } from "../../event/server/serve-event.ts";
import { subscribe } from "../contract.ts";
import { MARKETING_KEY, SUBSCRIPTION_TYPE, signUpErrors } from "../rules.ts";
import { texts } from "../texts.ts";
import { eventReminderAt } from "./ask-reminder.ts";
import { requestSubscription } from "./subscribe.ts";
import type { SubscriberDeps } from "./subscriber-emails.ts";

export function newsletterRoutes(
	app: FastifyInstance,
	deps: SubscriberDeps & { db: NodePgDatabase; readCache: ReadCache },
): void {
	const withConsent = async (event: EventRecord) => ({
		consent: (await consentsOf(deps.db, event)).find((one) => one.kind === "marketing"),
	});

	serveKnownEvent(app, deps, subscribe, withConsent, async ({ event, consent, body, lang, count }) => {
		const codeError = body.eventCode ? eventCodeError(body.eventCode, event.code) : undefined;
		const errors = {
			...(codeError && { eventCode: codeError }),
			...signUpErrors(body, consent ? [MARKETING_KEY, String(consent.objectId)] : [MARKETING_KEY]),
		};
		assertNoErrors(errors);
		refuseRobots(body);
		await count();
		const typeId = body.typeId ?? SUBSCRIPTION_TYPE.default;
		await requestSubscription(deps, {
			event,
			typeId,
			email: body.email,
			lang: body.language ? langOf(body.language) : lang,
			wantsReminder: body.wantMobileReminder,
			consent: consent && { id: consent.objectId, version: consent.version },
		});
		// no reminder is possible after the last day
		const isReminder =
			typeId === SUBSCRIPTION_TYPE.mobile &&
			body.wantMobileReminder &&
			(await eventReminderAt(deps.db, event, deps.clock.now())) !== undefined;
		return { message: texts[isReminder ? "mobileSuccess" : "success"][lang], nextStep: texts.nextStep[lang] };
	});
}
