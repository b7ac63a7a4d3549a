import { defineForm } from "../../kit/contract/form.ts";
import { singleLineField } from "../../kit/contract/form-fields.ts";
import { addressesIn, recommendationErrors } from "./rules.ts";
import { ownTexts as texts } from "./texts.ts";

/** One text field takes all addresses. */
export const recommendationForm = defineForm({
	fields: {
		name: { schema: singleLineField(200), empty: "", label: texts.name },
		emails: { empty: "", label: texts.emails },
	},
	errors(typed) {
		const { name, emails } = recommendationErrors({ name: typed.name.trim(), emails: addressesIn([typed.emails]) });
		return { name, emails };
	},
});
