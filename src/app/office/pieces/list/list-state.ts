import { useLocation, useSearch } from "wouter";
import { viewAddressOf } from "../../../../features/saved-views/rules.ts";

/** The parts of the address that a list understands, besides its filters. */
type ListAddress = {
	q: string;
	sort: string;
	/** The cursor of the page; "" is the first page. */
	after: string;
	/** The number of the page's first row, "" on the first page. For display only. */
	row: string;
	/** Hidden columns, joined by commas. */
	hide: string;
	/** The open row. */
	open: string;
	/** The open act on the open row (`useAct`). */
	do: string;
};

export type ListChange = Partial<ListAddress> & { filters?: Readonly<Record<string, string>> };

export type ListState = {
	q: string;
	sort: string;
	after: string;
	/** The number of the page's first row. */
	row: number;
	hidden: readonly string[];
	open: string;
	filters: Readonly<Record<string, string>>;
	/** Search and filters, as totals and files take them. */
	filter: Readonly<Record<string, string>>;
	/** `filter` with sort and cursor, as a page takes them. */
	query: Readonly<Record<string, string>>;
	/** Filters, sort and hidden columns, as a saved view stores them; "" for the list as it opens. */
	view: string;
	/** The address of a view, at its first page. */
	addressOfView(view: string): string;
	/** The address with a change. A change of search, filters or sort returns to the first page. */
	addressWith(change: ListChange): string;
	go(change: ListChange, isReplaced?: boolean): void;
};

const FIRST_PAGE: Partial<ListAddress> = { after: "", row: "" };
const PLACE_ONLY = new Set(["after", "row", "hide", "open", "do"]);

/** The query with a change; empty values leave it. */
export function changedQuery(search: string, { filters, ...change }: ListChange): string {
	const query = new URLSearchParams(search);
	const values = Object.entries({ ...change, ...filters }) as [string, string][];
	const isNewList = values.some(([name]) => !PLACE_ONLY.has(name));
	for (const [name, value] of [...(isNewList ? Object.entries(FIRST_PAGE) : []), ...values]) {
		if (value === "") query.delete(name);
		else query.set(name, value);
	}
	if ("open" in change && !("do" in change)) query.delete("do");
	return query.toString();
}

/** The state of a list. The address holds all of it, so a link shows the same rows to another person. */
export function useListState(names: readonly string[], sort: string): ListState {
	const [pathname, navigate] = useLocation();
	const search = useSearch();
	const query = new URLSearchParams(search);
	const read = (name: string) => query.get(name) ?? "";
	const addressWith = (change: ListChange) => {
		const next = changedQuery(search, change);
		return next ? `${pathname}?${next}` : pathname;
	};
	const filters = Object.fromEntries(names.map((name) => [name, read(name)]).filter(([, value]) => value));
	const filter = { ...(read("q") && { q: read("q") }), ...filters };
	const order = read("sort") || sort;
	return {
		q: read("q"),
		sort: order,
		after: read("after"),
		row: Number(read("row")) || 1,
		hidden: read("hide").split(",").filter(Boolean),
		open: read("open"),
		filters,
		filter,
		query: { ...filter, ...(order && { sort: order }), ...(read("after") && { after: read("after") }) },
		view: viewAddressOf(order === sort ? changedQuery(search, { sort: "" }) : search),
		addressOfView: (view) => (view ? `${pathname}?${view}` : pathname),
		addressWith,
		go: (change, isReplaced = false) => navigate(addressWith(change), { replace: isReplaced }),
	};
}
