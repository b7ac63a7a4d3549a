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
])("the offline cache of %s is %s", (pathname, cache) => {
	expect(cacheOf(pathname)).toBe(cache);
});

test("only built files count as built, not pages or people's files", () => {
	expect(["/assets/a-1.js", "/favicon.svg", "/files/a.webp", "/account"].map(isBuiltFile)).toEqual([
		true,
		true,
		false,
		false,
	]);
});
