import { MAX_NAME, viewAddressOf } from "../../../../features/saved-views/rules.ts";
import { keepLocally, readLocal } from "../../../../kit/ui/local-storage.ts";

/** A view that an earlier release kept in the browser. */
export type BrowserView = { name: string; address: string };

const storedUnder = (list: string) => `estrada-office-views:${list}`;

/** The stored text as an array; a broken text has no views. */
function parsed(text: string | null): unknown[] {
	try {
		const value: unknown = JSON.parse(text ?? "[]");
		return Array.isArray(value) ? value : [];
	} catch {
		return [];
	}
}

function viewOf(stored: unknown): BrowserView[] {
	const { label, filters } = (stored ?? {}) as { label?: unknown; filters?: unknown };
	if (typeof label !== "string" || label.trim() === "" || typeof filters !== "object" || filters === null) return [];
	const texts = Object.entries(filters).filter((one): one is [string, string] => typeof one[1] === "string");
	const name = [...label.trim()].slice(0, MAX_NAME).join("");
	return [{ name, address: viewAddressOf(new URLSearchParams(texts).toString()) }];
}

export function browserViews(list: string): BrowserView[] {
	return parsed(readLocal(storedUnder(list))).flatMap(viewOf);
}

/** Deletes a view from the browser; the others stay, also those that another tab has stored. */
export function forgetBrowserView(list: string, { name, address }: BrowserView): void {
	const isOther = (stored: unknown) => {
		const [one] = viewOf(stored);
		return one !== undefined && !(one.name === name && one.address === address);
	};
	const left = parsed(readLocal(storedUnder(list))).filter(isOther);
	keepLocally(storedUnder(list), left.length > 0 ? JSON.stringify(left) : null);
}
