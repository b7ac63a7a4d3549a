import * as z from "zod/mini";
import { ACCESS_KINDS } from "./access-list.ts";

/** A way into an account other than its password. Instants are ISO 8601 in UTC. */
const accountAccess = z.object({
	id: z.string(),
	kind: z.enum(ACCESS_KINDS),
	/** "Firefox, Windows", a passkey's name or a calendar feed's event; null if unknown. */
	name: z.nullable(z.string()),
	/** The device that added a passkey or a calendar feed; null for other kinds, or if unknown. */
	addedFrom: z.nullable(z.string()),
	/** Null if unknown. */
	addedDate: z.nullable(z.string()),
	/** Null if never used or not recorded. */
	usedDate: z.nullable(z.string()),
	/** False only for a second factor older than a week: log-in still requires its code. */
	isEnded: z.boolean(),
});
export type AccountAccess = z.output<typeof accountAccess>;

export const accessList = z.array(accountAccess);

export const keptAccess = z.optional(z.array(z.string().check(z.regex(/^[\w:-]{1,120}$/))).check(z.maxLength(500)));
