/** Do not wait for longer presses: some releases have no event. */
const LONGEST_MS = 1000;

/**
 * Watches the pointer until `end`. `released` gives what waits until nothing is pressed, and its click is done: words that
 * came or went meanwhile would move what is being clicked away from under the pointer, and the click would be lost.
 * Without a pointer it waits for nothing.
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
