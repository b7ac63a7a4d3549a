import { defineForm } from "../../kit/contract/form.ts";
import { codeTexts as texts } from "./code-texts.ts";
import { codeError, typedCodeField } from "./factor.ts";

/** `kind` says which codes the form accepts. */
export const codeForm = defineForm({
	fields: { code: { schema: typedCodeField(), empty: "", label: texts.phoneCode } },
	errors: ({ code }, kind: "phone" | "any") => ({ code: codeError(code, kind) }),
});
