import * as z from "zod/mini";
import { defineForm } from "../../kit/contract/form.ts";
import { codeError, typedCodeField } from "../account/factor.ts";
import { typedPassword } from "../account/password.ts";
import { factorTexts } from "../account-settings/factor-web-texts.ts";
import { erasureTexts as texts } from "./erasure-texts.ts";

/** The context says whether the second factor is on. */
export const erasureForm = defineForm({
	fields: {
		currentPassword: { schema: typedPassword(), empty: "", label: texts.password },
		code: { schema: z.optional(typedCodeField()), empty: "", label: factorTexts.code },
	},
	errors: ({ currentPassword, code }, needsCode: boolean) => ({
		currentPassword: currentPassword === "" ? texts.enterPassword : undefined,
		code: needsCode ? codeError(code, "any") : undefined,
	}),
});
