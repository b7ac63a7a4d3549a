import * as z from "zod/mini";
import { defineForm } from "../../kit/contract/form.ts";
import { normalizedField, singleLineField } from "../../kit/contract/form-fields.ts";
import { refine, schemaErrors } from "../../kit/contract/refine.ts";
import type { Lang } from "../../kit/i18n/lang.ts";
import { nameError } from "../account/person-fields.ts";
import { emailError, normalizedEmail } from "../account/rules.ts";
import { handOverTexts as texts } from "./hand-over-texts.ts";

const sentences = { missing: texts.emailMissing, wrong: texts.emailWrong };

/** The person who gets a ticket. Names follow the rules of registration. */
export const recipientSchema = z.object({
	email: z.string().check(refine((email) => emailError(email, sentences))),
	firstName: z.string().check(refine((name) => nameError(name, texts.firstNameMissing))),
	lastName: z.string().check(refine((name) => nameError(name, texts.lastNameMissing))),
	lang: z.enum(["pl", "en"]),
});
export type TicketRecipient = z.output<typeof recipientSchema>;

export const handOverForm = defineForm({
	fields: {
		email: { schema: normalizedField(normalizedEmail), empty: "", label: texts.email },
		firstName: { schema: singleLineField(), empty: "", label: texts.firstName },
		lastName: { schema: singleLineField(), empty: "", label: texts.lastName },
		lang: { schema: z.enum(["pl", "en"]), empty: "pl" as Lang, label: texts.lang },
	},
	errors: (typed) =>
		schemaErrors(recipientSchema, {
			email: normalizedEmail(typed.email),
			firstName: typed.firstName.trim(),
			lastName: typed.lastName.trim(),
			lang: typed.lang,
		}),
});
