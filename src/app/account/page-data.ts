import { invariant } from "../../kit/invariant/invariant.ts";
import type { AccountFrame } from "./frame.ts";

/** The data in the page's document. */
export function pageFrame(): AccountFrame {
	const [frame] = JSON.parse(invariant(document.getElementById("islands")?.textContent, "the page's data")) as [
		AccountFrame,
	];
	return frame;
}
