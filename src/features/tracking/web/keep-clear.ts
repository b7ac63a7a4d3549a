/** The distance of banner and field, in CSS pixels. */
const DISTANCE = 16;

/** Whether an element is a form field outside dialogs, which overlay the banner. */
const isField = (element: Element) =>
	element.matches("input, textarea, select") && element.closest("[role=dialog]") === null;

/** Scrolls a focused field out from under the banner. */
export function keepFieldsClear(banner: HTMLElement): void {
	document.addEventListener("focusin", ({ target }) => {
		if (banner.hidden || !(target instanceof Element) || !isField(target)) return;
		const [field, cover] = [target.getBoundingClientRect(), banner.getBoundingClientRect()];
		const isBeside = field.right <= cover.left || field.left >= cover.right;
		if (isBeside || field.bottom + DISTANCE <= cover.top) return;
		scrollBy({ top: field.bottom + DISTANCE - cover.top, behavior: "instant" });
	});
}
