import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { siteNow } from "../../../kit/ui/site-now.ts";
import { WaitState } from "../../../kit/ui/wait-state.tsx";
import { lineName } from "../../options/texts.ts";
import type { TicketInfo } from "../contract.ts";
import { ticketState } from "../status.ts";
import { texts } from "../texts.ts";
import { TicketCode } from "./TicketCode.tsx";
import { PastCode } from "./TicketStub.tsx";
import { dayLines } from "./ticket-days.ts";
import { useTicket } from "./use-ticket.ts";

type PanelProps = { lang: Lang; base: string };

export function TicketPanel({ lang, base }: PanelProps) {
	const { state, ask } = useTicket(lang);
	if (state.name === "shown") return <PhoneTicket lang={lang} base={base} ticket={state.ticket} />;
	if (state.name === "loading") {
		return <WaitState text={texts.loading[lang]} noScript={texts.noScript[lang]} />;
	}
	return (
		<div className="wrap state" role="alert">
			{state.name === "unknown" && <h1 className="h-page">{texts.notFoundTitle[lang]}</h1>}
			<p className="lead text-pretty">{state.name === "unknown" ? state.sentence : texts.noAnswer[lang]}</p>
			<div className="state-actions">
				{state.name === "unanswered" ? (
					<button type="button" className="btn" onClick={() => void ask()}>
						{texts.tryAgain[lang]}
					</button>
				) : (
					<a className="btn" href={`${base}/user.html`}>
						{texts.toAccount[lang]}
					</a>
				)}
				<a className="btn btn-outline" href={base || "/"}>
					{texts.backToEvent[lang]}
				</a>
			</div>
		</div>
	);
}

// long: one ticket's markup, read from top to bottom
function PhoneTicket({ lang, base, ticket }: PanelProps & { ticket: TicketInfo }) {
	const status = ticketState(ticket, siteNow());
	const isOver = status === "over";
	return (
		<div className="phone-ticket-ground">
			<article className={`ticket phone-ticket ${isOver ? "ticket-past" : "beams on-dark"}`}>
				<div>
					<p className="ticket-event">{localized(lang, ticket.eventName, ticket.eventNameEn)}</p>
					<h1 className="ticket-name">{ticket.packageName}</h1>
				</div>
				{status === "confirmed" ? (
					<Valid lang={lang} ticket={ticket} />
				) : (
					<Invalid lang={lang} ticket={ticket} status={status} />
				)}
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
					{ticket.options.length > 0 && (
						<li>
							<Icon name="plus" />
							<span className="min-w-0">
								{ticket.options.map(({ kind, choice }) => lineName(kind, choice)[lang]).join(" · ")}
							</span>
						</li>
					)}
				</ul>
				<div className="ticket-foot phone-ticket-foot">
					{ticket.pdfUrl && (
						<a className={isOver ? "btn" : "btn btn-key"} href={`${ticket.pdfUrl}?lang=${lang}`}>
							<Icon name="download" />
							{texts.download[lang]}
						</a>
					)}
					<a className="btn btn-outline" href={`${base}/user.html`}>
						{texts.toAccount[lang]}
					</a>
				</div>
			</article>
		</div>
	);
}

function Valid({ lang, ticket }: { lang: Lang; ticket: TicketInfo }) {
	const isOnsite = dayLines(lang, ticket).some((day) => day.isOnsite);
	return (
		<div className="phone-ticket-code">
			<TicketCode lang={lang} ticket={ticket} />
			<p className="ticket-number">{ticket.number}</p>
			<p className="phone-ticket-help">{texts[isOnsite ? "show" : "showOnline"][lang]}</p>
		</div>
	);
}

const INVALID = {
	cancelled: { icon: "cross", title: "cancelledTitle", text: "cancelled" },
	handedOver: { icon: "cross", title: "handedOverTitle", text: "handedOver" },
	reserved: { icon: "clock", title: "reservedTitle", text: "reserved" },
	over: { icon: "clock", title: "overTitle", text: "over" },
} as const;

function Invalid({ lang, ticket, status }: { lang: Lang; ticket: TicketInfo; status: keyof typeof INVALID }) {
	const { icon, title, text } = INVALID[status];
	return (
		<div className="grid gap-4">
			<div className="phone-ticket-invalid" role="status">
				<p className="phone-ticket-verdict">
					<Icon name={icon} size={28} />
					{texts[title][lang]}
				</p>
				<p>{texts[text][lang]}</p>
			</div>
			{status === "over" && <PastCode lang={lang} ticket={ticket} />}
		</div>
	);
}
