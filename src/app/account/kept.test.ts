import { expect, test } from "vitest";
import { isBuiltFile, isKept } from "./kept.ts";

test.each([
	["/api/user/tickets", true],
	["/api/user/plan/MSTS25", true],
	["/api/event/MSTS25/agenda/categories", true],
	["/api/event/MSTS25/agenda/categorytree/3", true],
	["/api/event/MSTS25/agenda/fakecategory", true],
	["/api/event/MSTS25/agenda/AgendaEventLecturesStatuses", false],
	["/api/user/plan/MSTS25/favourites", false],
	["/api/account/me", false],
	["/api/user/orders", false],
	["/api/user/consents", false],
	["/api/user/tickets/1", false],
	["/api/user/reservations/12", false],
])("without a network %s is there: %s", (pathname, isThere) => {
	expect(isKept(pathname)).toBe(isThere);
});

test("built files are kept, pages and files of people are none", () => {
	expect(["/assets/a-1.js", "/favicon.svg", "/files/a.webp", "/account"].map(isBuiltFile)).toEqual([
		true,
		true,
		false,
		false,
	]);
});
