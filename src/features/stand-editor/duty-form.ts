import { defineForm } from "../../kit/contract/form.ts";
import { singleLineField } from "../../kit/contract/form-fields.ts";
import { dutyTexts as texts } from "./duty-texts.ts";
import { wrongOfDuty } from "./form-errors.ts";
import { LENGTHS } from "./rules.ts";

/** A shift at a stand. The context is the event's days. */
export const dutyForm = defineForm({
	fields: {
		email: { schema: singleLineField(254), empty: "", label: texts.who },
		role: { schema: singleLineField(LENGTHS.role), empty: "", label: texts.role },
		roleEn: { schema: singleLineField(LENGTHS.role), empty: "", label: texts.role },
		/** "2025-06-06"; "" for a permanent shift. */
		day: { schema: singleLineField(10), empty: "", label: texts.day },
		from: { schema: singleLineField(5), empty: "", label: texts.from },
		to: { schema: singleLineField(5), empty: "", label: texts.to },
	},
	errors(typed, days: readonly string[]) {
		const { role, day, from } = wrongOfDuty(typed, days);
		return { email: undefined, role, roleEn: undefined, day, from, to: undefined };
	},
});
