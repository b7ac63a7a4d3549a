import type { RegistrationForm } from "../../features/registration-page/form.ts";
import { RegistrationPanel as Registration } from "../../features/registration-page/web/RegistrationPanel.tsx";
import { SchoolFields } from "../../features/schools/web/SchoolFields.tsx";
import { SeatFields } from "../../features/seats/web/SeatFields.tsx";

/** Registration with lecture seats and universities. It composes several slices. */
export function RegistrationPanel({ form }: { form: RegistrationForm }) {
	return (
		<Registration
			form={form}
			seats={(choice) => <SeatFields {...choice} />}
			schools={(choice) => <SchoolFields {...choice} />}
		/>
	);
}
