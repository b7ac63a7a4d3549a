import type { ReactNode } from "react";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { siteNow } from "../../../kit/ui/site-now.ts";
import { lineName } from "../../options/texts.ts";
import type { TicketInfo } from "../contract.ts";
import { ticketState } from "../status.ts";
import { texts } from "../texts.ts";
import { PastStub, TicketStub } from "./TicketStub.tsx";
import { dayLines } from "./ticket-days.ts";

/** Extra content per ticket, by registration: pending payments, and the link to options. */
type Extras = { extrasOf?: (registrationId: number) => ReactNode };
/** Offline, links to other pages are hidden and codes stay. */
type Props = Extras & { lang: Lang; tickets: TicketInfo[]; isOffline: boolean };

export function OwnTickets({ tickets, ...more }: Props) {
	return (
		<ul className="own-tickets">
			{tickets.map((ticket) => (
				<OwnTicket key={ticket.registrationId} ticket={ticket} {...more} />
			))}
		</ul>
	);
}

function OwnTicket({ lang, ticket, isOffline, extrasOf }: Omit<Props, "tickets"> & { ticket: TicketInfo }) {
	const paid = ticket.options.map(({ kind, choice }) => lineName(kind, choice)[lang]);
	const status = ticketState(ticket, siteNow());
	return (
		<li className={status === "over" ? "ticket ticket-past" : "ticket beams on-dark"} style={beamsOf(ticket.beams)}>
			<div className="ticket-top">
				<p className="ticket-event">{localized(lang, ticket.eventName, ticket.eventNameEn)}</p>
				<h2 className="ticket-name">{ticket.packageName}</h2>
				<ul className="ticket-facts">
					<li>
						<Icon name="person" />
						<span className="break-words min-w-0">{ticket.holder}</span>
					</li>
					{dayLines(lang, ticket).map(({ text, isOnsite }) => (
						<li key={text}>
							<Icon name={isOnsite ? "pin" : "play"} />
							<span>{text}</span>
						</li>
					))}
					{paid.length > 0 && (
						<li>
							<Icon name="plus" />
							<span className="min-w-0">{paid.join(" · ")}</span>
						</li>
					)}
				</ul>
				{extrasOf?.(ticket.registrationId)}
			</div>
			<Status lang={lang} status={status} />
			{status === "over" ? (
				<PastStub lang={lang} ticket={ticket} />
			) : (
				<TicketStub lang={lang} ticket={ticket} isOffline={isOffline} />
			)}
		</li>
	);
}

const STATUS = {
	confirmed: { icon: "check", text: "statusConfirmed" },
	reserved: { icon: "clock", text: "statusReserved" },
	cancelled: { icon: "cross", text: "statusCancelled" },
	handedOver: { icon: "cross", text: "statusHandedOver" },
	over: { icon: "clock", text: "statusOver" },
} as const;

function Status({ lang, status }: { lang: Lang; status: keyof typeof STATUS }) {
	return (
		<p className="ticket-foot ticket-status" data-status={status}>
			<Icon name={STATUS[status].icon} />
			{texts[STATUS[status].text][lang]}
		</p>
	);
}

function beamsOf(beams: string[]): Record<string, string> {
	return Object.fromEntries(beams.map((colour, index) => [`--beam-${index + 1}`, colour]));
}
