import { describe, expect, test } from "vitest";
import { readSample, sampleBundle } from "../../../tests/harness/bundles.ts";
import { instantIn, momentIn } from "../../kit/bundle/fields.ts";
import type { Bundle } from "./format.ts";
import { keysOf, pathOfAddress, slugOf } from "./keys.ts";
import { contradictionsOf, isSilentlyChanged, picturesOf, renamed, shiftBundle } from "./rules.ts";

const changed = (
	list: keyof Bundle["lists"],
	change: (items: Bundle["lists"]["people"]) => Bundle["lists"]["people"],
) => {
	const bundle = sampleBundle();
	return { ...bundle, lists: { ...bundle.lists, [list]: change(bundle.lists[list]) } };
};
const first = (list: keyof Bundle["lists"], values: object) => changed(list, ([one]) => [{ ...one!, ...values }]);

describe("what does not fit together is told", () => {
	test.each([
		["nothing", sampleBundle(), []],
		[
			"a speaker nobody knows",
			first("lectures", { lecturers: ["nobody"] }),
			['lectures.json, [0].lecturers[0].person: people.json has no "nobody".'],
		],
		[
			"a day nobody knows",
			first("lectures", { calendar: "D9" }),
			['lectures.json, [0].calendar: calendars.json has no "D9".'],
		],
		[
			"a round nobody knows",
			changed("rounds", ([one]) => [one!]),
			['packages.json, [0].prices[1].round: rounds.json has no "2".'],
		],
		[
			"a key twice",
			changed("people", ([one]) => [one!, one!]),
			["people.json, [1]: the name ada-nowak is used twice."],
		],
		[
			"a code twice",
			changed("packages", ([one]) => [one!, one!]),
			["packages.json, [1]: the name EXPO is used twice."],
		],
		[
			"a speaker twice",
			first("lectures", { lecturers: ["ada-nowak", "ada-nowak"] }),
			["lectures.json, [0].lecturers: a person is listed twice."],
		],
		[
			"an end before its start",
			first("lectures", { endsAt: "2025-06-06T08:00" }),
			["lectures.json, [0].endsAt: it is before startsAt."],
		],
		[
			"no name of an earlier item",
			first("packages", { prices: [{ netGrosz: 0 }, { netGrosz: 1 }] }),
			["packages.json, [0].prices[1]: the name of an earlier item is used twice."],
		],
		[
			"a chairman twice",
			first("tracks", { chairmans: ["ada-nowak", "ada-nowak"] }),
			["tracks.json, [0].chairmans: a person is listed twice."],
		],
		[
			"a carer twice",
			first("tracks", { carers: ["ada-nowak", "ada-nowak"] }),
			["tracks.json, [0].carers: a person is listed twice."],
		],
		["a tag twice", changed("tags", ([one]) => [one!, one!]), ["tags.json: a tag is listed twice."]],
		["two tags", changed("tags", ([one]) => [one!, { ...one!, tag: "Sieci" }]), []],
		[
			"two fake categories",
			changed("categories", ([one]) => [
				{ ...one!, key: "a", isFake: true },
				{ ...one!, isFake: true },
			]),
			["categories.json: only one category may be fake."],
		],
		["one fake category of two", changed("categories", ([one]) => [{ ...one!, key: "a", isFake: true }, one!]), []],
		["a lecture without a track", first("lectures", { track: undefined }), []],
		["an end at its start", first("lectures", { endsAt: "2025-06-06T09:00" }), []],
		["no package for free", { ...sampleBundle(), event: { ...sampleBundle().event, freePackageCode: undefined } }, []],
		[
			"no free package",
			{ ...sampleBundle(), event: { ...sampleBundle().event, freePackageCode: "X" } },
			['event.json, freePackageCode: packages.json has no "X".'],
		],
	] as [string, Bundle, string[]][])("%s", (_name, bundle, sentences) =>
		expect(contradictionsOf(bundle)).toEqual(sentences),
	);
});

test("the pictures are found wherever they stand; addresses elsewhere are none", () => {
	expect(picturesOf(sampleBundle()).map(({ path, place }) => [path, place])).toEqual([
		["media/heroes/card.svg", "event.json.socialImage"],
		["media/logos/norvika.svg", "exhibitors.json, [0].logo"],
	]);
});

