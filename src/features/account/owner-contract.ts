import * as z from "zod/mini";
import { singleLine } from "../../kit/contract/lines.ts";

/** Limits a person's attempts at their own password, over all calls together. */
export const OWN_PASSWORD_TRIES = { form: "own-password", max: 10, windowSeconds: 900 } as const;

/** The event whose branding the e-mail has. */
export const askedAt = z.optional(singleLine(40));
