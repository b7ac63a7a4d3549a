import * as z from "zod/mini";
import { multiLineCheck, singleLine, singleLineError } from "./lines.ts";
import { refine, wrongValue } from "./refine.ts";
import { withoutUnseen } from "./unseen.ts";

/** A form's one-line text, trimmed and without invisible characters. Absent and null become "". */
export function singleLineField(max = 5000) {
	return normalizedField(trimmed, max);
}

/** Like `singleLineField`, with line breaks. */
export function multiLineField(max = 5000) {
	return z.pipe(normalizedText(trimmed, max), z.string().check(multiLineCheck));
}

/** Like `singleLineField`, normalised by `normalize`. */
export function normalizedField(normalize: (text: string) => string, max = 5000) {
	return z.pipe(normalizedText(normalize, max), z.string().check(refine(singleLineError)));
}

function trimmed(text: string): string {
	return withoutUnseen(text).trim();
}

function normalizedText(normalize: (text: string) => string, max: number) {
	return z.pipe(
		z.nullish(z.string().check(z.maxLength(max))),
		z.transform((text) => normalize(text ?? "")),
	);
}

/** A checkbox; absent and null are unchecked. */
export const ticked = z.pipe(
	z.nullish(z.boolean()),
	z.transform((is) => is === true),
);

const MAX_BOXES = 100;

/** Checkboxes by name; absent and null are none. */
export const tickedByName = z.pipe(
	z.nullish(
		z
			.record(singleLine(20), z.boolean())
			.check(refine((boxes) => (Object.keys(boxes).length > MAX_BOXES ? wrongValue : undefined))),
	),
	z.transform((boxes) => boxes ?? {}),
);

/** An optional value; null if absent. */
export function orNull<S extends z.ZodMiniType>(schema: S) {
	return z.pipe(
		z.nullish(schema),
		z.transform((value) => value ?? null),
	);
}
