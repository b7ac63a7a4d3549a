import { invariant } from "../../kit/invariant/invariant.ts";
import type { AppFrame } from "./frame.ts";

export function pageFrame(): AppFrame {
	const [frame] = JSON.parse(invariant(document.getElementById("islands")?.textContent, "the page's data")) as [
		AppFrame,
	];
	return frame;
}
