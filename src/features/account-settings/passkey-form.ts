import { defineForm } from "../../kit/contract/form.ts";
import { singleLine } from "../../kit/contract/lines.ts";
import { passkeyNameError } from "../account/factor.ts";
import { factorTexts as texts } from "./factor-web-texts.ts";
import { type Proof, proofErrors, proofFields } from "./proof-form.ts";

const nameFields = { name: { schema: singleLine(1000), empty: "", label: texts.passkeyName } };

export const passkeyNameForm = defineForm({
	fields: nameFields,
	errors: ({ name }) => ({ name: passkeyNameError(name) }),
});

export const newPasskeyForm = defineForm({
	fields: { ...nameFields, ...proofFields },
	errors: ({ name, ...proof }: { name: string } & Proof, needsCode: boolean) => ({
		name: passkeyNameError(name),
		...proofErrors(proof, needsCode),
	}),
});

/** This form only asks for a confirmation. */
export const passkeyRemovalForm = defineForm({ fields: {}, errors: () => ({}) });
