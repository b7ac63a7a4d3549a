import { useEffect, useRef } from "react";
import { isFiltering, type ViewAddress, viewOf, withView } from "../../agenda/filter.ts";

/** Typing counts as finished after this time; browsers limit changes of the address. */
const PAUSE_MS = 300;

/**
 * Stores the view in the page's address. `onArrive` gets the address's view at first and after "back". The address of
 * an open modal is the modal's own.
 */
export function useViewAddress(view: ViewAddress, onArrive: (view: ViewAddress) => void): void {
	const page = useRef<string>(undefined);
	const arrive = useRef(onArrive);
	useEffect(() => {
		arrive.current = onArrive;
	});
	useEffect(() => {
		page.current = location.pathname;
		const read = () => {
			if (location.pathname === page.current) arrive.current(viewOf(new URLSearchParams(location.search)));
		};
		read();
		addEventListener("popstate", read);
		return () => removeEventListener("popstate", read);
	}, []);
	const { filter, calendar, tab } = view;
	const isFirst = useRef(true);
	useEffect(() => {
		if (isFirst.current) {
			isFirst.current = false;
			return undefined;
		}
		const timer = setTimeout(() => keep({ filter, calendar, tab }, page.current), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [filter, calendar, tab]);
}

function keep(view: ViewAddress, page: string | undefined): void {
	if (location.pathname !== page) return;
	const searchParams = new URLSearchParams(location.search);
	const query = withView(searchParams, view).toString();
	if (query === searchParams.toString()) return;
	const hash = location.hash || (isFiltering(view.filter) ? "#agenda" : "");
	history.replaceState(history.state, "", `${page}${query && `?${query}`}${hash}`);
}
