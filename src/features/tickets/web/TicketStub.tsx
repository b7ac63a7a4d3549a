import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { ticketPath } from "../addresses.ts";
import type { TicketInfo } from "../contract.ts";
import { texts } from "../texts.ts";
import { TicketCode } from "./TicketCode.tsx";

/** A past ticket, whose code is shown on demand. */
export function PastStub({ lang, ticket }: { lang: Lang; ticket: TicketInfo }) {
	if (!ticket.pdfUrl) return null;
	const { packageName, number, pdfUrl } = ticket;
	return (
		<div className="ticket-stub">
			<p className="ticket-number">{number}</p>
			<div className="ticket-ways">
				<a
					className="btn btn-soft btn-list"
					href={`${pdfUrl}?lang=${lang}`}
					aria-label={`${texts.download[lang]}: ${packageName}, ${number}`}
				>
					<Icon name="download" size={18} />
					{texts.download[lang]}
				</a>
			</div>
			<PastCode lang={lang} ticket={ticket} />
		</div>
	);
}

export function PastCode({ lang, ticket }: { lang: Lang; ticket: TicketInfo }) {
	return (
		<details className="ticket-past-code">
			<summary>{texts.showCode[lang]}</summary>
			<TicketCode lang={lang} ticket={ticket} />
		</details>
	);
}

type StubProps = { lang: Lang; ticket: TicketInfo; isOffline?: boolean | undefined };

/** QR code, number and, with a network, links to PDF and page. */
export function TicketStub({ lang, ticket, isOffline }: StubProps) {
	if (!ticket.token || !ticket.pdfUrl) return null;
	const named = `${ticket.packageName}, ${ticket.number}`;
	return (
		<div className="ticket-stub">
			<TicketCode lang={lang} ticket={ticket} />
			<p className="ticket-number">{ticket.number}</p>
			{!isOffline && (
				<div className="ticket-ways">
					<a
						className="btn btn-key btn-list"
						href={`${ticket.pdfUrl}?lang=${lang}`}
						aria-label={`${texts.download[lang]}: ${named}`}
					>
						<Icon name="download" size={18} />
						{texts.download[lang]}
					</a>
					<a
						className="btn btn-outline btn-list"
						href={ticketPath(lang, ticket.eventCode, ticket.token)}
						aria-label={`${texts.onPhone[lang]}: ${named}`}
					>
						{texts.onPhone[lang]}
					</a>
				</div>
			)}
		</div>
	);
}
