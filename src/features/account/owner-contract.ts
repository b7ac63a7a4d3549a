import * as z from "zod/mini";
import { singleLine } from "../../kit/contract/lines.ts";

/** Rate limit of own-password checks by a logged-in person, across all calls. */
export const OWN_PASSWORD_TRIES = { form: "own-password", max: 10, windowSeconds: 900 } as const;

/** The event brands the e-mail. */
export const askedAt = z.optional(singleLine(40));
