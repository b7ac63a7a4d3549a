/** Takes the bar to buy away while the packages are on the screen. */
export function watchBuyBar(): void {
	const bar = document.querySelector("[data-buy-bar]");
	const packages = document.getElementById("packages");
	if (!bar || !packages) return;
	new IntersectionObserver((entries) => {
		bar.toggleAttribute("data-away", entries.at(-1)?.isIntersecting);
	}).observe(packages);
}
