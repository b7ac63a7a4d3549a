import { useSuspenseQuery } from "@tanstack/react-query";
import { OwnSeats } from "../../../features/seats/web/OwnSeats.tsx";
import { meQuery } from "../queries.ts";
import { ScreenHead } from "../ScreenHead.tsx";
import { useFrame } from "../use-frame.ts";
import { screenTexts as texts } from "./texts.ts";

/** The lectures of the event with the person's seats. */
export function Agenda() {
	const { lang, base, event } = useFrame();
	const { data: person } = useSuspenseQuery(meQuery(lang));
	const registrations = person.registrations.filter((one) => one.eventCode === event.code);
	return (
		<>
			<ScreenHead title={texts.agendaTitle[lang]} lead={texts.agendaLead[lang]}>
				<a className="btn btn-soft btn-small" href={`${base || "/"}#agenda`}>
					{texts.seeAgenda[lang]}
				</a>
			</ScreenHead>
			<div className="acc-stack">
				<OwnSeats lang={lang} registrations={registrations} />
			</div>
		</>
	);
}
