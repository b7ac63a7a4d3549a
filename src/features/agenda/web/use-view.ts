import { useEffect, useState } from "react";
import { keepLocally, keptLocally } from "../../../kit/ui/local-storage.ts";
import { type AgendaSort, type LectureFilter, SORT_KEY, sortChoice } from "../rules.ts";
import { type Folds, isClosed, toggled } from "./arrangement.ts";

/** How the visitor looks at the agenda, through all its tabs: the order (kept in the browser), the search and what is closed. */
export function useView(startsCollapsed: boolean) {
	const [sort, setSort] = useState<AgendaSort>("sortDefault");
	const [filter, setFilter] = useState<LectureFilter>({});
	const [folds, setFolds] = useState<Folds>({ all: startsCollapsed, except: new Set() });
	// The server does not know the choice, so the first picture is the default one.
	useEffect(() => setSort(sortChoice(keptLocally(SORT_KEY))), []);
	return {
		sort,
		setSort(chosen: AgendaSort) {
			setSort(chosen);
			keepLocally(SORT_KEY, chosen);
		},
		filter,
		setFilter,
		isClosed: (key: string) => isClosed(folds, key),
		toggle: (key: string) => setFolds(toggled(folds, key)),
		isAllClosed: folds.all && folds.except.size === 0,
		setAll: (all: boolean) => setFolds({ all, except: new Set() }),
	};
}

export type View = ReturnType<typeof useView>;
