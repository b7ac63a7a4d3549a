import { useSuspenseQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { OwnTickets } from "../../../features/tickets/web/OwnTickets.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import { ticketsQuery } from "../queries.ts";
import { ScreenHead } from "../ScreenHead.tsx";
import { useFrame } from "../use-frame.ts";
import { screenTexts as texts } from "./texts.ts";

/** Comes after the ticket itself. */
const ChangeLink = lazy(async () => ({ default: (await import("./ChangeLink.tsx")).ChangeLink }));

/** The codes by which one is let in: of this event first, and readable without a network. */
export function Tickets() {
	const { lang, base, event } = useFrame();
	const { data } = useSuspenseQuery(ticketsQuery(lang));
	const tickets = data.tickets.toSorted(
		(one, other) => Number(other.eventCode === event.code) - Number(one.eventCode === event.code),
	);
	const isHere = (id: number) =>
		tickets.some((one) => one.registrationId === id && one.eventCode === event.code && one.status !== "cancelled");
	return (
		<>
			<ScreenHead title={texts.ticketsTitle[lang]} lead={texts.ticketsLead[lang]} />
			{tickets.length > 0 ? (
				<OwnTickets
					lang={lang}
					tickets={tickets}
					extrasOf={(id) =>
						isHere(id) && (
							<Suspense>
								<ChangeLink registrationId={id} />
							</Suspense>
						)
					}
				/>
			) : (
				<section className="card empty-state">
					<Icon name="ticket" size={28} />
					<h2 className="h-card">{texts.noTicket[lang]}</h2>
					<p className="text-muted text-pretty">{texts.noTicketLead[lang]}</p>
					<a className="btn btn-small" href={`${base}/registration.html`}>
						{texts.register[lang]}
					</a>
				</section>
			)}
		</>
	);
}
