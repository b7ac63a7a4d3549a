import { type FieldErrors, set } from "react-hook-form";
import type { FieldErrors as Judged } from "../../../kit/contract/refine.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { formField } from "../form-field.ts";
import type { FormValues } from "../values.ts";

/** Validation errors in the format of the form library. */
export function shownErrors(judged: Judged, lang: Lang): FieldErrors<FormValues> {
	const errors: FieldErrors<FormValues> = {};
	for (const [field, [text]] of Object.entries(judged)) {
		set(errors, formField(field), { type: "rule", message: invariant(text, "the sentence of a rule")[lang] });
	}
	return errors;
}
