import { personForm } from "../account/person-form.ts";

/** The server validates phone numbers, because the library for them is large. */
export const participantDataForm = {
	...personForm,
	errors: (values: typeof personForm.empty) => personForm.errors(values, () => true),
};
