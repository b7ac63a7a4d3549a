import { useEffect, useState } from "react";
import { keepLocally, readLocal } from "../../../kit/ui/local-storage.ts";
import type { LectureFilter } from "../../agenda/filter.ts";
import { type AgendaSort, SORT_KEY, sortChoice } from "../rules.ts";
import { type Folds, isClosed, toggleFold } from "./arrangement.ts";

/** A calendar's code, all days, or null without a choice. */
export type ChosenDay = string | "all" | null;

/**
 * The visitor's view of all tabs: order (stored in the browser), filter and day (in the address, by `useViewAddress`),
 * and collapsed parts.
 */
export function useView(startsCollapsed: boolean, requestedDay: string | null) {
	const [sort, setSort] = useState<AgendaSort>("sortDefault");
	const [filter, setFilter] = useState<LectureFilter>({});
	const [day, setDay] = useState<ChosenDay>(requestedDay);
	const [folds, setFolds] = useState<Folds>({ all: startsCollapsed, except: new Set() });
	// The server does not know the choice, so the first render has the default.
	useEffect(() => setSort(sortChoice(readLocal(SORT_KEY))), []);
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
		toggle: (key: string) => setFolds(toggleFold(folds, key)),
		isAllClosed: folds.all && folds.except.size === 0,
		setAll: (all: boolean) => setFolds({ all, except: new Set() }),
	};
}

export type View = ReturnType<typeof useView>;
