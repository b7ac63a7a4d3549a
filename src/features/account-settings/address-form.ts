import { defineForm } from "../../kit/contract/form.ts";
import { addressTexts as texts } from "../account/address-texts.ts";
import { namedEmail } from "../account/contract.ts";
import { emailError, normalizedEmail } from "../account/rules.ts";
import { accountTexts } from "../account/texts.ts";
import { type Proof, proofErrors, proofFields } from "./proof-form.ts";

const WRONG = { missing: accountTexts.enterEmail, wrong: accountTexts.wrongEmail };

export const addressForm = defineForm({
	fields: { newEmail: { schema: namedEmail, empty: "", label: texts.newEmail }, ...proofFields },
	errors: ({ newEmail, ...proof }: { newEmail: string } & Proof, needsCode: boolean) => ({
		newEmail: emailError(normalizedEmail(newEmail), WRONG),
		...proofErrors(proof, needsCode),
	}),
});
