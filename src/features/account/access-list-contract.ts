import * as z from "zod/mini";
import { ACCESS_KINDS } from "./access-list.ts";

/** What opens an account besides its password. Instants are ISO 8601 in UTC. */
const accountAccess = z.object({
	/** Names it in `keep`. */
	id: z.string(),
	kind: z.enum(ACCESS_KINDS),
	/** A device ("Firefox, Windows"), the name of a passkey, or the event of a calendar feed; null where it is not known. */
	name: z.nullable(z.string()),
	/** Since when it is there; null where that is not known. */
	addedDate: z.nullable(z.string()),
	/** When it was used last; null where it never was, or that is not kept. */
	usedDate: z.nullable(z.string()),
	/** Whether it is ended unless it is kept. False for a second factor that has been on for a week: its code is still asked for. */
	isEnded: z.boolean(),
});
export type AccountAccess = z.output<typeof accountAccess>;

export const accessList = z.array(accountAccess);

/** What of the list stays. */
export const keptAccess = z.optional(z.array(z.string().check(z.regex(/^[\w:-]{1,120}$/))).check(z.maxLength(500)));
