import { useState } from "react";

export type TickedRows<Row> = {
	/** By id, for the table. */
	state: Record<string, true>;
	/** The ticked rows of all pages. */
	rows: readonly Row[];
	set(state: Readonly<Record<string, boolean>>, page: readonly Row[]): void;
	untick(ids: readonly string[]): void;
	clear(): void;
};

/** Ticks survive turning the page, and end with another filter: nobody acts on rows that they no longer see. */
export function useTickedRows<Row>(idOf: (row: Row) => string, filter: string): TickedRows<Row> {
	const [ticked, setTicked] = useState<{ filter: string; rows: ReadonlyMap<string, Row> }>({ filter, rows: new Map() });
	const current = ticked.filter === filter ? ticked.rows : new Map<string, Row>();
	return {
		state: Object.fromEntries([...current.keys()].map((id) => [id, true as const])),
		rows: [...current.values()],
		set(state, page) {
			const byId = new Map([...current, ...page.map((row): [string, Row] => [idOf(row), row])]);
			setTicked({ filter, rows: new Map([...byId].filter(([id]) => state[id])) });
		},
		untick: (ids) => setTicked({ filter, rows: new Map([...current].filter(([id]) => !ids.includes(id))) }),
		clear: () => setTicked({ filter, rows: new Map() }),
	};
}
