import { useQueryClient } from "@tanstack/react-query";
import type { Appointment } from "../../../../features/appointments/contract.ts";
import { refetchMeetings } from "../../../../features/meetings/web/meetings-queries.ts";
import type { Lang } from "../../../../kit/i18n/lang.ts";
import { showWhole } from "../../../../kit/ui/show-whole.ts";
import { Appointments } from "../appointments/Appointments.tsx";
import { appointmentTexts as texts } from "../appointments/texts.ts";

type Props = { lang: Lang; eventCode: string; timeZone: string; appointment: Appointment };

export function AppointmentInChat({ appointment, ...shown }: Props) {
	const queries = useQueryClient();
	return (
		<div className="chat-card" ref={showWhole}>
			<Appointments
				{...shown}
				title={texts.together[shown.lang]}
				appointments={[appointment]}
				link={() => null}
				onChanged={() => refetchMeetings(queries)}
			/>
		</div>
	);
}
