import { invariant } from "../../kit/invariant/invariant.ts";

type Section = { section: HTMLElement; calls: { card: HTMLElement; text: string }[] };

const textOf = (element: Element | null) => element?.textContent.toLowerCase() ?? "";

function sectionsIn(page: HTMLElement): Section[] {
	return [...page.querySelectorAll("section")].map((section) => ({
		section,
		calls: [...section.querySelectorAll<HTMLElement>("[data-call]")].map((card) => ({
			card,
			text: `${textOf(section.querySelector("h2"))} ${textOf(card.querySelector("summary"))}`,
		})),
	}));
}

/** Hides calls that lack a word and sections without matches. Returns the number of matches. */
function narrowed(sections: Section[], words: string[]): number {
	let found = 0;
	for (const { section, calls } of sections) {
		for (const { card, text } of calls) card.hidden = !words.every((word) => text.includes(word));
		const left = calls.filter(({ card }) => !card.hidden).length;
		section.hidden = words.length > 0 && left === 0;
		found += left;
	}
	return found;
}

/**
 * Filters the API reference while typing. A call matches if its closed card or chapter name contains all words. The
 * count is announced. A link to a hidden call clears the filter first.
 */
export function filterCalls(filter: HTMLElement): void {
	const field = invariant(filter.querySelector("input"), "the field");
	const count = invariant(filter.querySelector("[role=status]"), "the place of the count");
	const sections = sectionsIn(invariant(filter.parentElement, "what is filtered"));
	const all = sections.reduce((sum, { calls }) => sum + calls.length, 0);
	const narrow = () => {
		const words = field.value.toLowerCase().match(/\S+/g) ?? [];
		const found = narrowed(sections, words);
		if (words.length === 0) count.textContent = "";
		else count.textContent = found > 0 ? `${found} of ${all} calls` : "No call has all these words.";
	};
	const clear = () => {
		field.value = "";
		narrow();
	};
	/** Shows the element of a fragment if the filter hid it. */
	const uncovered = (hash: string) => {
		const target = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
		if (!target?.closest("[hidden]")) return undefined;
		clear();
		return target;
	};
	field.addEventListener("input", narrow);
	field.addEventListener("keydown", (event) => {
		if (event.key === "Escape") clear(); // some browsers do not scroll by themselves
	});
	const onClick = ({ target }: Event) => {
		const link = (target as Element).closest?.<HTMLAnchorElement>('a[href^="#"]');
		if (link) uncovered(link.hash);
	};
	document.addEventListener("click", onClick, { capture: true }); // runs before the browser follows the link
	addEventListener("hashchange", () => uncovered(location.hash)?.scrollIntoView());
	narrow(); // applies text typed before the script loaded
}
