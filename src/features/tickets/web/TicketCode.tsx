import type { Lang } from "../../../kit/i18n/lang.ts";
import type { TicketInfo } from "../contract.ts";
import { texts } from "../texts.ts";

/** The modules of quiet that a reader needs around a code. */
const QUIET = 4;

/** A ticket's code: dark on white in both schemes, with its quiet zone. */
export function TicketCode({ lang, ticket }: { lang: Lang; ticket: Pick<TicketInfo, "qr" | "number"> }) {
	if (!ticket.qr) return null;
	const side = ticket.qr.size + 2 * QUIET;
	return (
		<svg
			className="ticket-code"
			viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
			role="img"
			aria-label={texts.qr[lang].replace("#", () => ticket.number)}
			shapeRendering="crispEdges"
		>
			<rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
			<path d={ticket.qr.path} fill="#0d0b1f" />
		</svg>
	);
}
