import { defineForm } from "../../kit/contract/form.ts";
import { confirmError, passwordError } from "./password.ts";
import { emailError, normalizedEmail } from "./rules.ts";
import { resetTexts, accountTexts as texts } from "./texts.ts";

export const emailForm = defineForm({
	fields: { email: { empty: "", label: texts.email } },
	errors: ({ email }) => ({
		email: emailError(normalizedEmail(email), { missing: texts.enterEmail, wrong: texts.wrongEmail }),
	}),
});

export const newPasswordForm = defineForm({
	fields: {
		password: { empty: "", label: resetTexts.newPassword },
		again: { empty: "", label: resetTexts.again },
	},
	errors({ password, again }) {
		const wrong = passwordError(password);
		return { password: wrong, again: wrong ? undefined : confirmError(password, again) };
	},
});

export const chosenPasswordForm = defineForm({
	fields: { password: { empty: "", label: texts.chosenPassword } },
	errors: ({ password }) => ({ password: password === "" ? texts.enterPassword : undefined }),
});
