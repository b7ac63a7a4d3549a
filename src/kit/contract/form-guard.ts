import * as z from "zod/mini";
import { singleLine } from "./lines.ts";

/**
 * Anti-robot fields of a public form (docs/decisions/0023); API clients may omit both. Spread it into the payload's
 * shape.
 */
export const guardFields = {
	/** `HONEYPOT_FIELD`: no person sees it. */
	website: z.nullish(singleLine(5000)),
	/** How long the form was open, by the browser's own measure. A long time proves nothing; a short one is believed. */
	filledInMs: z.nullish(z.number().check(z.minimum(0), z.maximum(1e12))),
};
export type Guard = { [Name in keyof typeof guardFields]?: z.output<(typeof guardFields)[Name]> | undefined };
