import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { QrSquare } from "../../../kit/ui/qr-square.tsx";
import type { TicketInfo } from "../contract.ts";
import { texts } from "../texts.ts";

export function TicketCode({ lang, ticket }: { lang: Lang; ticket: Pick<TicketInfo, "qr" | "number"> }) {
	if (!ticket.qr) return null;
	const label = fill(texts.qr[lang], ticket.number);
	return <QrSquare code={ticket.qr} label={label} className="ticket-code" />;
}
