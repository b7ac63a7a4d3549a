import { defineForm } from "../../kit/contract/form.ts";
import { addressTexts as texts } from "./address-texts.ts";
import { namedEmail } from "./contract.ts";
import { type Proof, proofErrors, proofFields } from "./proof-form.ts";
import { emailError, normalizedEmail } from "./rules.ts";
import { accountTexts } from "./texts.ts";

const WRONG = { missing: accountTexts.enterEmail, wrong: accountTexts.wrongEmail };

/** Another address of an account; the context is whether the proof needs a code. */
export const addressForm = defineForm({
	fields: { newEmail: { schema: namedEmail, empty: "", label: texts.newEmail }, ...proofFields },
	errors: ({ newEmail, ...proof }: { newEmail: string } & Proof, needsCode: boolean) => ({
		newEmail: emailError(normalizedEmail(newEmail), WRONG),
		...proofErrors(proof, needsCode),
	}),
});
