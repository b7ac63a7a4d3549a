import * as z from "zod/mini";
import { FIELD_TYPE } from "./field-type.ts";

/** Spec §3. `typeId` (of `FIELD_TYPE`) says which value is set. */
const exhibitorField = z.object({
	name: z.string(),
	typeId: z.int().check(z.minimum(FIELD_TYPE.text), z.maximum(FIELD_TYPE.link)),
	valueStr: z.nullable(z.string()),
	valueInt: z.nullable(z.int()),
	valueBool: z.nullable(z.boolean()),
	logoUrl: z.nullable(z.string()),
});
export type ExhibitorField = z.output<typeof exhibitorField>;

/** Spec §3 "Exhibitor". A missing English text is in Polish. */
export const exhibitor = z.object({
	objectId: z.int(),
	name: z.string(),
	/** 0 recruitment, 1 marketing. */
	type: z.int(),
	logoUrl: z.string(),
	/** The legal name, as in consents. */
	rodoName: z.string(),
	isMeetingEnabled: z.boolean(),
	meetingTopics: z.array(z.object({ objectId: z.int(), name: z.string() })),
	groups: z.array(z.object({ name: z.string(), fields: z.array(exhibitorField) })),
});
export type Exhibitor = z.output<typeof exhibitor>;
