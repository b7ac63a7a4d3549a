import { type ReactNode, useRef } from "react";
import type { ViewList } from "../../../../features/saved-views/rules.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import type { Text } from "../../../../kit/i18n/lang.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { useTitle } from "../../../client/use-title.ts";
import { Button } from "../Button.tsx";
import { Glyph } from "../Glyph.tsx";
import type { ListColumn, ListFilter, ListPage, ListView } from "./columns.ts";
import { ListTable, type ListTableProps } from "./ListTable.tsx";
import { ListTools } from "./ListTools.tsx";
import { ListViews, type UseCount } from "./ListViews.tsx";
import type { ListState } from "./list-state.ts";
import { listTexts as texts } from "./list-texts.ts";
import { useListKeys } from "./use-list-keys.ts";
import { type TickedRows, useTickedRows } from "./use-ticked-rows.ts";

type Props<Row extends object> = Pick<ListTableProps<Row>, "idOf" | "nameOf" | "addressOf"> & {
	/** The list whose views organisers save. */
	screen?: ViewList;
	/** The first key of the list's queries: a command that refetches them also refetches the counts of saved views. */
	root?: string;
	title: Text;
	state: ListState;
	page: ListPage<Row>;
	/** Stable between renders. */
	columns: readonly ListColumn<Row>[];
	searches?: Text;
	filters?: readonly ListFilter[];
	views?: readonly ListView[];
	useCount?: UseCount;
	/** Buttons beside the title. */
	actions?: ReactNode;
	/** The sums of the whole filter, under the rows. */
	totals?: ReactNode;
	empty: Text;
	/** The acts on ticked rows. Without it rows have no ticks. */
	bulk?(ticked: TickedRows<Row>): ReactNode;
	/** "2 ticked, 7366,47 zł"; by default the count. */
	tickedText?(rows: readonly Row[]): string;
	/** The open row beside the list. */
	panel?: ReactNode;
};

const noCount: UseCount = () => undefined;

/** A screen with a list: views, search, filters, rows, sums, acts on ticked rows, and one open row beside it. */
export function List<Row extends object>(props: Props<Row>) {
	const { lang } = useFrame();
	const { screen, root = "", title, state, page, columns, filters = [], views = [], useCount = noCount } = props;
	const ticked = useTickedRows<Row>(props.idOf, JSON.stringify([state.q, state.filters]));
	const rows = page.data?.rows ?? [];
	useTitle(title[lang]);
	useListKeys({
		isOpen: state.open !== "",
		close: () => state.go({ open: "" }),
		toggle: (id) => ticked.set({ ...ticked.state, [id]: !ticked.state[id] }, rows),
	});
	return (
		<div className="lst" data-open={state.open !== "" || undefined}>
			<header className="off-head">
				<h1 className="off-title">{title[lang]}</h1>
				{props.actions && <div className="off-actions">{props.actions}</div>}
			</header>
			{screen && <ListViews screen={screen} root={root} views={views} state={state} useCount={useCount} />}
			<div className="lst-beside">
				<section className="card lst-card" aria-label={title[lang]} aria-busy={page.isFetching}>
					{(props.searches || filters.length > 0) && (
						<ListTools state={state} filters={filters} columns={columns} searches={props.searches} />
					)}
					<Rows {...props} ticked={ticked} />
					<Foot state={state} page={page} totals={props.totals} />
					{props.bulk && ticked.rows.length > 0 && (
						<BulkBar ticked={ticked} text={props.tickedText?.(ticked.rows)}>
							{props.bulk(ticked)}
						</BulkBar>
					)}
				</section>
				{state.open !== "" && props.panel}
			</div>
		</div>
	);
}

function Rows<Row extends object>(props: Props<Row> & { ticked: TickedRows<Row> }) {
	const { lang } = useFrame();
	const { page, state, title, empty, bulk, ticked } = props;
	if (page.isError && !page.data) {
		return (
			<div className="lst-note" role="alert">
				<p>{texts.failed[lang]}</p>
				<Button look="soft" onClick={() => void page.refetch()}>
					{texts.again[lang]}
				</Button>
			</div>
		);
	}
	if (!page.data) {
		return (
			<div className="lst-skeleton" role="status">
				<span className="sr-only">{texts.loading[lang]}</span>
				{Array.from({ length: 8 }, (_, index) => (
					<i key={index} />
				))}
			</div>
		);
	}
	if (page.data.rows.length === 0) {
		const isFiltered = state.q !== "" || Object.keys(state.filters).length > 0;
		const cleared = Object.fromEntries(Object.keys(state.filters).map((name) => [name, ""]));
		return (
			<div className="lst-note" role="status">
				<p>{(isFiltered ? texts.nothing : empty)[lang]}</p>
				{isFiltered && (
					<Button look="soft" onClick={() => state.go({ q: "", filters: cleared })}>
						{texts.clear[lang]}
					</Button>
				)}
			</div>
		);
	}
	return <ListTable {...props} rows={page.data.rows} label={title[lang]} ticked={bulk && ticked} />;
}

type FootProps<Row> = { state: ListState; page: ListPage<Row>; totals: ReactNode };

function Foot<Row>({ state, page, totals }: FootProps<Row>) {
	const { lang } = useFrame();
	/** The cursors of earlier pages; a page that opens by its address has none and returns to the first one. */
	const trail = useRef<{ after: string; row: string }[]>([]);
	const { rows = [], next = null } = page.data ?? {};
	if (state.after === "") trail.current = [];
	const forward = () => {
		trail.current.push({ after: state.after, row: state.row > 1 ? String(state.row) : "" });
		state.go({ after: next ?? "", row: String(state.row + rows.length), open: "" });
	};
	const back = () => state.go({ open: "", ...(trail.current.pop() ?? { after: "", row: "" }) });
	return (
		<footer className="lst-foot">
			<p>{totals}</p>
			{rows.length > 0 && (
				<span className="lst-pager">
					<span className="tabular">{`${state.row}–${state.row + rows.length - 1}`}</span>
					<button
						type="button"
						className="ctl-icon-box"
						aria-label={texts.previous[lang]}
						disabled={state.after === ""}
						onClick={back}
					>
						<Glyph name="left" />
					</button>
					<button
						type="button"
						className="ctl-icon-box"
						aria-label={texts.next[lang]}
						disabled={next === null}
						onClick={forward}
					>
						<Glyph name="right" />
					</button>
				</span>
			)}
		</footer>
	);
}

type BulkProps<Row> = { ticked: TickedRows<Row>; text: string | undefined; children: ReactNode };

function BulkBar<Row>({ ticked, text, children }: BulkProps<Row>) {
	const { lang } = useFrame();
	return (
		<section className="lst-bulk on-dark" aria-live="polite" aria-label={texts.acts[lang]}>
			<b>{text ?? fill(texts.ticked[lang], { count: ticked.rows.length })}</b>
			{children}
			<button type="button" className="ctl-icon" aria-label={texts.untickAll[lang]} onClick={ticked.clear}>
				<Glyph name="close" />
			</button>
		</section>
	);
}
