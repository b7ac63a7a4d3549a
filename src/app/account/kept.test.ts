import { expect, test } from "vitest";
import { cacheOf, isBuiltFile, OWN_CACHE, PUBLIC_CACHE } from "./kept.ts";

test.each([
	["/api/user/tickets", OWN_CACHE],
	["/api/user/plan/MSTS25", OWN_CACHE],
	["/api/event/MSTS25/agenda/categories", PUBLIC_CACHE],
	["/api/event/MSTS25/agenda/categorytree/3", PUBLIC_CACHE],
	["/api/event/MSTS25/agenda/fakecategory", PUBLIC_CACHE],
	["/api/event/MSTS25/agenda/AgendaEventLecturesStatuses", undefined],
	["/api/user/plan/MSTS25/favourites", undefined],
	["/api/account/me", undefined],
	["/api/user/orders", undefined],
	["/api/user/consents", undefined],
	["/api/user/tickets/1", undefined],
	["/api/user/reservations/12", undefined],
])("for when there is no network %s is kept in %s", (pathname, cache) => {
	expect(cacheOf(pathname)).toBe(cache);
});

test("built files are kept, pages and files of people are none", () => {
	expect(["/assets/a-1.js", "/favicon.svg", "/files/a.webp", "/account"].map(isBuiltFile)).toEqual([
		true,
		true,
		false,
		false,
	]);
});
