import * as z from "zod/mini";
import { singleLine } from "./lines.ts";

/**
 * Anti-robot fields of a public form (docs/decisions/0023); API clients may omit both. Spread it into the payload's
 * shape.
 */
export const guardFields = {
	website: z.nullish(singleLine(5000)),
	/** How long the form was open, as the browser reports it, in ms. Only a short time counts against the sender. */
	filledInMs: z.nullish(z.number().check(z.minimum(0), z.maximum(1e12))),
};
export type Guard = { [Name in keyof typeof guardFields]?: z.output<(typeof guardFields)[Name]> | undefined };
