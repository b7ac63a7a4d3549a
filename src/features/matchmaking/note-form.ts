import { defineForm } from "../../kit/contract/form.ts";
import { multiLineField } from "../../kit/contract/form-fields.ts";

/** One's own note on a person. */
export const personNoteForm = defineForm({
	fields: { note: { schema: multiLineField(), empty: "", label: { pl: "Twoja notatka", en: "Your note" } } },
});
