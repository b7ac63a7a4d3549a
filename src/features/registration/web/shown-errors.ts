import { type FieldErrors, set } from "react-hook-form";
import type { FieldErrors as Judged } from "../../../kit/contract/judged.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { must } from "../../../kit/must/must.ts";
import { formField } from "../form-field.ts";
import type { FormValues } from "../values.ts";

/** Validation errors in the format of the form library. */
export function shownErrors(judged: Judged, lang: Lang): FieldErrors<FormValues> {
	const errors: FieldErrors<FormValues> = {};
	for (const [field, [text]] of Object.entries(judged)) {
		set(errors, formField(field), { type: "rule", message: must(text, "the sentence of a rule")[lang] });
	}
	return errors;
}
