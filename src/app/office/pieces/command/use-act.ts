import { useLocation, useSearch } from "wouter";

/** The open edit or command of this page. It has an address (`?do=refund`), so the back button closes it. */
export function useAct(): { act: string; openAct(name: string): void; closeAct(): void } {
	const [pathname, navigate] = useLocation();
	const search = useSearch();
	const go = (name: string) => {
		const query = new URLSearchParams(search);
		if (name === "") query.delete("do");
		else query.set("do", name);
		navigate(query.size ? `${pathname}?${query}` : pathname);
	};
	return { act: new URLSearchParams(search).get("do") ?? "", openAct: go, closeAct: () => go("") };
}
