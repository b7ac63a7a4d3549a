import * as z from "zod/mini";
import { instant } from "../../kit/contract/call.ts";
import { defineForm } from "../../kit/contract/form.ts";
import { multiLineField, singleLineField } from "../../kit/contract/form-fields.ts";
import { wrongOfStand } from "./form-errors.ts";
import { LENGTHS } from "./rules.ts";
import { editorTexts as texts } from "./texts.ts";

/** A stand's own texts in both languages; unset ones are "". */
export const standForm = defineForm({
	fields: {
		sentence: { schema: multiLineField(LENGTHS.sentence), empty: "", label: texts.sentence },
		sentenceEn: { schema: multiLineField(LENGTHS.sentence), empty: "", label: texts.sentence },
		place: { schema: singleLineField(LENGTHS.place), empty: "", label: texts.place },
		/** "10:00" in the event's zone. */
		opensAt: { schema: singleLineField(5), empty: "", label: texts.opensAt },
		closesAt: { schema: singleLineField(5), empty: "", label: texts.closesAt },
		isPublished: { schema: z.boolean(), empty: false, label: texts.published },
		/** The version that was loaded (decision 131). */
		savedDate: { schema: z.nullable(instant), empty: null as string | null, label: null },
	},
	errors(typed) {
		const { sentence, opensAt } = wrongOfStand(typed);
		return {
			sentence,
			sentenceEn: undefined,
			place: undefined,
			opensAt,
			closesAt: undefined,
			isPublished: undefined,
			savedDate: undefined,
		};
	},
});
export type About = typeof standForm.empty;
