import type { Participant } from "../../../../features/participants/contract.ts";
import { holderState } from "../../../../features/tickets/status.ts";
import { type Lang, localized } from "../../../../kit/i18n/lang.ts";
import { LinkButton } from "../../pieces/Button.tsx";
import { shortMoment } from "../../pieces/dates.ts";
import type { GlyphName } from "../../pieces/Glyph.tsx";
import type { ListColumn } from "../../pieces/list/columns.ts";
import { StateMark, type Tone, TwoLines } from "../../pieces/StateMark.tsx";
import { withoutEvent } from "../orders/order-columns.tsx";
import { statusNames, participantTexts as texts } from "./participant-texts.ts";

type State = ReturnType<typeof holderState>;

const LOOKS: Record<State, [Tone, GlyphName]> = {
	confirmed: ["ok", "check"],
	reserved: ["warn", "clock"],
	cancelled: ["quiet", "cross"],
	handedOver: ["quiet", "swap"],
};

type Ticket = Pick<Participant, "status" | "isHandedOver" | "handedTo">;

/** The state of a ticket. A handed one leads to the person who has it now. */
export function TicketState({ lang, ticket }: { lang: Lang; ticket: Ticket }) {
	const state = holderState(ticket);
	const [tone, icon] = LOOKS[state];
	const mark = (
		<StateMark tone={tone} icon={icon}>
			{statusNames[state][lang]}
		</StateMark>
	);
	const { handedTo } = ticket;
	if (!handedTo) return mark;
	return (
		<TwoLines
			top={mark}
			below={
				<LinkButton look="plain" to={`/participants/${handedTo.personId}`}>
					{handedTo.name}
				</LinkButton>
			}
		/>
	);
}

const wayLine = (lang: Lang, row: Participant) =>
	[row.calendarName && localized(lang, row.calendarName, row.calendarNameEn), row.isOnline && texts.online[lang]]
		.filter(Boolean)
		.join(", ");

const contactLine = ({ details }: Participant) => [details?.email, details?.company].filter(Boolean).join(", ");

// long: one column after the other
export const participantColumns = (lang: Lang, zone: string): ListColumn<Participant>[] => [
	{
		id: "name",
		header: texts.name,
		isLink: true,
		sort: { up: "name", down: "-name" },
		cell: (row) => <TwoLines top={`${row.firstName} ${row.lastName}`} below={contactLine(row)} />,
	},
	{
		id: "ticket",
		header: texts.ticket,
		width: 110,
		isHiddenBeside: true,
		cell: (row) => <span className="tabular">{row.ticketNumber}</span>,
	},
	{
		id: "package",
		header: texts.package,
		width: 150,
		cell: (row) => <TwoLines top={row.packageName} below={wayLine(lang, row)} />,
	},
	{ id: "state", header: texts.state, width: 150, cell: (row) => <TicketState lang={lang} ticket={row} /> },
	{
		id: "checkedIn",
		header: texts.checkedIn,
		width: 96,
		isHiddenBeside: true,
		cell: (row) => (row.checkedInDate ? shortMoment(lang, row.checkedInDate, zone) : ""),
	},
	{
		id: "source",
		header: texts.source,
		width: 116,
		isHiddenBeside: true,
		cell: ({ details }) => (details?.orderNumber ? withoutEvent(details.orderNumber) : details?.code) ?? "",
	},
	{
		id: "registered",
		header: texts.registered,
		width: 124,
		isNumber: true,
		sort: { up: "registered", down: "-registered" },
		cell: (row) => shortMoment(lang, row.createdDate, zone),
	},
];
