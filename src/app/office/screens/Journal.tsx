import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { getJournalFile, type JournalEntry } from "../../../features/journal/contract.ts";
import { journalQueryOf } from "../../../features/journal/rules.ts";
import { JOURNAL, journalKindsQuery, journalQuery } from "../../../features/journal/web/journal-queries.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { momentText } from "../../../kit/time/zone.ts";
import { useFrame } from "../../client/use-frame.ts";
import { LinkButton } from "../pieces/Button.tsx";
import { Can } from "../pieces/Can.tsx";
import type { ListColumn } from "../pieces/list/columns.ts";
import { ExportButtons } from "../pieces/list/ExportButton.tsx";
import { List } from "../pieces/list/List.tsx";
import { useListState } from "../pieces/list/list-state.ts";
import { EntryPanel } from "./journal/EntryPanel.tsx";
import { journalTexts as texts } from "./journal/journal-texts.ts";

/** The thing of an entry, with a link if it has a page. */
function About({ name, path }: JournalEntry["about"]) {
	if (path === null) return name;
	return (
		<LinkButton look="plain" to={path}>
			{name}
		</LinkButton>
	);
}

const journalColumns = (lang: Lang, zone: string): ListColumn<JournalEntry>[] => [
	{
		id: "at",
		header: texts.at,
		width: 190,
		cell: (row) => <span className="text-muted">{momentText(lang, new Date(row.atDate), zone)}</span>,
	},
	{ id: "actor", header: texts.actor, width: 220, cell: (row) => row.actor.name },
	{ id: "change", header: texts.change, isLink: true, cell: (row) => row.sentence },
	{
		id: "subject",
		header: texts.subject,
		width: 280,
		cell: ({ about }) => <About {...about} />,
	},
];

/** Every change at the event: who, when, what. */
// long: one list with its filters
export function Journal() {
	const { lang, event } = useFrame();
	const state = useListState(["kind", "actor", "subject", "from", "to"], "-at");
	const page = useQuery(journalQuery(lang, event.code, journalQueryOf(state.query, event.timeZone)));
	const kinds = useQuery(journalKindsQuery(lang, event.code));
	const columns = useMemo(() => journalColumns(lang, event.timeZone), [lang, event.timeZone]);
	const rows = page.data?.rows ?? [];
	const actors = rows.map((row): [string, string] => [row.actor.id, row.actor.name]);
	const { actor, subject } = state.filters;
	const own = (value: string | undefined): [string, string][] => (value ? [[value, value]] : []);
	const subjects = rows.map((row): [string, string] => [row.subject, row.about.name]);
	const optionsOf = (pairs: readonly [string, string][]) =>
		[...new Map(pairs)].map(([value, label]) => ({ value, label }));
	return (
		<List<JournalEntry>
			screen="journal"
			root={JOURNAL}
			title={texts.title}
			state={state}
			page={page}
			columns={columns}
			filters={[
				{
					name: "kind",
					label: texts.kind,
					options: kinds.data?.kinds.map(({ kind, name }) => ({ value: kind, label: name })) ?? [],
				},
				{ name: "actor", label: texts.actor, options: optionsOf([...own(actor), ...actors]) },
				...(subject
					? [{ name: "subject", label: texts.subject, options: optionsOf([...own(subject), ...subjects]) }]
					: []),
				{ name: "from", label: texts.from },
				{ name: "to", label: texts.to },
			]}
			idOf={(row) => String(row.id)}
			nameOf={(row) => row.sentence}
			empty={texts.empty}
			actions={
				page.data && (
					<Can can={page.data.can} act="export">
						<ExportButtons
							file={getJournalFile}
							params={{ eventCode: event.code }}
							filter={journalQueryOf(state.filter, event.timeZone)}
						/>
					</Can>
				)
			}
			panel={
				<EntryPanel
					state={state}
					entry={rows.find((row) => String(row.id) === state.open)}
					isLoading={page.isPending}
				/>
			}
		/>
	);
}
