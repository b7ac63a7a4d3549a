import { invariant } from "../../kit/invariant/invariant.ts";
import type { AccountFrame } from "./frame.ts";

export function pageFrame(): AccountFrame {
	const [frame] = JSON.parse(invariant(document.getElementById("islands")?.textContent, "the page's data")) as [
		AccountFrame,
	];
	return frame;
}
