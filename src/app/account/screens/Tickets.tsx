import { useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { ownOptionsQuery } from "../../../features/additions/web/additions-query.ts";
import { TicketExtras } from "../../../features/additions/web/TicketExtras.tsx";
import { changesQuery } from "../../../features/package-changes/web/change-query.ts";
import { GiveUpPlace } from "../../../features/ticket-holders/web/GiveUpPlace.tsx";
import { HandOverTicket } from "../../../features/ticket-holders/web/HandOverTicket.tsx";
import { OwnTickets } from "../../../features/tickets/web/OwnTickets.tsx";
import { ticketsQuery } from "../../../features/tickets/web/tickets-query.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { useIsOffline } from "../../client/offline.ts";
import { ScreenHead } from "../../client/ScreenHead.tsx";
import { ScreenSkeleton } from "../../client/ScreenSkeleton.tsx";
import { useFrame } from "../../client/use-frame.ts";
import { ChangeLink } from "./ChangeLink.tsx";
import { ownTexts } from "./own-texts.ts";
import { OpenQuestions } from "./questions/OpenQuestions.tsx";
import { screenTexts as texts } from "./texts.ts";
import { useSettled } from "./use-settled.ts";

export function Tickets() {
	const { lang, event } = useFrame();
	const isOffline = useIsOffline();
	const { data } = useSuspenseQuery(ticketsQuery(lang));
	const tickets = data.tickets.toSorted(
		(one, other) => Number(other.eventCode === event.code) - Number(one.eventCode === event.code),
	);
	const isHere = (id: number) =>
		tickets.some((one) => one.registrationId === id && one.eventCode === event.code && one.status !== "cancelled");
	const here = tickets.filter((one) => isHere(one.registrationId));
	const parts = [...here.map((one) => changesQuery(one.registrationId, lang)), ownOptionsQuery(lang)];
	if (!useSettled(parts)) return <ScreenSkeleton />;
	return (
		<>
			<ScreenHead title={texts.ticketsTitle[lang]} lead={ownTexts.ticketsLead[lang]} />
			{tickets.length > 0 ? (
				<div className="acc-stack">
					{!isOffline && <OpenQuestions tickets={tickets} />}
					<OwnTickets
						lang={lang}
						tickets={tickets}
						isOffline={isOffline}
						extrasOf={(id) => <TicketLinks id={id} canChange={isHere(id)} isOffline={isOffline} />}
					/>
				</div>
			) : (
				<NoTickets />
			)}
		</>
	);
}

function NoTickets() {
	const { lang, base } = useFrame();
	return (
		<section className="card empty-state">
			<Icon name="ticket" size={28} />
			<h2 className="h-card">{texts.noTicket[lang]}</h2>
			<p className="text-muted text-pretty">{texts.noTicketLead[lang]}</p>
			<a className="btn btn-small" href={`${base}/registration.html`}>
				{texts.register[lang]}
			</a>
		</section>
	);
}

/** Offline it hides the extras and the button for giving up the place. */
function TicketLinks({ id, canChange, isOffline }: { id: number; canChange: boolean; isOffline: boolean }) {
	const { lang } = useFrame();
	const queries = useQueryClient();
	const { data } = useQuery(ownOptionsQuery(lang));
	const own = data?.registrations.find((one) => one.registrationId === id);
	return (
		<>
			{!isOffline && <TicketExtras lang={lang} own={own} />}
			{canChange && <ChangeLink registrationId={id} />}
			{!isOffline && own?.canHandOver && (
				<HandOverTicket lang={lang} own={own} onDone={() => queries.invalidateQueries()} />
			)}
			{!isOffline && own?.canCancel && <GiveUpPlace lang={lang} own={own} onDone={() => queries.invalidateQueries()} />}
		</>
	);
}
