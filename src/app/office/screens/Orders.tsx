import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { methods } from "../../../features/documents/texts.ts";
import {
	extendDeadline,
	previewExtension,
	previewTransfer,
	recordTransfer,
} from "../../../features/order-office/command-contract.ts";
import { getOfficeOrdersFile, type OrderRow } from "../../../features/order-office/contract.ts";
import {
	BUYER_KINDS,
	buyerKindNames,
	ORDER_METHODS,
	ORDER_STATES,
	ORDER_VIEWS,
	type OrderViewName,
	stateNames,
	viewFilters,
	viewNames,
} from "../../../features/order-office/states.ts";
import {
	OFFICE_ORDERS,
	officeOrdersQuery,
	officeOrderTotalsQuery,
	officeOrderViewsQuery,
} from "../../../features/order-office/web/office-order-queries.ts";
import { call } from "../../../kit/api/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { plural } from "../../../kit/i18n/plural.ts";
import { moneyText } from "../../../kit/money/amounts.ts";
import { useFrame } from "../../client/use-frame.ts";
import { LinkButton } from "../pieces/Button.tsx";
import { Can } from "../pieces/Can.tsx";
import { BulkCommand } from "../pieces/command/BulkCommand.tsx";
import type { ListFilter, ListView } from "../pieces/list/columns.ts";
import { ExportButtons } from "../pieces/list/ExportButton.tsx";
import { List } from "../pieces/list/List.tsx";
import { type ListState, useListState } from "../pieces/list/list-state.ts";
import type { TickedRows } from "../pieces/list/use-ticked-rows.ts";
import { OrderPanel } from "./orders/OrderPanel.tsx";
import { orderColumns } from "./orders/order-columns.tsx";
import { orderTexts as texts } from "./orders/order-texts.ts";

const TONES: Partial<Record<OrderViewName, "warn" | "bad">> = {
	transfer: "warn",
	approval: "warn",
	overdue: "bad",
	toRefund: "warn",
};

const orderViews = (lang: Lang): ListView[] =>
	ORDER_VIEWS.map((id) => ({
		id,
		label: viewNames[id][lang],
		filters: viewFilters[id],
		...(TONES[id] && { tone: TONES[id] }),
	}));

const orderFilters = (lang: Lang): ListFilter[] => [
	{ name: "from", label: texts.from },
	{ name: "to", label: texts.to },
	{
		name: "state",
		label: texts.state,
		options: ORDER_STATES.map((value) => ({ value, label: stateNames[value][lang] })),
	},
	{
		name: "method",
		label: texts.method,
		options: ORDER_METHODS.map((value) => ({ value, label: methods[value][lang] })),
	},
	{
		name: "buyer",
		label: texts.buyer,
		options: BUYER_KINDS.map((value) => ({ value, label: buyerKindNames[value][lang] })),
	},
];

/** The live count of a view; all of them come together. */
function useViewCount(filters: Readonly<Record<string, string>>): number | undefined {
	const { lang, event } = useFrame();
	const name = ORDER_VIEWS.find((one) => JSON.stringify(viewFilters[one]) === JSON.stringify(filters));
	const { data } = useQuery(officeOrderViewsQuery(lang, event.code));
	return data?.views.find((one) => one.name === name)?.count;
}

