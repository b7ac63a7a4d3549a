function setOpen(button: HTMLElement, isOpen: boolean): void {
	button.setAttribute("aria-expanded", String(isOpen));
}

/** Opens every collapsed part around `element`, so that the page can scroll to it. */
export function openFoldsOf(element: Element): void {
	for (let fold = element.closest("details"); fold; fold = fold.parentElement?.closest("details") ?? null) {
		fold.open = true;
	}
	const button = element.closest(".phone-fold-part")?.previousElementSibling;
	if (button instanceof HTMLElement) setOpen(button, true);
}

/** Makes the buttons toggle their parts. */
export function watchPhoneFolds(): void {
	document.addEventListener("click", ({ target }) => {
		const button = (target as Element).closest<HTMLElement>("[data-fold]");
		if (button) setOpen(button, button.getAttribute("aria-expanded") !== "true");
	});
}
