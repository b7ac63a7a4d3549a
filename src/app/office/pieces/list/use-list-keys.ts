import { useKeys } from "../keys.ts";

const LINK = "[data-row-link]";

/** `/` searches, `J` and `K` move between rows, `Space` ticks, `Escape` closes the panel. `Enter` follows the row's link. */
export function useListKeys(ways: { toggle(id: string): void; close(): void; isOpen: boolean }): void {
	useKeys((key, { target }) => {
		const links = [...document.querySelectorAll<HTMLElement>(LINK)];
		const row = target instanceof Element ? target.closest("[data-row]")?.querySelector<HTMLElement>(LINK) : null;
		const at = row ? links.indexOf(row) : -1;
		if (key === "/") return focus(document.getElementById("list-search"));
		if (key === "j" || key === "J") return focus(links[at + 1]);
		if (key === "k" || key === "K") return focus(links[at < 0 ? links.length - 1 : at - 1]);
		if (key === " " && row && target === row) {
			ways.toggle(row.dataset["rowLink"] ?? "");
			return true;
		}
		if (key === "Escape" && ways.isOpen) {
			ways.close();
			return true;
		}
		return false;
	});
}

function focus(element: HTMLElement | null | undefined): boolean {
	element?.focus();
	element?.scrollIntoView({ block: "nearest" });
	return Boolean(element);
}
