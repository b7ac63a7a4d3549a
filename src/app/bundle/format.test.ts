import { describe, expect, test } from "vitest";
import { sampleFiles, withFile } from "../../../tests/harness/bundles.ts";
import { BUNDLE_LIMITS } from "./contract.ts";
import { bundleOf, filesOf } from "./format.ts";

type Items = Record<string, unknown>[];

function refusal(files: ReadonlyMap<string, Uint8Array>): string[] {
	try {
		bundleOf(files);
		return ["not refused"];
	} catch (error) {
		return (error as Error).message.split("\n");
	}
}

const inFirst = (name: string, values: object) => withFile(name, (items: Items) => [{ ...items[0], ...values }]);
const bytes = (text: string) => new TextEncoder().encode(text);

describe("a wrong bundle is told file by file, with the place in it and what is wrong", () => {
	test.each([
		[
			"another format",
			withFile("bundle.json", (it: object) => ({ ...it, format: 2 })),
			"bundle.json, format: must be 1, but is 2.",
		],
		[
			"no code",
			withFile("bundle.json", () => ({ format: 1 })),
			"bundle.json, code: it is missing, and must be a text.",
		],
		[
			"a code with a blank",
			withFile("bundle.json", () => ({ format: 1, code: "A B" })),
			'bundle.json, code: has an invalid format, but is "A B", see docs/bundle.md.',
		],
		["no JSON", sampleFiles().set("news.json", bytes("[{]")), /^news\.json: it is not JSON \(.+\)\.$/],
		["no UTF-8", sampleFiles().set("news.json", Uint8Array.of(0xff)), "news.json: it is not JSON (it is not UTF-8)."],
		["not a list", withFile("news.json", () => ({})), "news.json: must be a list, in [ ], but is {}."],
		[
			"a word for a number",
			inFirst("packages.json", { vatRate: "8" }),
			'packages.json, [0].vatRate (EXPO): must be a number, but is "8".',
		],
		[
			"too much",
			inFirst("packages.json", { vatRate: 101 }),
			"packages.json, [0].vatRate (EXPO): must be at most 100, but is 101.",
		],
		[
			"part of a number",
			inFirst("packages.json", { vatRate: 7.5 }),
			/^packages\.json, \[0\]\.vatRate \(EXPO\): must be a whole number/,
		],
		[
			"an unknown property",
			inFirst("people.json", { nick: "x" }),
			"people.json, [0].nick (ada-nowak): unknown property.",
		],
		[
			"an empty text",
			inFirst("people.json", { firstName: "" }),
			'people.json, [0].firstName (ada-nowak): may not be empty, but is "".',
		],
		[
			"an unknown word",
			inFirst("partners.json", { tier: "gold" }),
			'partners.json, [0].tier (jantarex): must be "main" or "content" or "media", but is "gold".',
		],
		[
			"a day that does not exist",
			inFirst("lectures.json", { startsAt: "2025-02-30T09:00" }),
			'lectures.json, [0].startsAt (otwarcie): must be a date and time such as 2025-06-06T09:00, but is "2025-02-30T09:00".',
		],
		[
			"a picture out of the folder",
			inFirst("people.json", { image: "media/../secret.png" }),
			/^people\.json, \[0\]\.image \(ada-nowak\): must be a picture of this bundle.*secret/,
		],
		["a script for a link", inFirst("people.json", { websiteUrl: "javascript:alert(1)" }), /websiteUrl.*see docs/],
		[
			"no such zone",
			withFile("event.json", (it: object) => ({ ...it, timeZone: "Mars/Base" })),
			/^event\.json, timeZone: must be a time zone/,
		],
		["a stranger's file", sampleFiles().set("run.sh", bytes("x")), /^run\.sh: a bundle has no such file/],
		[
			"a path that leads out",
			sampleFiles().set("media/../../x.svg", bytes("x")),
			/^media\/\.\.\/\.\.\/x\.svg: a bundle has no such file/,
		],
		[
			"a file too large",
			sampleFiles().set("media/x.png", new Uint8Array(BUNDLE_LIMITS.fileBytes + 1)),
			/^media\/x\.png: the file exceeds the limit of 20 MB/,
		],
	])("%s", (_name, files, sentence) => {
		const lines = refusal(files);
		if (typeof sentence === "string") expect(lines[0]).toBe(sentence);
		else expect(lines[0]).toMatch(sentence);
		expect(lines.at(-1)).toBe("Nothing was changed.");
	});

	test("a file that is missing", () => {
		const without = (name: string) => new Map([...sampleFiles()].filter(([path]) => path !== name));
		expect(refusal(without("bundle.json"))).toEqual([
			"bundle.json is missing: this is not an event bundle.",
			"Nothing was changed.",
		]);
		expect(refusal(without("promo.json"))[0]).toBe("promo.json is missing; for an empty list, it must contain [].");
	});

	test("everything that is wrong at once, as far as a person can read it", () => {
		const many = withFile("people.json", (items: Items) =>
			Array.from({ length: 30 }, () => ({ ...items[0], position: "x" })),
		);
		expect(refusal(many)).toHaveLength(22);
		expect(refusal(many)[20]).toBe("and 10 more.");
	});
});

test("what is read and written again is the same to the byte", () => {
	const files = filesOf(bundleOf(sampleFiles()));
	expect(filesOf(bundleOf(files))).toEqual(files);
});
