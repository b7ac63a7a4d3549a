/** Hides the bar while packages are visible. */
export function watchBuyBar(): void {
	const bar = document.querySelector("[data-buy-bar]");
	const packages = document.getElementById("packages");
	if (!bar || !packages) return;
	new IntersectionObserver((entries) => {
		bar.toggleAttribute("data-away", entries.at(-1)?.isIntersecting);
	}).observe(packages);
}
