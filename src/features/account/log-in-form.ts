import { defineForm } from "../../kit/contract/form.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { namedEmail } from "./contract.ts";
import { emailError, normalizedEmail } from "./rules.ts";
import { accountTexts as texts } from "./texts.ts";

export const logInForm = defineForm({
	fields: {
		email: { schema: namedEmail, empty: "", label: texts.email },
		password: { schema: singleLine(1000), empty: "", label: texts.password },
	},
	errors: ({ email, password }) => ({
		email: emailError(normalizedEmail(email), { missing: texts.enterEmail, wrong: texts.wrongEmail }),
		password: password === "" ? texts.enterPassword : undefined,
	}),
});
