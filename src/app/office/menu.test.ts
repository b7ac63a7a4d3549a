import { expect, test } from "vitest";
import { menuOf, menuPlace, OFFICE_MENU } from "./menu.ts";

const paths = (rights: string[]) => menuOf(rights).map(({ items }) => items.map(({ path }) => path));

test("the menu shows what the person's rights open, and no empty group", () => {
	expect(paths(["orders.read", "journal.read"])).toEqual([["/orders"], ["/journal"]]);
	expect(paths(["organisers.read"])).toEqual([["/organisers"]]);
	expect(paths(["office.open"])).toEqual([]);
});

test("each screen has a key of its own", () => {
	const keys = OFFICE_MENU.flatMap(({ items }) => items.map(({ key }) => key));
	expect(new Set(keys).size).toBe(keys.length);
	// `G` begins the sequence
	expect(keys).not.toContain("g");
});

test.each([
	["/orders", "/orders"],
	["/orders/7", "/orders"],
	["/ordersx", undefined],
	["/", undefined],
])("the screen %s belongs to the entry %s", (pathname, path) => {
	expect(menuPlace(pathname)?.item.path).toBe(path);
});