test("a copy is called after its new code, its days too, and leaves the host behind", () => {
	const bundle = sampleBundle();
	const copy = renamed({ ...bundle, event: { ...bundle.event, host: "proba.example" } }, "PROBA26");
	expect([
		copy.code,
		copy.event["host"],
		copy.lists.calendars[0]!["code"],
		copy.lists.lectures[0]!["calendar"],
	]).toEqual(["PROBA26", undefined, "PROBA26-D1", "PROBA26-D1"]);
	expect(contradictionsOf(copy)).toEqual([]);
});

test("a copy of the same code is the bundle itself", () => {
	const bundle = { ...sampleBundle(), event: { ...sampleBundle().event, host: "proba.example" } };
	expect(renamed(bundle, bundle.code)).toBe(bundle);
});

test("days that are not called after the event keep their codes in a copy", () => {
	const copy = renamed(
		changed("calendars", ([one]) => [one!, { ...one!, code: "WARSZTATY" }, { ...one!, code: "PROBA25B-D1" }]),
		"PROBA26",
	);
	expect(copy.lists.calendars.map((one) => one["code"])).toEqual(["PROBA26-D1", "WARSZTATY", "PROBA25B-D1"]);
});

test("an instant of a repeated hour moves by whole days in UTC", () => {
	const bundle = sampleBundle();
	const event = { ...bundle.event, timeZone: "Australia/Sydney", countdownAt: "2025-04-05T15:30:00.000Z" };
	expect(shiftBundle({ ...bundle, event }, 7).event["countdownAt"]).toBe("2025-04-12T15:30:00.000Z");
});

test("a moment that is not set stays so when the event moves", () => {
	const bundle = sampleBundle();
	const moved = shiftBundle({ ...bundle, event: { ...bundle.event, countdownAt: undefined } }, 7);
	expect(moved.event["countdownAt"]).toBeUndefined();
});

test("an event that moves keeps its hours, over a change of the clocks as well", () => {
	const moved = shiftBundle(readSample(), 180);
	expect([moved.event["startsAt"], moved.lists.calendars[0]!["startsAt"], moved.lists.rounds[1]!["endsAt"]]).toEqual([
		"2025-12-03T09:00",
		"2025-12-03T09:00",
		undefined,
	]);
	expect((moved.lists.calendars[0]!["breaks"] as { startsAt: string }[])[0]!.startsAt).toBe("2025-12-03T12:00");
	expect(shiftBundle(moved, -180)).toEqual(readSample());
});

test.each([
	["2025-06-06T09:00", "2025-06-06T09:00"],
	["2025-06-06T09:00:30", "2025-06-06T07:00:30.000Z"],
	["2025-06-06T09:00+02:00", "2025-06-06T09:00"],
	["2025-10-26T00:30Z", "2025-10-26T02:30"],
	["2025-10-26T01:30Z", "2025-10-26T01:30:00.000Z"],
])("%s is written as %s", (read, written) => {
	const at = instantIn(read, "Europe/Warsaw");
	const again = momentIn(at, "Europe/Warsaw");
	expect(instantIn(again, "Europe/Warsaw")).toEqual(at);
	// of a repeated hour, one occurrence is written in UTC
	if (!read.startsWith("2025-10-26")) expect(again).toBe(written);
});

test("keys are made of names, each only once, and those that were kept stay", () => {
	expect(["Łukasz Żak-Nowak", "  ", "C# & F#", "日本"].map(slugOf)).toEqual([
		"lukasz-zak-nowak",
		"item",
		"c-f",
		"item",
	]);
	const rows = [undefined, "ada", undefined].map((stored) => ({ stored, title: "Ada" }));
	expect(keysOf(rows)).toEqual(["ada-2", "ada", "ada-3"]);
	expect(pathOfAddress("/files/people/ada.Zb3xQ0aaaa-640.webp", new Set())).toBe("media/people/ada.webp");
	expect(pathOfAddress("/files/people/ada.f.Zb3xQ0aaaa-640.webp", new Set())).toBe("media/people/ada.f.webp");
	expect(pathOfAddress("/files/people/ada.Zb3xQ0bbbb-640.webp", new Set(["media/people/ada.webp"]))).toBe(
		"media/people/ada-2.webp",
	);
});

test("a consent's text changes only with its version", () => {
	const [before] = sampleBundle().lists.consents;
	const after = { ...before!, name: { pl: "Inna" } };
	expect([isSilentlyChanged(before!, before!), isSilentlyChanged(before!, after)]).toEqual([false, true]);
	expect(isSilentlyChanged(before!, { ...after, version: 2 })).toBe(false);
});
