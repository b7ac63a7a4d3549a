/** The visible content of a card. */
export type PressedCard = { name: string; picture: string | undefined };

let pressed: PressedCard | undefined;

/** Remembers the card of every link that is pressed; a way through the browser's history presses none. */
export function watchPresses(): void {
	const forget = () => {
		pressed = undefined;
	};
	addEventListener("keydown", forget, true); // before the click that a key makes
	addEventListener("popstate", (event) => event.state && forget());
	addEventListener(
		"click",
		(event) => {
			const link = (event.target as Element).closest("a");
			const name = (link?.querySelector("h3, b") ?? link)?.textContent?.trim();
			const image = (link?.closest("li, article") ?? link)?.querySelector("img");
			pressed = name ? { name, picture: image?.currentSrc || image?.src } : undefined;
		},
		true,
	);
}

/** The last pressed card: its modal shows the same until the content comes. */
export function pressedCard(): PressedCard | undefined {
	return pressed;
}
