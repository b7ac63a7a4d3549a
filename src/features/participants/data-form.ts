import { personForm } from "../account/person-form.ts";

/** The server validates phone numbers, because the library for them is large. A guest has none. */
export const participantDataForm = {
	...personForm,
	errors(values: typeof personForm.empty) {
		const errors = personForm.errors(values, () => true);
		return values.phoneNo.trim() === "" ? { ...errors, phoneNo: undefined } : errors;
	},
};
