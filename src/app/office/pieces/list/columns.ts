import type { ReactNode } from "react";
import type { Text } from "../../../../kit/i18n/lang.ts";

export type ListColumn<Row> = {
	id: string;
	header: Text;
	cell(row: Row): ReactNode;
	/** In px. Columns without a width share the rest. */
	width?: number;
	isNumber?: boolean;
	/** The server's words for the two directions; one alone cannot be reversed. */
	sort?: { up?: string; down?: string };
	/** The cell is the link that opens the row. One column has it, and it cannot be hidden. */
	isLink?: boolean;
	/** Hidden while a row is open beside the list, which has less room then. */
	isHiddenBeside?: boolean;
};

export type ListFilter = {
	/** The name in the query. */
	name: string;
	label: Text;
	/** The values to choose from; without them the filter is a day. */
	options?: readonly { value: string; label: string }[];
};

/** A view that the list always has. Its live count comes from the list's `useCount`. */
export type ListView = {
	id: string;
	label: string;
	filters: Readonly<Record<string, string>>;
	/** The colour of a count above zero. */
	tone?: "warn" | "bad";
};

/** The state of a page, as TanStack Query returns it. */
export type ListPage<Row> = {
	data: { rows: readonly Row[]; next: string | null } | undefined;
	isError: boolean;
	isFetching: boolean;
	refetch(): unknown;
};
