import { defineForm } from "../../kit/contract/form.ts";
import { singleLineField, ticked } from "../../kit/contract/form-fields.ts";
import { longer } from "../../kit/contract/longer.ts";
import { MAX_NAME } from "./rules.ts";
import { viewTexts as texts } from "./texts.ts";

export const viewForm = defineForm({
	fields: {
		name: { schema: singleLineField(), empty: "", label: texts.name },
		isShared: { schema: ticked, empty: false, label: texts.share },
		/** Whether a change replaces the view's address by the shown one; the browser sends the address. */
		takesShown: { empty: false, label: texts.takeShown },
	},
	errors: ({ name }) => ({
		name: name.trim() === "" ? texts.enterName : longer(name.trim(), MAX_NAME),
		isShared: undefined,
		takesShown: undefined,
	}),
});
