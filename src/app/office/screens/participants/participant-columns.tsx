import type { Participant } from "../../../../features/participants/contract.ts";
import { type Lang, localized } from "../../../../kit/i18n/lang.ts";
import { shortMoment } from "../../pieces/dates.ts";
import type { GlyphName } from "../../pieces/Glyph.tsx";
import type { ListColumn } from "../../pieces/list/columns.ts";
import { StateMark, type Tone, TwoLines } from "../../pieces/StateMark.tsx";
import { withoutEvent } from "../orders/order-columns.tsx";
import { statusNames, participantTexts as texts } from "./participant-texts.ts";

const LOOKS: Record<Participant["status"], [Tone, GlyphName]> = {
	confirmed: ["ok", "check"],
	reserved: ["warn", "clock"],
	cancelled: ["quiet", "cross"],
};

export function StatusMark({ lang, status }: { lang: Lang; status: Participant["status"] }) {
	const [tone, icon] = LOOKS[status];
	return (
		<StateMark tone={tone} icon={icon}>
			{statusNames[status][lang]}
		</StateMark>
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
	{ id: "state", header: texts.state, width: 150, cell: (row) => <StatusMark lang={lang} status={row.status} /> },
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
