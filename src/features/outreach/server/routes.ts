import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { Failure } from "../../../kit/http/failure.ts";
import { rateLimit } from "../../../kit/http/rate-limit.ts";
import { serve } from "../../../kit/http/serve.ts";
import { langOf } from "../../../kit/i18n/lang.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { keptEmail } from "../../account/rules.ts";
import { consentsOf } from "../../consent/server/store.ts";
import { existingEvent } from "../../event/server/store.ts";
import { subscribe } from "../contract.ts";
import { MARKETING_KEY, type SignUpErrors, SUBSCRIPTION_TYPE, signUpErrors } from "../rules.ts";
import { texts } from "../texts.ts";
import { keepSubscription } from "./store.ts";

/** The calls by which visitors reach the organiser: the newsletter sign-up. */
export function outreachRoutes(app: FastifyInstance, deps: { db: NodePgDatabase; clock: Clock }): void {
	const signUps = rateLimit(deps.clock, { max: 20, windowSeconds: 600 });

	serve(app, subscribe, async ({ params, body, lang, request }) => {
		signUps.take(request.ip);
		const event = await existingEvent(deps.db, params.eventCode);
		const consent = (await consentsOf(deps.db, event)).find((one) => one.kind === "marketing");
		const errors = signUpErrors(body, consent ? [MARKETING_KEY, String(consent.objectId)] : [MARKETING_KEY]);
		if (errors.email || errors.gdprs) throw refusalOf(errors);
		await deps.db.transaction((tx) =>
			keepSubscription(tx, {
				eventId: event.id,
				email: keptEmail(body.email ?? ""),
				typeId: body.typeId ?? SUBSCRIPTION_TYPE.default,
				lang: body.language ? langOf(body.language) : lang,
				consentTextId: consent?.objectId ?? null,
				consentVersion: consent?.version ?? null,
				subscribedAt: deps.clock.now(),
			}),
		);
		return { message: texts.success[lang] };
	});
}

/** 400 that names the fields and says the first message. */
function refusalOf(errors: SignUpErrors): Failure {
	const fields = Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, [text]]));
	return new Failure(
		400,
		{ pl: "Dane są niepoprawne.", en: "The data is not correct." },
		{ fields, message: (errors.email ?? errors.gdprs)! },
	);
}
