import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Hits } from "../../../features/office-find/contract.ts";
import type { Right } from "../../../features/organisers/rights.ts";
import type { AppFrame } from "../../client/frame.ts";
import type { Office } from "../office-context.ts";
import { hitGroups, ownGroups, type PaletteGroup, stillFound } from "./palette-items.ts";

const frame = {
	lang: "en",
	base: "/en/e/DSS25",
	event: { code: "DSS25", timeZone: "Europe/Warsaw" },
} as AppFrame;
const NONE: Hits = { people: [], orders: [], codes: [], lectures: [], companies: [] };
const person = (personId: string, lastName: string) =>
	({ personId, firstName: "Anna", lastName, packageName: "Expo", status: "confirmed" }) as const;
const HITS: Hits = {
	people: [person("a/1", "Nowak")],
	orders: [{ number: "DSS25-LZ2", payerName: "Nowak sp. z o.o.", state: "paid", grossGrosz: 123_450 }],
	codes: [{ objectId: 7, code: "NOWAK-1", state: "usable" }],
	lectures: [{ objectId: 12, title: "Nowa chmura", startDate: "2025-06-06T07:00:00Z", place: "" }],
	companies: [{ objectId: 3, name: "Nowatex" }],
};

// the year of a lecture is left out in the current one
beforeEach(() => void vi.stubGlobal("document", { documentElement: { dataset: {} } }));
afterEach(() => void vi.unstubAllGlobals());

const listed = (groups: readonly PaletteGroup[]) =>
	groups.flatMap(({ label, items }) => items.map(({ title, target }) => [label, title, Object.values(target)[0]]));

describe("hits", () => {
	test("lead to their screens, and to the event's site where the office has none", () => {
		expect(listed(hitGroups(frame, "now", HITS))).toEqual([
			["Participants", "Anna Nowak", "/participants/a%2F1"],
			["Orders", "Nowak sp. z o.o.", "/orders?open=DSS25-LZ2"],
			["Codes", "NOWAK-1", "/codes?q=NOWAK-1&open=7"],
			["Lectures", "Nowa chmura", "/en/e/DSS25#lecture/12"],
			["Exhibitors", "Nowatex", "/en/e/DSS25#company/3"],
		]);
		expect(listed(hitGroups({ ...frame, base: "" }, "now", { ...NONE, companies: HITS.companies }))).toEqual([
			["Exhibitors", "Nowatex", "/#company/3"],
		]);
	});

	test("that may be more than five lead to the whole list", () => {
		const people = [1, 2, 3, 4, 5].map((no) => person(String(no), "Nowak"));
		expect(listed(hitGroups(frame, "now ą", { ...NONE, people })).at(-1)).toEqual([
			"Participants",
			"All participants: now ą",
			"/participants?q=now%20%C4%85",
		]);
	});

	test("of an earlier text stay while their words match", () => {
		const groups = hitGroups(frame, "now", HITS);
		expect(listed(stillFound("nowak", groups)).map(([, title]) => title)).toEqual([
			"Anna Nowak",
			"Nowak sp. z o.o.",
			"NOWAK-1",
		]);
		expect(stillFound("nowakowska", groups)).toEqual([]);
	});
});

describe("acts and screens", () => {
	const own = (rights: Right[], typed = "") => {
		const events = [
			{ code: "DSS25", name: "Data" },
			{ code: "NYC25", name: "New York" },
		];
		return listed(ownGroups(frame, typed, { rights, events } as unknown as Office)).map(([, title]) => title);
	};

	test.each<[string, Right[], string[]]>([
		["a viewer", ["figures.read", "packages.read"], ["Keyboard shortcuts", "Today", "Packages and prices", "Codes"]],
		[
			"sales",
			["orders.read", "orders.change", "people.change", "codes.change"],
			["Place an order", "Register a guest", "Create codes", "Keyboard shortcuts", "Orders"],
		],
		["a reader of orders", ["orders.read"], ["Keyboard shortcuts", "Orders"]],
		["an owner", ["organisers.manage", "journal.read"], ["Invite an organiser", "Keyboard shortcuts", "Journal"]],
	])("%s sees those of their rights, the site and other events", (_, rights, titles) => {
		expect(own(rights)).toEqual([...titles, "The event’s site", "Change the event to New York"]);
	});

	test("acts lead to their screens", () => {
		const office = { rights: ["orders.change", "people.change"], events: [] } as unknown as Office;
		expect(listed(ownGroups(frame, "", office)).slice(0, 2)).toEqual([
			["Do", "Place an order", "/orders/new"],
			["Do", "Register a guest", "/participants?open=guest"],
		]);
	});

	test.each<[string, string[]]>([
		["cod", ["Create codes", "Codes"]],
		["new y", ["Change the event to New York"]],
		["nyc", ["Change the event to New York"]],
		["xyz", []],
	])("%j finds %j", (typed, titles) => {
		expect(own(["packages.read", "codes.change"], typed)).toEqual(titles);
	});
});
