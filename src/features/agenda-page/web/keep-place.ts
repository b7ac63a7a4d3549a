/** Longer than the transition of a fold (250 ms). */
const SLIDE_MS = 320;

/** Keeps an element's place on the screen while parts around it open or close. */
export function keepPlace(element: Element): void {
	const top = element.getBoundingClientRect().top;
	const until = performance.now() + SLIDE_MS;
	const step = () => {
		const moved = element.getBoundingClientRect().top - top;
		if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: "instant" });
		if (performance.now() < until) requestAnimationFrame(step);
	};
	requestAnimationFrame(step);
}
