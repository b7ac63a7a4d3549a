import type { FieldName, FormErrors } from "../../kit/contract/form.ts";
import type { FieldErrors } from "../../kit/contract/refine.ts";

/** `additionalInputs.7` → `answers.7`, `isOnline` → `attendance`, `savedReservations` → `seats`. */
export function formField(field: string): string {
	if (field === "isOnline") return "attendance";
	if (field === "savedReservations") return "seats";
	return field.replace(/^additionalInputs\b/, "answers");
}

export function formErrors<V>(errors: FieldErrors = {}): FormErrors<FieldName<V>> {
	const messages = Object.entries(errors).map(([field, [text]]) => [formField(field), text]);
	return Object.fromEntries(messages) as FormErrors<FieldName<V>>;
}
