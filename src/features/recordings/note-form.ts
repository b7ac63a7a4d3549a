import { defineForm } from "../../kit/contract/form.ts";
import { multiLineField } from "../../kit/contract/form-fields.ts";
import { MAX_NOTE } from "./notes.ts";

export const noteForm = defineForm({
	fields: {
		note: {
			schema: multiLineField(MAX_NOTE),
			empty: "",
			label: { pl: "Notatka do nagrania", en: "Note on this recording" },
		},
	},
});
