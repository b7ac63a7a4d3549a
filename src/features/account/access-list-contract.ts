import * as z from "zod/mini";
import { ACCESS_KINDS } from "./access-list.ts";

/** A means of access to an account besides its password. Instants are ISO 8601 in UTC. */
const accountAccess = z.object({
	id: z.string(),
	kind: z.enum(ACCESS_KINDS),
	/** "Firefox, Windows", a passkey's name or a calendar feed's event; null if unknown. */
	name: z.nullable(z.string()),
	/** The device that added a passkey or calendar feed; null if unknown. Of the others, `name` is the device. */
	addedFrom: z.nullable(z.string()),
	/** When it was added; null if unknown. */
	addedDate: z.nullable(z.string()),
	/** Null if never used or not recorded. */
	usedDate: z.nullable(z.string()),
	/** False for a second factor that has been on for a week: its code is still required. */
	isEnded: z.boolean(),
});
export type AccountAccess = z.output<typeof accountAccess>;

export const accessList = z.array(accountAccess);

export const keptAccess = z.optional(z.array(z.string().check(z.regex(/^[\w:-]{1,120}$/))).check(z.maxLength(500)));
