import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { BundleReport } from "../src/app/bundle/import-bundle.ts";
import { detailNames } from "../src/features/journal/detail-texts.ts";
import { termsOf } from "../src/features/options/server/change-options.ts";
import { rightsForm } from "../src/features/packages/rights-form.ts";
import { tallyOf } from "../src/features/schedule-import/rules.ts";
import { sellerDetails } from "../src/features/seller/seller.ts";
import { eventTags } from "../src/features/tracking/contract.ts";
import { detailFields } from "./harness/detail-names.ts";

const wordless = (names: Iterable<string>) => [...names].filter((name) => !Object.hasOwn(detailNames, name)).toSorted();

test("every field that the code writes into an entry has a word in the journal", () => {
	const paths = globSync("src/**/*.ts").filter((path) => !path.endsWith(".test.ts"));
	const files = paths.map((path) => ({ path, text: readFileSync(path, "utf8") }));
	const fields = detailFields(files);
	expect(fields.size).toBeGreaterThan(50);
	expect(wordless(fields.keys())).toEqual([]);
});

test("so has every field of a whole value that an entry holds", () => {
	const report: BundleReport = { code: "", isNew: true, created: 0, updated: 0, removed: 0 };
	const option = termsOf({ netGrosz: 0, capacity: null, choices: [], choiceLimits: {} });
	const tally = tallyOf({ create: [], update: [], unchanged: 0, remove: [], known: new Map() });
	const parts = { days: 0, tracks: 0, lecturers: 0, lectures: 0, breaks: 0 };
	const address = { street: "", postCode: "", city: "", country: "", account: "", name: "", pl: "", en: "" };
	const round = { name: "", nameEn: "", startsAt: "", endsAt: "" };
	const refunded = { taken: [], position: 1, quantity: 1, grossGrosz: 1, paidBackGrosz: 1 };
	const others = { offerId: 1, place: "", details: {}, sender: "", isInvented: true };
	for (const value of [report, option, tally, parts, address, round, refunded, others])
		expect(wordless(Object.keys(value))).toEqual([]);
	expect(wordless(Object.keys(sellerDetails.shape))).toEqual([]);
	expect(wordless(Object.keys(eventTags.shape))).toEqual([]);
	expect(wordless(rightsForm.names)).toEqual([]);
});

test("a field without a word is found", () => {
	const text = `
		addAuditEntry(tx, { action: "a.b", detail: { orderId, planted: 1, list: all.map(({ own }) => ({ nested: own })) } });
		const detail = { ...(is && { spread: true }) };`;
	expect(wordless(detailFields([{ path: "a.ts", text }]).keys())).toEqual(["nested", "planted", "spread"]);
	expect(detailFields([{ path: "a.ts", text: "const detail = { other: 1 };" }]).size).toBe(0);
});
