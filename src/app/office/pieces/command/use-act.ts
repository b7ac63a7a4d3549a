import { useRef } from "react";
import { useLocation, useSearch } from "wouter";

/** The query without its act; undefined if the page meanwhile shows another record or act than `opened`. */
export function closedQuery(opened: string, now: string): string | undefined {
	const [before, query] = [new URLSearchParams(opened), new URLSearchParams(now)];
	if (["open", "do"].some((name) => before.get(name) !== query.get(name))) return undefined;
	query.delete("do");
	return query.toString();
}

/** The open edit or command of this page. It has an address (`?do=refund`), so the back button closes it. */
export function useAct(): { act: string; openAct(name: string): void; closeAct(): void } {
	const [pathname, navigate] = useLocation();
	const search = useSearch();
	const here = location.pathname;
	const go = (query: string, isReplaced: boolean) =>
		navigate(query ? `${pathname}?${query}` : pathname, { replace: isReplaced });
	return {
		act: new URLSearchParams(search).get("do") ?? "",
		openAct(name) {
			const query = new URLSearchParams(search);
			query.set("do", name);
			go(query.toString(), false);
		},
		// a command may end after the person has opened something else
		closeAct() {
			const query = location.pathname === here ? closedQuery(search, location.search) : undefined;
			if (query !== undefined) go(query, true);
		},
	};
}

/** Whether an edit is open. It stays open if the right is taken away, so that typed words stay readable. */
export function useOpenEdit(name: string, mayEdit: boolean): boolean {
	const { act } = useAct();
	const isOpen = useRef(false);
	isOpen.current = act === name && (isOpen.current || mayEdit);
	return isOpen.current;
}
