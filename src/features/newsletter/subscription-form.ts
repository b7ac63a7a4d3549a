import { defineForm } from "../../kit/contract/form.ts";
import { normalizedField, ticked, tickedByName } from "../../kit/contract/form-fields.ts";
import { normalizedEmail } from "../account/rules.ts";
import { signUpErrors } from "./rules.ts";
import { texts } from "./texts.ts";

export const subscriptionForm = defineForm({
	fields: {
		email: { schema: normalizedField(normalizedEmail), empty: "", label: texts.email },
		/** `marketing`, or the id of the event's marketing consent. */
		gdprs: { schema: tickedByName, empty: {} as Record<string, boolean>, label: texts.consent },
		/** An e-mail reminder at 18:00 on the day before the event. */
		wantMobileReminder: { schema: ticked, empty: false, label: texts.wantReminder },
	},
	errors(values) {
		const { email, gdprs } = signUpErrors({ email: normalizedEmail(values.email), gdprs: values.gdprs });
		return { email, gdprs, wantMobileReminder: undefined };
	},
});
