import { describe, expect, test } from "vitest";
import { errorMessageOf, refusedBy } from "./error-ladder.ts";

describe("error ladder (spec §8)", () => {
	const modelState = { email: ["a"], password: ["b", "c"], broken: [1, ""] };
	test.each([
		["no response", { isAnswered: false, data: { message: "x" }, message: "y" }, "Sorry, an error occured!", []],
		["message", { isAnswered: true, data: { message: "m", errorMessage: "e", modelState }, message: "y" }, "m", []],
		[
			"errorMessage",
			{ isAnswered: true, data: { message: " ", errorMessage: "e", modelState }, message: "y" },
			"e",
			[],
		],
		["error.message", { isAnswered: true, data: { modelState }, message: "y" }, "y", []],
		[
			"model state",
			{ isAnswered: true, data: { modelState } },
			"Registration for this event is blocked",
			["a", "b", "c"],
		],
		["nothing", { isAnswered: true }, "Registration for this event is blocked", []],
		[
			"odd types",
			{ isAnswered: true, data: { message: 1, errorMessage: {}, modelState: "x" } },
			"Registration for this event is blocked",
			[],
		],
	])("%s", (_, refused, text, items) => {
		const errorMessage = errorMessageOf(refused);
		expect(errorMessage.text.en).toBe(text);
		expect(errorMessage.items).toEqual(items);
	});
});

test.each([
	[0, undefined, "Sorry, an error occured!"],
	[502, undefined, "The server answered with an error (502). What you typed stays; try again in a moment."],
	[409, { message: "m", detail: "d" }, "m"],
	[409, { detail: "d" }, "d"],
	[409, {}, "Registration for this event is blocked"],
])("a call that failed with %i %o shows %s", (status, text, sentence) => {
	const problem = text && { type: "about:blank", title: "", status, ...text };
	expect(errorMessageOf(refusedBy({ status, problem }, "en")).text.en).toBe(sentence);
});
