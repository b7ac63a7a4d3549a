import { useEffect, useState } from "react";
import type { PaymentInfo } from "../../features/order-page/contract.ts";
import { OrderPanel as Order } from "../../features/order-page/web/OrderPanel.tsx";
import { getTicket, type TicketInfo } from "../../features/tickets/contract.ts";
import { TicketStub } from "../../features/tickets/web/TicketStub.tsx";
import { call } from "../../kit/api/call.ts";
import { type Lang, localized } from "../../kit/i18n/lang.ts";
import { Icon } from "../../kit/ui/icons.tsx";
import { type FirstPick, firstPicks } from "./first-picks.ts";
import { paidTexts as texts } from "./paid-texts.ts";

export type OrderPanelProps = {
	lang: Lang;
	base: string;
	calendarUrl: string | null;
	/** The most requested lectures of all days. */
	picks: FirstPick[];
};

/** The page of an order, with a celebration once it is paid. It composes several slices. */
export function OrderPanel({ lang, base, ...more }: OrderPanelProps) {
	return <Order lang={lang} base={base} paid={(info) => <PaidStage lang={lang} base={base} info={info} {...more} />} />;
}

/** The paid ticket on the dark stage, its calendar link, and lecture suggestions. */
function PaidStage({ lang, base, info, calendarUrl, picks }: OrderPanelProps & { info: PaymentInfo }) {
	const opened = firstPicks(picks, info.tickets);
	return (
		<>
			{info.tickets.map((one) => (
				<LitTicket key={one.number} lang={lang} info={info} ticket={one} />
			))}
			<div className="paid-next print:hidden">
				<div className="pay-ways">
					{calendarUrl && (
						<a className="btn btn-key" href={calendarUrl}>
							<Icon name="calendar" />
							{texts.toCalendar[lang]}
						</a>
					)}
					<a className="btn btn-outline" href={`${base}/user.html`}>
						{texts.toAccount[lang]}
					</a>
				</div>
				{opened.length > 0 && <Picks lang={lang} base={base} picks={opened} />}
			</div>
		</>
	);
}

/** The ticket. Its text shows at once, its QR code after a fetch. */
function LitTicket({ lang, info, ticket }: { lang: Lang; info: PaymentInfo; ticket: PaymentInfo["tickets"][number] }) {
	const [ticketInfo, setTicketInfo] = useState<TicketInfo>();
	useEffect(() => {
		// on failure, the files below still contain the code
		void call(getTicket, { params: { token: ticket.token } }).then(setTicketInfo, () => {});
	}, [ticket.token]);
	return (
		<article className="ticket beams on-dark paid-ticket">
			<div className="ticket-top">
				<p className="ticket-event">{localized(lang, info.eventName, info.eventNameEn)}</p>
				<p className="ticket-name">{ticket.packageName}</p>
				<ul className="ticket-facts">
					<li>
						<Icon name="person" />
						<span className="break-words">{ticket.holder}</span>
					</li>
					{ticketInfo?.days.map((day) => (
						<li key={day.name}>
							<Icon name={day.isOnsite ? "pin" : "play"} />
							<span>{localized(lang, day.name, day.nameEn)}</span>
						</li>
					))}
				</ul>
			</div>
			<div className="paid-code">{ticketInfo && <TicketStub lang={lang} ticket={ticketInfo} />}</div>
		</article>
	);
}

function Picks({ lang, base, picks }: Pick<OrderPanelProps, "lang" | "base" | "picks">) {
	return (
		<section className="paid-picks">
			<h2 className="h-card">{texts.picksTitle[lang]}</h2>
			<p>{texts.picksLead[lang]}</p>
			<ol>
				{picks.map((one) => (
					<li key={one.objectId}>
						<a href={`#lecture/${one.objectId}`}>
							<span className="paid-when">{one.when}</span>
							<b lang={one.subject.lang}>{one.subject.text}</b>
							<span>{one.people}</span>
						</a>
					</li>
				))}
			</ol>
			<a className="paid-all" href={`${base || "/"}#agenda`}>
				{texts.agenda[lang]} <Icon name="arrow" />
			</a>
		</section>
	);
}
