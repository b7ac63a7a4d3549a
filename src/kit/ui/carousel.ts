/**
 * Activates carousels: sections with `data-carousel`, a row with `data-row`, and `CarouselButtons`. Each press scrolls
 * by the visible cards and stops at the ends. Without scripts, rows scroll natively and the buttons stay invisible.
 */
export function wakeCarousels(): void {
	for (const section of document.querySelectorAll("[data-carousel]")) wakeCarousel(section);
}

function wakeCarousel(section: Element): void {
	const row = section.querySelector<HTMLElement>("[data-row]");
	const buttonRow = section.querySelector<HTMLElement>("[data-buttons]");
	const buttons = [...section.querySelectorAll<HTMLButtonElement>("[data-step]")];
	if (!row || !buttonRow) return;
	const update = () => {
		const end = row.scrollWidth - row.clientWidth;
		buttonRow.toggleAttribute("data-needed", end >= 2);
		for (const button of buttons) {
			const isAtEnd = button.dataset["step"] === "1" ? row.scrollLeft > end - 2 : row.scrollLeft < 2;
			// `disabled` would lose the focus
			button.setAttribute("aria-disabled", String(isAtEnd));
		}
	};
	for (const button of buttons) {
		button.addEventListener("click", () => {
			const [card, next] = row.children as unknown as HTMLElement[];
			const step = card && next ? next.offsetLeft - card.offsetLeft : row.clientWidth;
			const inView = Math.max(1, Math.floor(row.clientWidth / step));
			const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
			row.scrollBy({ left: Number(button.dataset["step"]) * step * inView, behavior });
		});
	}
	row.addEventListener("scroll", update, { passive: true });
	new ResizeObserver(update).observe(row); // runs once at the start, when the row gets its layout anyway
}
