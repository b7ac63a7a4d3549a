import { expect, test } from "vitest";
import * as z from "zod/mini";
import { multiLineCheck } from "../src/kit/contract/lines.ts";
import type { Text } from "../src/kit/i18n/lang.ts";
import { declaredCalls, takenTexts } from "./harness/contracts.ts";

const BREAKS = ["\n", "\r", "\r\n", "\t", "\u2028"];
const CONTROLS = ["\u0001", "\u0008", "\u001b", "\u007f", "\u0085"];

const texts = (await declaredCalls()).flatMap(takenTexts);
const isMultiLine = ({ checks }: (typeof texts)[number]) => checks.includes(multiLineCheck);
/** A text's parsed value, and its errors. */
function read({ schema }: (typeof texts)[number], text: string) {
	const { data, error } = z.safeParse(schema, text);
	const sentences = error?.issues.flatMap((issue) =>
		issue.code === "custom" && issue.params ? [issue.params["text"] as Text] : [],
	);
	return { data, sentences };
}

test("texts of calls", () => expect(texts.length).toBeGreaterThan(300));

test("a single-line text refuses line breaks and control characters, in both languages", () => {
	const violations = texts
		.filter((text) => !isMultiLine(text))
		.flatMap((text) =>
			[...BREAKS, ...CONTROLS]
				.filter((sign) => !isRefused(text, `a${sign}b`))
				.map((sign) => `${text.at} keeps ${JSON.stringify(sign)}`),
		);
	expect(violations).toEqual([]);
});

function isRefused(text: (typeof texts)[number], typed: string): boolean {
	const { data, sentences } = read(text, typed);
	const hasPattern = text.checks.some(({ _zod }) => _zod.def.check === "string_format");
	return sentences ? hasPattern || sentences.some((one) => one.pl && one.en) : data === "ab";
}

test("a multi-line text accepts line breaks and tabs and refuses other control characters", () => {
	const multiLine = texts.filter(isMultiLine);
	const refused = multiLine.filter((text) => BREAKS.some((sign) => read(text, `a${sign}b`).sentences));
	const textsKeepingControls = multiLine.filter((text) => CONTROLS.some((sign) => !isRefused(text, `a${sign}b`)));
	expect([refused.map(({ at }) => at), textsKeepingControls.map(({ at }) => at)]).toEqual([[], []]);
});

test("multi-line texts are messages, notes, descriptions and comments", () => {
	const names = texts.filter(isMultiLine).map(({ at }) => at.replace(/^.*\.(\w+)(\[\])?$/, "$1"));
	expect([...new Set(names)].sort()).toEqual([
		"about",
		"additionalInputs",
		"deliveryComment",
		"emails",
		"note",
		"payerComments",
		"registers",
		"sentence",
		"sentenceEn",
		"text",
		"textEn",
		"words",
	]);
});
