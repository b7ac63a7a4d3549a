import { defineForm } from "../../kit/contract/form.ts";
import { confirmError, passwordError, typedPassword } from "../account/password.ts";
import { accountTexts } from "../account/texts.ts";
import { accessTexts as texts } from "./access-texts.ts";

/** The rules are those of registration (spec §5). */
export const passwordForm = defineForm({
	fields: {
		currentPassword: { schema: typedPassword(), empty: "", label: texts.currentPassword },
		newPassword: { schema: typedPassword(), empty: "", label: texts.newPassword },
		again: { empty: "", label: texts.again },
	},
	errors: ({ currentPassword, newPassword, again }) => ({
		currentPassword: currentPassword === "" ? accountTexts.enterPassword : undefined,
		newPassword: passwordError(newPassword),
		again: confirmError(newPassword, again),
	}),
});
