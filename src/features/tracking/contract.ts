import * as z from "zod/mini";
import { defineCall, eventParams } from "../../kit/contract/call.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { consentAddress, conversionsAddress } from "./addresses.ts";
import { CONVERSION_NAMES, CONVERSION_TYPES, LONGER_VIEWS, NETWORKS } from "./rules.ts";

const text = (max: number) => z.nullish(singleLine(max));
const conversionType = z.union(Object.values(CONVERSION_TYPES).map((type) => z.literal(type)));

/** Spec §3. A network may be missing, but not all three. */
export const conversionPayload = z.object({
	/** Must equal the event code in the URL. */
	eventCode: text(40),
	/** The spec requires it, but only the session identifies a person. */
	userId: text(60),
	facebookConversionDto: z.nullish(
		z.object({
			eventName: z.enum([...CONVERSION_NAMES, ...LONGER_VIEWS]),
			sourceUrl: singleLine(2000),
			externalId: z.uuid(),
			fbc: text(600),
			fbp: text(200),
			/** The browser's pixel sends the same id, so that the network drops duplicates. */
			eventId: z.nullish(z.uuid()),
		}),
	),
	linkedinConversionDto: z.nullish(z.object({ conversionType, liFatId: text(200), eventId: z.nullish(z.uuid()) })),
	googleAdsConversionDto: z.nullish(z.object({ conversionType, gclid: text(600) })),
});
export type ConversionPayload = z.output<typeof conversionPayload>;

export const postConversion = defineCall({
	...conversionsAddress,
	tag: "Tracking",
	summary:
		"Reports a visitor's action to the event's advertising networks. It is forwarded only if the visitor's consent is recorded. Each event id is forwarded once.",
	limits: [{ form: "conversion", max: 120, windowSeconds: 60 }],
	isCountedWhenRight: true,
	params: eventParams,
	body: conversionPayload,
	response: z.object({
		/** The networks that will get it. */
		forwardedTo: z.array(z.enum(NETWORKS)),
	}),
});

export const postConsent = defineCall({
	...consentAddress,
	tag: "Tracking",
	summary:
		"Records a visitor's consent to tracking and sets its cookie, or withdraws the consent, which cancels everything not yet forwarded.",
	limits: [{ form: "consent", max: 30, windowSeconds: 60 }],
	params: eventParams,
	body: z.object({ externalId: z.uuid(), consentMode: z.boolean() }),
	response: z.object({ consentMode: z.boolean() }),
});

/** The network's id of each conversion, by name. */
const idByName = z.partialRecord(z.enum(CONVERSION_NAMES), z.string());

/** An event's tags, and the networks' ids of its conversions. */
export const eventTags = z.object({
	google: z.nullable(z.string()),
	meta: z.nullable(z.string()),
	linkedin: z.nullable(z.string()),
	/** Numbers of conversion rules. */
	linkedinConversions: idByName,
	/** The account, a slash, the conversion action. */
	googleConversions: idByName,
});
export type EventTags = z.output<typeof eventTags>;
