import * as z from "zod/mini";
import { defineForm } from "../../kit/contract/form.ts";
import { multiLineField, singleLineField } from "../../kit/contract/form-fields.ts";
import { schemaErrors } from "../../kit/contract/refine.ts";
import { fieldTexts as texts } from "./field-texts.ts";
import { rightProfile } from "./form.ts";

const list = () => z.array(singleLineField(500)).check(z.maxLength(50));
const none: string[] = [];

/** Topics may be in either language. `rightProfile` validates on both ends. */
export const profileForm = defineForm({
	fields: {
		headline: { schema: singleLineField(), empty: "", label: texts.headline },
		company: { schema: singleLineField(), empty: "", label: texts.company },
		about: { schema: multiLineField(), empty: "", label: texts.about },
		topics: { schema: list(), empty: none, label: texts.topics },
		lookingFor: { schema: list(), empty: none, label: texts.lookingFor },
		lookingForText: { schema: singleLineField(), empty: "", label: texts.lookingForText },
		offering: { schema: list(), empty: none, label: texts.offering },
		offeringText: { schema: singleLineField(), empty: "", label: texts.offeringText },
		languages: { schema: list(), empty: none, label: texts.languages },
		links: { schema: list(), empty: none, label: texts.links },
	},
	errors: (typed) => schemaErrors(rightProfile, typed),
});
