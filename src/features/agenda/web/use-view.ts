import { useEffect, useState } from "react";
import { keepLocally, keptLocally } from "../../../kit/ui/local-storage.ts";
import type { LectureFilter } from "../filter.ts";
import { type AgendaSort, SORT_KEY, sortChoice } from "../rules.ts";
import { type Folds, isClosed, toggled } from "./arrangement.ts";

/** The chosen day: a calendar's code, all of them, or null where nobody has chosen. */
export type ChosenDay = string | "all" | null;

/**
 * How the visitor looks at the agenda, through all its tabs: the order (kept in the browser), the filter and the day
 * (kept in the address by `useViewAddress`), and what is closed.
 */
export function useView(startsCollapsed: boolean, requestedDay: string | null) {
	const [sort, setSort] = useState<AgendaSort>("sortDefault");
	const [filter, setFilter] = useState<LectureFilter>({});
	const [day, setDay] = useState<ChosenDay>(requestedDay);
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
		day,
		setDay,
		folds,
		isClosed: (key: string) => isClosed(folds, key),
		toggle: (key: string) => setFolds(toggled(folds, key)),
		isAllClosed: folds.all && folds.except.size === 0,
		setAll: (all: boolean) => setFolds({ all, except: new Set() }),
	};
}

export type View = ReturnType<typeof useView>;
