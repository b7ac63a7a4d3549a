import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { assertNoErrors } from "../../../kit/http/failure.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { eventCodeError } from "../../event/event-code.ts";
import { serveEvent } from "../../event/server/serve-event.ts";
import { type ConversionPayload, postConsent, postConversion } from "../contract.ts";
import { type EventName, type Network, nameOfType } from "../rules.ts";
import { CONSENT_VERSION, refusals } from "../texts.ts";
import { recordConversion, type TrackDeps } from "./record-conversion.ts";
import { type ClickIds, endConsent, saveConsent } from "./store.ts";
import { tellVisitor, visitorOf } from "./visitor.ts";

const DTOS = ["facebookConversionDto", "linkedinConversionDto", "googleAdsConversionDto"] as const;

/** Longer user agents are cut. */
const USER_AGENT_MAX = 300;

type RouteDeps = TrackDeps & {
	db: NodePgDatabase;
	clock: Clock;
	ids: { next(): string };
	config: { publicUrl: string };
};

/** Consent, and conversions of consenting visitors. */
export function trackingRoutes(app: FastifyInstance, deps: RouteDeps): void {
	const isSecure = deps.config.publicUrl.startsWith("https:");

	serveEvent(app, deps, postConsent, async ({ event, body, lang, request, reply }) => {
		const id = body.externalId.toLowerCase();
		const now = deps.clock.now();
		if (body.consentMode) {
			const accepted = { id, eventId: event.id, userAgent: userAgentOf(request) ?? null, lang };
			await saveConsent(deps.db, { ...accepted, version: CONSENT_VERSION, now });
		} else await deps.db.transaction((tx) => endConsent(tx, id, now));
		tellVisitor(reply, body.consentMode ? id : null, isSecure);
		return { consentMode: body.consentMode };
	});

	serveEvent(app, deps, postConversion, async ({ event, body, count, request }) => {
		const errors = payloadErrors(body, event.code);
		assertNoErrors(errors);
		const visitorId = body.facebookConversionDto?.externalId.toLowerCase() ?? visitorOf(request);
		if (!visitorId) return { forwardedTo: [] }; // without consent nothing is written
		await count();
		const forwardedTo = await deps.db.transaction((tx) =>
			recordConversion(tx, deps, {
				event,
				visitorId,
				names: namesIn(body),
				clickIds: clickIdsIn(body, request),
				eventKey: body.facebookConversionDto?.eventId ?? body.linkedinConversionDto?.eventId ?? deps.ids.next(),
				sourceUrl: body.facebookConversionDto?.sourceUrl ?? `${deps.config.publicUrl}/`,
			}),
		);
		return { forwardedTo };
	});
}

/** Errors for missing fields and contradictions to the URL. Networks may be omitted. */
function payloadErrors(body: ConversionPayload, eventCode: string): Record<string, Text> {
	const codeError = eventCodeError(body.eventCode, eventCode);
	const isNobodyTold = DTOS.every((dto) => !body[dto]);
	return {
		...(codeError && { eventCode: codeError }),
		...(isNobodyTold && Object.fromEntries(DTOS.map((dto) => [dto, refusals.noNetwork]))),
	};
}

/** Omitted networks get nothing. */
function namesIn(body: ConversionPayload): Partial<Record<Network, EventName>> {
	const named = (type: number | undefined) => (type === undefined ? undefined : nameOfType(type));
	const meta = body.facebookConversionDto?.eventName;
	const linkedin = named(body.linkedinConversionDto?.conversionType);
	const google = named(body.googleAdsConversionDto?.conversionType);
	return { ...(meta && { meta }), ...(linkedin && { linkedin }), ...(google && { google }) };
}

function userAgentOf(request: FastifyRequest): string | undefined {
	return request.headers["user-agent"]?.slice(0, USER_AGENT_MAX);
}

function clickIdsIn(body: ConversionPayload, request: FastifyRequest): ClickIds {
	const { fbc, fbp } = body.facebookConversionDto ?? {};
	const liFatId = body.linkedinConversionDto?.liFatId;
	const gclid = body.googleAdsConversionDto?.gclid;
	const userAgent = userAgentOf(request);
	return {
		...(fbc && { fbc }),
		...(fbp && { fbp }),
		...(liFatId && { liFatId }),
		...(gclid && { gclid }),
		...(userAgent && { userAgent }),
	};
}
