import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { getWaitingFile, type ListedEntry } from "../../../features/packages/waiting-office-contract.ts";
import { listedStateNames } from "../../../features/packages/waiting-office-texts.ts";
import { LISTED_STATES } from "../../../features/packages/waiting-rules.ts";
import { waitingEntriesQuery, waitingTotalsQuery } from "../../../features/packages/web/waiting-queries.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { plural } from "../../../kit/i18n/plural.ts";
import { useFrame } from "../../client/use-frame.ts";
import { Can } from "../pieces/Can.tsx";
import type { ListFilter } from "../pieces/list/columns.ts";
import { ExportButtons } from "../pieces/list/ExportButton.tsx";
import { List } from "../pieces/list/List.tsx";
import { useListState } from "../pieces/list/list-state.ts";
import { WaitingPanel } from "./waiting/WaitingPanel.tsx";
import { waitingColumns } from "./waiting/waiting-columns.tsx";
import { waitingListTexts as texts } from "./waiting/waiting-list-texts.ts";

type Package = { code: string; name: string };

const filtersIn = (lang: Lang, packages: readonly Package[]): ListFilter[] => [
	{ name: "package", label: texts.package, options: packages.map(({ code, name }) => ({ value: code, label: name })) },
	{
		name: "state",
		label: texts.state,
		options: LISTED_STATES.map((value) => ({ value, label: listedStateNames[value][lang] })),
	},
];

/** The people who wait for places of full packages, in the order of their lines, with the offers they got. */
export function WaitingList() {
	const { lang, event } = useFrame();
	const state = useListState(["package", "state"], "line");
	const page = useQuery(waitingEntriesQuery(lang, event.code, state.query));
	const totals = useQuery(waitingTotalsQuery(lang, event.code, state.filter));
	const all = useQuery(waitingTotalsQuery(lang, event.code, {}));
	const columns = useMemo(() => waitingColumns(lang, event.timeZone), [lang, event.timeZone]);
	const filters = useMemo(() => filtersIn(lang, all.data?.packages ?? []), [lang, all.data]);
	return (
		<List<ListedEntry>
			title={texts.title}
			state={state}
			page={page}
			columns={columns}
			searches={texts.searches}
			filters={filters}
			idOf={(row) => String(row.objectId)}
			nameOf={(row) => `${row.firstName}, ${row.email}`}
			empty={texts.empty}
			totals={totals.data && totals.data.total > 0 && <Totals {...totals.data} />}
			actions={
				<Can can={page.data?.can ?? { export: false }} act="export">
					<ExportButtons file={getWaitingFile} params={{ eventCode: event.code }} filter={state.filter} />
				</Can>
			}
			panel={<WaitingPanel key={state.open} state={state} />}
		/>
	);
}

type Sums = { total: number; inLine: number; unconfirmed: number; offered: number };

function Totals({ total, inLine, unconfirmed, offered }: Sums) {
	const { lang } = useFrame();
	const count = plural(lang, total, texts.count);
	return <>{fill(texts.total[lang], { count, line: inLine, unconfirmed, offered })}</>;
}
