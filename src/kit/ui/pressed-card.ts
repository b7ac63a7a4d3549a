/** The visible content of a card. */
export type PressedCard = { name: string; picture: string | undefined };

let pressed: PressedCard | undefined;

/** Records the card of each pressed link. History navigation clears it. */
export function watchPresses(): void {
	const forget = () => {
		pressed = undefined;
	};
	addEventListener("keydown", forget, true); // runs before the click that a key triggers
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

/** The last pressed card. Its modal shows it until the content loads. */
export function pressedCard(): PressedCard | undefined {
	return pressed;
}
