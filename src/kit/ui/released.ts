/** The longest wait for a release, in ms. Some releases fire no event. */
const LONGEST_MS = 1000;

/**
 * Watches the pointer until `end`. `released` waits until nothing is pressed and the click is done, because moving
 * content would shift the click's target. Without a pointer it resolves at once.
 */
export function watchReleases(): { released(): Promise<void>; end(): void } {
	let released = Promise.resolve();
	let release: (() => void) | undefined;
	const pressed = () => {
		release?.();
		released = new Promise((done) => {
			release = done;
			setTimeout(done, LONGEST_MS);
		});
	};
	const letGo = () => {
		const done = release;
		setTimeout(() => done?.()); // the click comes first
	};
	const ends = ["pointerup", "pointercancel", "dragend"] as const;
	document.addEventListener("pointerdown", pressed, true);
	for (const end of ends) document.addEventListener(end, letGo, true);
	return {
		released: () => released,
		end() {
			release?.();
			document.removeEventListener("pointerdown", pressed, true);
			for (const end of ends) document.removeEventListener(end, letGo, true);
		},
	};
}
