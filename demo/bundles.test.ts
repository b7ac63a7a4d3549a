import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contradictionsOf, picturesOf } from "../src/app/bundle/rules.ts";
import { demoBundle, demoEvents } from "./bundles.ts";

const made = new Date("2025-04-30T10:00:00Z");
const folders = readdirSync(join(import.meta.dirname, "events"));

test("every bundle of the demonstration is listed", () => {
	expect(
		demoEvents(made, "MSTS25")
			.map((one) => one.folder)
			.toSorted(),
	).toEqual(folders.toSorted());
});

test.each(demoEvents(made, "MSTS25"))(
	"$folder is consistent, and names only pictures that can be drawn",
	async (one) => {
		const bundle = await demoBundle(one, made);
		expect(bundle.code).toBe(one.code);
		expect(contradictionsOf(bundle)).toEqual([]);
		const drawn = /^media\/(heroes|tracks|logos|news|people)\//;
		expect(picturesOf(bundle).filter(({ path }) => !drawn.test(path))).toEqual([]);
	},
);

test("the first event comes first", () => {
	expect(
		demoEvents(made, "dss25")
			.map((one) => one.code)
			.slice(0, 3),
	).toEqual(["DSS25", "MSTS25", "LIVE25"]);
});

test("the live event has the same distance from every first start, and its days have their dates as names", async () => {
	const later = new Date("2026-11-22T10:00:00Z");
	const live = demoEvents(later, "MSTS25").find((one) => one.folder === "LIVE")!;
	const bundle = await demoBundle(live, later);
	expect([bundle.code, bundle.event["startsAt"]]).toEqual(["LIVE26", expect.stringMatching(/^2026-12-15T/)]);
	expect(bundle.lists.calendars[0]!["name"]).toEqual({ pl: "Wtorek 15.12", en: "Tuesday, 15 December" });
});
