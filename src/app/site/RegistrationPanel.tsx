import type { RegistrationForm } from "../../features/registration/form.ts";
import { RegistrationPanel as Registration } from "../../features/registration/web/RegistrationPanel.tsx";
import { SeatFields } from "../../features/seats/web/SeatFields.tsx";

/** The registration with its choice of lecture seats. Composed of several slices, which is why it stands here. */
export function RegistrationPanel({ form }: { form: RegistrationForm }) {
	return <Registration form={form} seats={(choice) => <SeatFields {...choice} />} />;
}
