import { defineForm } from "../../../kit/contract/form.ts";
import { askPoll } from "../contract.ts";
import { texts } from "./texts.ts";

/** The options' labels are numbered. */
export const pollForm = defineForm({
	fields: {
		question: { schema: askPoll.body.shape.question, empty: "", label: texts.question },
		options: { schema: askPoll.body.shape.options, empty: ["", ""], label: null },
	},
});
