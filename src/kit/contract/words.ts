import * as z from "zod/mini";
import { withoutUnseen } from "./unseen.ts";

/** What a form sends of a text: without unseen signs and space around; absent and null are empty. Whether it will do is judged in words. */
export function words(max = 5000) {
	return normal((text) => withoutUnseen(text).trim(), max);
}

/** As `words`, in a normal form of its own. */
export function normal(normalOf: (text: string) => string, max = 5000) {
	return z.pipe(
		z.nullish(z.string().check(z.maxLength(max))),
		z.transform((text) => normalOf(text ?? "")),
	);
}

/** A box that is ticked, or is not; absent and null are not. */
export const ticked = z.pipe(
	z.nullish(z.boolean()),
	z.transform((is) => is === true),
);

/** What may be left out: null where it is. */
export function orNull<S extends z.ZodMiniType>(schema: S) {
	return z.pipe(
		z.nullish(schema),
		z.transform((value) => value ?? null),
	);
}
