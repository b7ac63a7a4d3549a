import type { Right } from "../organisers/rights.ts";

export const VIEW_LISTS = ["orders", "participants", "codes", "journal"] as const;
export type ViewList = (typeof VIEW_LISTS)[number];

/** The right that reads each list. */
export const LIST_RIGHTS: Record<ViewList, Right> = {
	orders: "orders.read",
	participants: "people.read",
	codes: "packages.read",
	journal: "journal.read",
};

/** Own views of a list, and shared views of a list at an event. */
export const MAX_VIEWS = 12;
export const MAX_NAME = 40;
export const MAX_ADDRESS = 500;
/** Rows of a view are counted up to this number. */
export const MAX_COUNTED = 10_000;

/** A typed search may be a person's name, so no view stores it. The other parts are a place in the list. */
const NOT_STORED = ["q", "after", "row", "open", "do"];

/** The part of a list's address that a view stores: filters, sort and hidden columns, in one order. */
export function viewAddressOf(search: string): string {
	const query = new URLSearchParams(search);
	for (const [name, value] of [...query]) if (value === "" || NOT_STORED.includes(name)) query.delete(name);
	const hidden = query.get("hide");
	if (hidden !== null) query.set("hide", hidden.split(",").toSorted().join());
	query.sort();
	return query.toString();
}