export function Orders() {
	const { lang, event } = useFrame();
	const state = useListState(["state", "method", "buyer", "package", "codes", "refunds", "from", "to"], "-placed");
	const page = useQuery(officeOrdersQuery(lang, event.code, state.query));
	const totals = useQuery(officeOrderTotalsQuery(lang, event.code, state.filter));
	const columns = useMemo(() => orderColumns(lang, event.timeZone), [lang, event.timeZone]);
	const views = useMemo(() => orderViews(lang), [lang]);
	const filters = useMemo(() => orderFilters(lang), [lang]);
	return (
		<List<OrderRow>
			screen="orders"
			root={OFFICE_ORDERS}
			title={texts.title}
			state={state}
			page={page}
			columns={columns}
			searches={texts.searches}
			filters={filters}
			views={views}
			useCount={useViewCount}
			idOf={(row) => row.number}
			nameOf={(row) => row.number}
			empty={texts.empty}
			actions={<HeadActs can={page.data?.can} filter={state.filter} />}
			totals={totals.data && <Totals {...totals.data} />}
			bulk={(ticked) => <BulkActs ticked={ticked} />}
			tickedText={(rows) =>
				[
					plural(lang, rows.length, texts.ticked),
					moneyText(
						lang,
						rows.reduce((sum, row) => sum + row.grossGrosz, 0),
					),
				].join(", ")
			}
			panel={<OrderPanel key={state.open} state={state} />}
		/>
	);
}

type HeadProps = { can: { create: boolean } | undefined; filter: ListState["filter"] };

function HeadActs({ can = { create: false }, filter }: HeadProps) {
	const { lang, event } = useFrame();
	return (
		<>
			<ExportButtons file={getOfficeOrdersFile} params={{ eventCode: event.code }} filter={filter} />
			<Can can={can} act="create">
				<LinkButton look="primary" icon="plus" to="/orders/new">
					{texts.newOrder[lang]}
				</LinkButton>
			</Can>
		</>
	);
}

type Sums = { count: number; grossGrosz: number; paidGrosz: number; dueGrosz: number };

function Totals({ count, grossGrosz, paidGrosz, dueGrosz }: Sums) {
	const { lang } = useFrame();
	return (
		<>
			{fill(texts.total[lang], {
				count: plural(lang, count, texts.count),
				gross: moneyText(lang, grossGrosz),
				paid: moneyText(lang, paidGrosz),
				due: moneyText(lang, dueGrosz),
			})}
		</>
	);
}

/** The acts on ticked orders, for those that allow them. */
// long: two acts, side by side
function BulkActs({ ticked }: { ticked: TickedRows<OrderRow> }) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const onDone = () => queries.invalidateQueries({ queryKey: [OFFICE_ORDERS] });
	const paramsOf = (row: OrderRow) => ({ eventCode: event.code, number: row.number });
	const query = { lang };
	const recordable = ticked.rows.filter((row) => row.can.recordTransfer && row.dueGrosz > 0);
	const extendable = ticked.rows.filter((row) => row.can.extend);
	const shared = {
		idOf: (row: OrderRow) => row.number,
		nameOf: (row: OrderRow) => `${row.number} ${row.buyer.name}`,
		onDone,
		untick: ticked.untick,
	};
	const extension = { days: 3 };
	return (
		<>
			{recordable.length > 0 && (
				<BulkCommand
					{...shared}
					rows={recordable}
					icon="check"
					title={texts.confirmTransfersTitle[lang]}
					preview={(row) =>
						call(previewTransfer, { params: paramsOf(row), query, body: { amountGrosz: row.dueGrosz } })
					}
					confirm={(previews) => fill(texts.recordMany[lang], previews.length)}
					run={async (row, fingerprint, headers) => {
						const body = { amountGrosz: row.dueGrosz, fingerprint };
						return (await call(recordTransfer, { params: paramsOf(row), query, body, headers })).sentence;
					}}
				>
					{texts.confirmTransfers[lang]}
				</BulkCommand>
			)}
			{extendable.length > 0 && (
				<BulkCommand
					{...shared}
					rows={extendable}
					icon="clock"
					look="soft"
					title={texts.extendMany[lang]}
					preview={(row) => call(previewExtension, { params: paramsOf(row), query, body: extension })}
					confirm={(previews) => fill(texts.extendManyRun[lang], previews.length)}
					run={async (row, fingerprint, headers) => {
						const body = { ...extension, fingerprint };
						return (await call(extendDeadline, { params: paramsOf(row), query, body, headers })).sentence;
					}}
				>
					{texts.extendMany[lang]}
				</BulkCommand>
			)}
		</>
	);
}
