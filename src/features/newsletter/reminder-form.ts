import { defineForm } from "../../kit/contract/form.ts";
import { normalizedField, singleLineField } from "../../kit/contract/form-fields.ts";
import { normalizedEmail } from "../account/rules.ts";
import { reminderErrors } from "./reminder-rules.ts";
import { texts } from "./reminder-texts.ts";

export const reminderForm = defineForm({
	fields: {
		email: { schema: normalizedField(normalizedEmail), empty: "", label: texts.email },
		/** `YYYY-MM-DD`. */
		date: { schema: singleLineField(40), empty: "", label: texts.date },
		/** `HH:MM`. */
		time: { schema: singleLineField(40), empty: "", label: texts.time },
	},
	errors(typed, event: { timeZone: string; endsAt: Date }) {
		// the server decides whether a time has passed or is too far
		const { email, date, time } = reminderErrors({ ...typed, email: normalizedEmail(typed.email) }, event, new Date(0));
		return { email, date: date === texts.momentFar ? undefined : date, time };
	},
});
