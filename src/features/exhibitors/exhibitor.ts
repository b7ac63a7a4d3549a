import * as z from "zod/mini";

/**
 * Spec §3: a field of a company's page. `typeId` says which value counts: 0 text, 1 and 2 HTML (sanitised when
 * written), 3 integer, 4 boolean, 5 e-mail address, 6 link.
 */
const exhibitorField = z.object({
	name: z.string(),
	typeId: z.int().check(z.minimum(0), z.maximum(6)),
	valueStr: z.nullable(z.string()),
	valueInt: z.nullable(z.int()),
	valueBool: z.nullable(z.boolean()),
	logoUrl: z.nullable(z.string()),
});
export type ExhibitorField = z.output<typeof exhibitorField>;

/** Spec §3 "Exhibitor", texts in the language asked for (Polish where there is no English). */
export const exhibitor = z.object({
	objectId: z.int(),
	name: z.string(),
	/** 0 recruitment, 1 marketing. */
	type: z.int(),
	logoUrl: z.string(),
	/** The legal name, as consents list it. */
	rodoName: z.string(),
	isMeetingEnabled: z.boolean(),
	meetingTopics: z.array(z.object({ objectId: z.int(), name: z.string() })),
	groups: z.array(z.object({ name: z.string(), fields: z.array(exhibitorField) })),
});
export type Exhibitor = z.output<typeof exhibitor>;
