import * as z from "zod/mini";
import { defineForm } from "../../kit/contract/form.ts";
import { multiLine } from "../../kit/contract/lines.ts";
import { STAND_LIMITS } from "./rules.ts";

/** A note on a bookmarked exhibitor, whose name is in the label. */
export const bookmarkForm = defineForm({
	fields: { note: { schema: z.optional(multiLine(STAND_LIMITS.note)), empty: "", label: null } },
});
