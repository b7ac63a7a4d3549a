/**
 * The form's field name for a payload field: `gdprs.3` → `gdprs.c3`, `additionalInputs.7` → `answers.q7`, `isOnline` →
 * `attendance`, `savedReservations` → `seats`.
 */
export function formField(field: string): string {
	if (field === "isOnline") return "attendance";
	if (field === "savedReservations") return "seats";
	return field.replace(/^gdprs\./, "gdprs.c").replace(/^additionalInputs\./, "answers.q");
}
