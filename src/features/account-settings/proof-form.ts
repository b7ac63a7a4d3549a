import { defineForm, type FormErrors } from "../../kit/contract/form.ts";
import { codeError, typedCodeField } from "../account/factor.ts";
import { typedPassword } from "../account/password.ts";
import { accountTexts } from "../account/texts.ts";
import { factorTexts as texts } from "./factor-web-texts.ts";

/** The code is required if the second factor is on. */
export const proofFields = {
	currentPassword: { schema: typedPassword(), empty: "", label: texts.currentPassword },
	code: { schema: typedCodeField(), empty: "", label: texts.code },
};
export type Proof = Record<keyof typeof proofFields, string>;

export function proofErrors({ currentPassword, code }: Proof, needsCode: boolean): FormErrors<keyof Proof> {
	return {
		currentPassword: currentPassword === "" ? accountTexts.enterPassword : undefined,
		code: needsCode ? codeError(code, "any") : undefined,
	};
}

export const proofForm = defineForm({ fields: proofFields, errors: proofErrors });
