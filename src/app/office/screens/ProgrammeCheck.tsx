import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { ISSUE_KINDS, type ProgrammeIssue } from "../../../features/programme-check/contract.ts";
import { programmeCheckQuery } from "../../../features/programme-check/web/programme-check-query.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { useFrame } from "../../client/use-frame.ts";
import type { ListColumn, ListFilter } from "../pieces/list/columns.ts";
import { List } from "../pieces/list/List.tsx";
import { useListState } from "../pieces/list/list-state.ts";
import { StateMark, TwoLines } from "../pieces/StateMark.tsx";
import { hoursText, IssuePanel } from "./today/IssuePanel.tsx";
import { fieldNames, issueKinds, subjectNames, programmeCheckTexts as texts } from "./today/programme-check-texts.ts";

const nameOf = ({ text, clash }: ProgrammeIssue) => text?.name ?? clash?.name ?? "";

function detailOf(lang: Lang, { text, clash }: ProgrammeIssue): string {
	if (text) return fill(texts.lacks[lang], text.fields.map((field) => fieldNames[field][lang]).join(", "));
	if (!clash) return "";
	const [one, other] = clash.lectures;
	return fill(texts.pair[lang], { one: one.subject, other: other.subject });
}

const issueColumns = (lang: Lang, zone: string): ListColumn<ProgrammeIssue>[] => [
	{
		id: "name",
		header: texts.name,
		width: 280,
		isLink: true,
		cell: (row) => (
			<TwoLines
				top={nameOf(row)}
				below={row.text ? subjectNames[row.text.subject][lang] : issueKinds[row.kind][lang]}
			/>
		),
	},
	{
		id: "problem",
		header: texts.problem,
		cell: (row) => (
			<StateMark tone={row.clash ? "bad" : "warn"} icon="warning">
				{detailOf(lang, row)}
			</StateMark>
		),
	},
	{
		id: "when",
		header: texts.when,
		width: 230,
		isHiddenBeside: true,
		cell: ({ clash }) => clash && <span className="text-muted">{hoursText(lang, clash.lectures[1], zone)}</span>,
	},
];

/** Lectures of the event that clash, and its Polish texts without English. */
export function ProgrammeCheck() {
	const { lang, event } = useFrame();
	const state = useListState(["kind"], "");
	const page = useQuery(programmeCheckQuery(lang, event.code, state.query));
	const rows = page.data?.rows ?? [];
	const columns = useMemo(() => issueColumns(lang, event.timeZone), [lang, event.timeZone]);
	const filters = useMemo<ListFilter[]>(
		() => [
			{
				name: "kind",
				label: texts.kind,
				options: ISSUE_KINDS.map((value) => ({ value, label: issueKinds[value][lang] })),
			},
		],
		[lang],
	);
	return (
		<List<ProgrammeIssue>
			title={texts.title}
			state={state}
			page={page}
			columns={columns}
			filters={filters}
			idOf={(row) => row.key}
			nameOf={nameOf}
			empty={texts.empty}
			panel={<IssuePanel state={state} issue={rows.find((row) => row.key === state.open)} isLoading={page.isPending} />}
		/>
	);
}
