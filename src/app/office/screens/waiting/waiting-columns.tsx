import type { ListedEntry } from "../../../../features/packages/waiting-office-contract.ts";
import { listedStateNames } from "../../../../features/packages/waiting-office-texts.ts";
import type { ListedState } from "../../../../features/packages/waiting-rules.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import type { Lang } from "../../../../kit/i18n/lang.ts";
import { momentText } from "../../../../kit/time/moment.ts";
import { shortMoment } from "../../pieces/dates.ts";
import type { ListColumn } from "../../pieces/list/columns.ts";
import { StateMark, type Tone, TwoLines } from "../../pieces/StateMark.tsx";
import { waitingListTexts as texts } from "./waiting-list-texts.ts";

const TONES: Record<ListedState, Tone> = {
	unconfirmed: "warn",
	inLine: "note",
	offered: "ok",
	taken: "quiet",
	expired: "quiet",
	ended: "quiet",
	left: "quiet",
	removed: "quiet",
};

export function EntryMark({ lang, state }: { lang: Lang; state: ListedState }) {
	return <StateMark tone={TONES[state]}>{listedStateNames[state][lang]}</StateMark>;
}

/** The place in line, or the end of the offer. */
export function placeText(lang: Lang, { state, position, offeredUntil }: ListedEntry, zone: string): string {
	if (position !== null) return fill(texts.inLineOf[lang], position);
	if (state !== "offered" || offeredUntil === null) return "";
	return fill(texts.until[lang], momentText(lang, new Date(offeredUntil), zone, false));
}

export const waitingColumns = (lang: Lang, zone: string): ListColumn<ListedEntry>[] => [
	{
		id: "person",
		header: texts.person,
		isLink: true,
		cell: ({ firstName, email }) => <TwoLines top={firstName} below={email} />,
	},
	{ id: "package", header: texts.package, width: 150, cell: (row) => row.packageName },
	{
		id: "state",
		header: texts.state,
		width: 230,
		sort: { up: "line" },
		cell: (row) => <TwoLines top={<EntryMark lang={lang} state={row.state} />} below={placeText(lang, row, zone)} />,
	},
	{
		id: "joined",
		header: texts.joined,
		width: 130,
		sort: { up: "joined", down: "-joined" },
		isHiddenBeside: true,
		cell: (row) => <span className="text-muted">{shortMoment(lang, row.joinedDate, zone)}</span>,
	},
];
