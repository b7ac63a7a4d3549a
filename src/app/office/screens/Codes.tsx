import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { codeStateNames } from "../../../features/codes/code-names.ts";
import {
	getOfficeCodesFile,
	type ListedOfficeCode,
	revokeOfficeCodes,
} from "../../../features/codes/office-contract.ts";
import { CODE_STATES } from "../../../features/codes/rules.ts";
import { OFFICE_CODES, officeCodesQuery } from "../../../features/codes/web/office-code-queries.ts";
import { priceListQuery } from "../../../features/packages/web/price-list-queries.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { useFrame } from "../../client/use-frame.ts";
import { Button } from "../pieces/Button.tsx";
import { Can } from "../pieces/Can.tsx";
import { BulkCommand } from "../pieces/command/BulkCommand.tsx";
import { plainPreview } from "../pieces/command/Command.tsx";
import type { ListFilter } from "../pieces/list/columns.ts";
import { ExportButtons } from "../pieces/list/ExportButton.tsx";
import { List } from "../pieces/list/List.tsx";
import { useListState } from "../pieces/list/list-state.ts";
import type { TickedRows } from "../pieces/list/use-ticked-rows.ts";
import { CodePanel } from "./codes/CodePanel.tsx";
import { changeCode } from "./codes/change-code.ts";
import { codeColumns } from "./codes/code-columns.tsx";
import { codeOfficeTexts as texts } from "./codes/code-office-texts.ts";
import { NewCodesPanel } from "./codes/NewCodesPanel.tsx";

/** The row of the panel that creates codes. */
const NEW = "new";

const codeFilters = (lang: Lang): ListFilter[] => [
	{
		name: "state",
		label: texts.state,
		options: CODE_STATES.map((value) => ({ value, label: codeStateNames[value][lang] })),
	},
	{
		name: "kind",
		label: texts.kind,
		options: [
			{ value: "discount", label: texts.discounts[lang] },
			{ value: "invitation", label: texts.invitations[lang] },
		],
	},
	{
		name: "source",
		label: texts.source,
		options: [
			{ value: "organiser", label: texts.organiser[lang] },
			{ value: "team", label: texts.team[lang] },
		],
	},
];

/** The codes of the event: invitations, discounts and the codes of teams. */
// long: a list's columns, filters, acts and panel
export function Codes() {
	const { lang, event } = useFrame();
	const state = useListState(["state", "kind", "source"], "-created");
	const page = useQuery(officeCodesQuery(lang, event.code, state.query));
	const prices = useQuery(priceListQuery(lang, event.code));
	const columns = useMemo(() => codeColumns(lang, event.timeZone), [lang, event.timeZone]);
	const filters = useMemo(() => codeFilters(lang), [lang]);
	const open = page.data?.rows.find((row) => String(row.objectId) === state.open);
	const mayChange = prices.data?.packages.some((one) => one.can.change) ?? false;
	return (
		<List<ListedOfficeCode>
			screen="codes"
			root={OFFICE_CODES}
			title={texts.title}
			state={state}
			page={page}
			columns={columns}
			searches={texts.searches}
			filters={filters}
			idOf={(row) => String(row.objectId)}
			nameOf={(row) => row.code}
			empty={texts.empty}
			actions={
				<>
					<Can can={page.data?.can ?? { export: false }} act="export">
						<ExportButtons file={getOfficeCodesFile} params={{ eventCode: event.code }} filter={state.filter} />
					</Can>
					<Can can={{ create: mayChange }} act="create">
						<Button look="primary" icon="plus" onClick={() => state.go({ open: NEW })}>
							{texts.newCodes[lang]}
						</Button>
					</Can>
				</>
			}
			bulk={(ticked) => <RevokeTicked ticked={ticked} />}
			panel={
				state.open === NEW ? (
					<NewCodesPanel state={state} packages={prices.data?.packages ?? []} />
				) : (
					<CodePanel key={state.open} state={state} code={open} isLoading={!page.data} />
				)
			}
		/>
	);
}

function RevokeTicked({ ticked }: { ticked: TickedRows<ListedOfficeCode> }) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const revocable = ticked.rows.filter((row) => row.can.revoke);
	if (revocable.length === 0) return null;
	return (
		<BulkCommand
			rows={revocable}
			idOf={(row) => String(row.objectId)}
			nameOf={(row) => row.code}
			title={texts.revokeTitle[lang]}
			icon="cross"
			preview={plainPreview(texts.revokeLead[lang])}
			confirm={(previews) => fill(texts.revokeMany[lang], previews.length)}
			run={(row) => changeCode(revokeOfficeCodes, { lang, eventCode: event.code, code: row, done: texts.revoked })}
			onDone={() => queries.invalidateQueries({ queryKey: [OFFICE_CODES] })}
			untick={ticked.untick}
		>
			{texts.revoke[lang]}
		</BulkCommand>
	);
}
