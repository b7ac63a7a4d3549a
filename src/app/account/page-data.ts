import { must } from "../../kit/must/must.ts";
import type { AccountFrame } from "./frame.ts";

/** The data in the page's document. */
export function pageFrame(): AccountFrame {
	const [frame] = JSON.parse(must(document.getElementById("islands")?.textContent, "the page's data")) as [
		AccountFrame,
	];
	return frame;
}
