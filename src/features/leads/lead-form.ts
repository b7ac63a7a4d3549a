import * as z from "zod/mini";
import { defineForm } from "../../kit/contract/form.ts";
import { multiLine } from "../../kit/contract/lines.ts";
import { NOTE_MAX } from "./rules.ts";

/** The labels contain the person's name. */
export const leadForm = defineForm({
	fields: {
		rating: {
			schema: z.nullable(z.int().check(z.minimum(1), z.maximum(3))),
			empty: null as number | null,
			label: null,
		},
		note: { schema: multiLine(NOTE_MAX), empty: "", label: null },
	},
});
