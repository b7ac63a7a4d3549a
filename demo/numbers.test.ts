import { describe, expect, test } from "vitest";
import { demoBundle, demoEvents } from "./bundles.ts";
import { JOBS } from "./stand-words.ts";

const made = new Date("2025-04-30T10:00:00Z");
const events = await Promise.all(demoEvents(made, "MSTS25").map((one) => demoBundle(one, made)));
type Bundle = (typeof events)[number];

const lectures = ({ lists }: Bundle, has: (lecture: Bundle["lists"]["lectures"][number]) => boolean) =>
	lists.lectures.filter(has).length;
const workshops = (bundle: Bundle) => lectures(bundle, (one) => one.category === "warsztaty");
const inTrack = (track: string) => (one: { track?: unknown }) => one.track === track;
const exhibitors = ({ lists }: Bundle, type: number) => lists.exhibitors.filter((one) => one.type === type).length;

/** Sentences of the demonstration with a number, and how to count it in the data. */
const COUNTS: [code: string, sentence: string, count: (bundle: Bundle) => number, expected: number][] = [
	["MSTS25", "Agenda jest kompletna: 123 wykłady", ({ lists }) => lists.lectures.length, 123],
	["MSTS25", "123 wykłady, 8 ścieżek", ({ lists }) => lists.tracks.length, 8],
	[
		"MSTS25",
		"60 prelegentek i prelegentów",
		({ lists }) => new Set(lists.lectures.flatMap((one) => one.lecturers as string[])).size,
		60,
	],
	["MSTS25", "Mapa targów: 45 stoisk", ({ lists }) => lists.exhibitors.length, 45],
	["MSTS25", "Trzydziestu pracodawców", (bundle) => exhibitors(bundle, 0), 30],
	["MSTS25", "piętnaście firm po rozmowę", (bundle) => exhibitors(bundle, 1), 15],
	[
		"MSTS25",
		"Z dwudziestoma siedmioma firmami umówisz się",
		({ lists }) => lists.exhibitors.filter((one) => one.isMeetingEnabled).length,
		27,
	],
	["MSTS25", "Osiem warsztatów", workshops, 8],
	["MSTS25", "Czternaście wystąpień", (bundle) => lectures(bundle, inTrack("devops-i-sre")), 14],
	[
		"MSTS25",
		"w tym cztery po angielsku",
		(bundle) => lectures(bundle, (one) => inTrack("devops-i-sre")(one) && one.language === "en"),
		4,
	],
	["LIVE25", "Pięć warsztatów", workshops, 5],
	["LIVE25", "Dwadzieścia osiem wystąpień", ({ lists }) => lists.lectures.length, 28],
	["LIVE25", "w czterech ścieżkach", ({ lists }) => lists.tracks.length, 4],
];

test.each(COUNTS)("%s: “%s” matches its data", (code, sentence, count, expected) => {
	const bundle = events.find((one) => one.code === code)!;
	expect(JSON.stringify(bundle.lists.news)).toContain(sentence);
	expect(count(bundle)).toBe(expected);
});

describe.each(events)("$code", ({ lists }) => {
	test("no text names a number of seats, as each workshop has its own", () => {
		const texts = JSON.stringify([lists.news, lists.lectures]);
		expect(
			texts.match(
				/(miejsc w każdym|(maksymalnie|do) [a-zęóśćżźńą ]+ os(ób|oby)\b|places in each|[Mm]aximum \S+ people)/g,
			),
		).toBeNull();
	});

	test("a company's text has the number of jobs at its stand", () => {
		const named = JSON.stringify(lists.exhibitors).matchAll(/"Otwarte rekrutacje".*?"number":(\d+)/g);
		for (const [, count] of named) expect(Number(count)).toBeLessThanOrEqual(JOBS.length);
	});
});
