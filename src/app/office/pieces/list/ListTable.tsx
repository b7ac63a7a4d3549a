import {
	columnVisibilityFeature,
	rowSelectionFeature,
	type Row as TableRow,
	tableFeatures,
	useTable,
} from "@tanstack/react-table";
import { type MouseEvent, type ReactNode, useMemo } from "react";
import { Link, useLocation } from "wouter";
import { fill } from "../../../../kit/i18n/fill.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { Glyph } from "../Glyph.tsx";
import type { ListColumn } from "./columns.ts";
import type { ListState } from "./list-state.ts";
import { listTexts as texts } from "./list-texts.ts";
import type { TickedRows } from "./use-ticked-rows.ts";

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

export type ListTableProps<Row extends object> = {
	rows: readonly Row[];
	columns: readonly ListColumn<Row>[];
	state: ListState;
	ticked: TickedRows<Row> | undefined;
	label: string;
	idOf(row: Row): string;
	nameOf(row: Row): string;
	/** The address of a row; by default the list's panel. */
	addressOf?(row: Row): string;
};

function useRows<Row extends object>({ rows, columns, state, ticked, idOf }: ListTableProps<Row>) {
	const { lang } = useFrame();
	const definitions = useMemo(
		() =>
			columns.map(({ id, header, cell }) => ({
				id,
				header: header[lang],
				cell: ({ row }: { row: { original: Row } }) => cell(row.original),
			})),
		[columns, lang],
	);
	const hiddenBeside = state.open === "" ? [] : columns.filter((one) => one.isHiddenBeside).map(({ id }) => id);
	const hidden = [...state.hidden, ...hiddenBeside].join();
	const columnVisibility = useMemo(() => Object.fromEntries(hidden.split(",").map((id) => [id, false])), [hidden]);
	const data = useMemo(() => [...rows], [rows]);
	return useTable({
		features,
		columns: definitions,
		data,
		getRowId: idOf,
		state: { columnVisibility, rowSelection: ticked?.state ?? {} },
		onRowSelectionChange: (change) => ticked?.set(typeof change === "function" ? change(ticked.state) : change, rows),
	});
}

/** The table of a list. On phones and tablets each row is a card. */
// long: one table's markup
export function ListTable<Row extends object>(props: ListTableProps<Row>) {
	const { columns, state, ticked, label } = props;
	const table = useRows(props);
	const columnOf = (id: string) => columns.find((one) => one.id === id);
	const leaves = table.getVisibleLeafColumns().map(({ id }) => columnOf(id));
	return (
		<table className="lst-table" aria-label={label}>
			<colgroup>
				{ticked && <col width={38} />}
				{leaves.map((column) => (
					<col key={column?.id} width={column?.width} />
				))}
			</colgroup>
			<thead>
				<tr>
					{ticked && <TickAll table={table} />}
					{leaves.map((column) => (
						<HeadCell key={column?.id} column={column} state={state} />
					))}
				</tr>
			</thead>
			<tbody>
				{table.getRowModel().rows.map((row) => (
					<ListRow key={row.id} row={row} list={props}>
						{(to) =>
							row.getVisibleCells().map((cell) => (
								<ListCell
									key={cell.id}
									column={columnOf(cell.column.id)}
									rowId={row.id}
									to={to}
									isOpen={row.id === state.open}
								>
									<table.FlexRender cell={cell} />
								</ListCell>
							))
						}
					</ListRow>
				))}
			</tbody>
		</table>
	);
}

type TickAllProps = {
	table: {
		getIsAllRowsSelected(): boolean;
		getIsSomeRowsSelected(): boolean;
		getToggleAllRowsSelectedHandler(): (event: unknown) => void;
	};
};

function TickAll({ table }: TickAllProps) {
	const { lang } = useFrame();
	const isAll = table.getIsAllRowsSelected();
	return (
		<th scope="col">
			<input
				type="checkbox"
				className="ctl-tick"
				aria-label={texts.tickAll[lang]}
				checked={isAll}
				ref={(box) => {
					if (box) box.indeterminate = table.getIsSomeRowsSelected() && !isAll;
				}}
				onChange={table.getToggleAllRowsSelectedHandler()}
			/>
		</th>
	);
}

type RowProps<Row extends object> = {
	row: TableRow<typeof features, Row>;
	list: ListTableProps<Row>;
	children(to: string): ReactNode;
};

/** A row opens by a press anywhere; its link does the same for the keyboard. */
function ListRow<Row extends object>({ row, list, children }: RowProps<Row>) {
	const { lang } = useFrame();
	const [, navigate] = useLocation();
	const { state, ticked, nameOf, addressOf } = list;
	const to = addressOf?.(row.original) ?? state.addressWith({ open: row.id });
	const onRow = ({ target }: MouseEvent) => {
		if (!(target as Element).closest("a, button, input, label") && !getSelection()?.toString()) navigate(to);
	};
	return (
		<tr
			data-row=""
			data-open={row.id === state.open || undefined}
			data-ticked={row.getIsSelected() || undefined}
			onClick={onRow}
		>
			{ticked && (
				<td className="lst-tick">
					<input
						type="checkbox"
						className="ctl-tick"
						aria-label={fill(texts.tick[lang], { name: nameOf(row.original) })}
						checked={row.getIsSelected()}
						onChange={row.getToggleSelectedHandler()}
					/>
				</td>
			)}
			{children(to)}
		</tr>
	);
}

type CellProps<Row> = {
	column: ListColumn<Row> | undefined;
	rowId: string;
	to: string;
	isOpen: boolean;
	children: ReactNode;
};

function ListCell<Row>({ column, rowId, to, isOpen, children }: CellProps<Row>) {
	const { lang } = useFrame();
	return (
		<td className={column?.isNumber ? "lst-number" : undefined} data-label={column?.header[lang]}>
			{column?.isLink ? (
				<Link to={to} data-row-link={rowId} className="lst-link" aria-current={isOpen ? "true" : undefined}>
					{children}
				</Link>
			) : (
				<span>{children}</span>
			)}
		</td>
	);
}

function HeadCell<Row>({ column, state }: { column: ListColumn<Row> | undefined; state: ListState }) {
	const { lang } = useFrame();
	if (!column) return null;
	const { header, sort, isNumber } = column;
	const isDown = sort?.down === state.sort;
	const isSorted = isDown || sort?.up === state.sort;
	const next = isDown ? (sort?.up ?? sort?.down) : (sort?.down ?? sort?.up);
	return (
		<th
			scope="col"
			className={isNumber ? "lst-number" : undefined}
			aria-sort={isSorted ? (isDown ? "descending" : "ascending") : undefined}
		>
			{next === undefined ? (
				header[lang]
			) : (
				<Link
					to={state.addressWith({ sort: next })}
					className="lst-sort"
					aria-label={fill(texts.sortBy[lang], { name: header[lang] })}
				>
					{header[lang]}
					<Glyph name={isSorted ? (isDown ? "down" : "up") : "sort"} size={16} />
				</Link>
			)}
		</th>
	);
}
