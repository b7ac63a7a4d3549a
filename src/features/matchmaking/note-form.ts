import { defineForm } from "../../kit/contract/form.ts";
import { multiLineField } from "../../kit/contract/form-fields.ts";

export const personNoteForm = defineForm({
	fields: { note: { schema: multiLineField(), empty: "", label: { pl: "Twoja notatka", en: "Your note" } } },
});
