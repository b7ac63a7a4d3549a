import { describe, expect, test } from "vitest";
import { captionsAfter, commandOf, speedBeside } from "./player-keys.ts";

const key = (pressed: string, more: object = {}) => ({
	key: pressed,
	ctrlKey: false,
	metaKey: false,
	altKey: false,
	...more,
});

describe("keys of the player", () => {
	test.each([
		[" ", "VIDEO", "toggle"],
		["k", "BUTTON", "toggle"],
		["K", "SELECT", undefined],
		[" ", "BUTTON", undefined],
		["ArrowLeft", "VIDEO", "back"],
		["ArrowRight", "BUTTON", "on"],
		["ArrowRight", "INPUT", undefined],
		[" ", "INPUT", "toggle"],
		["ArrowDown", "SELECT", undefined],
		["c", "SELECT", undefined],
		["M", "VIDEO", "mute"],
		["<", "VIDEO", "slower"],
		[">", "VIDEO", "faster"],
		["x", "VIDEO", undefined],
		["Tab", "VIDEO", undefined],
	])("%j on %s: %s", (pressed, tag, command) => expect(commandOf(key(pressed), tag)).toBe(command));

	test("the browser keeps its own keys", () => {
		for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
			expect(commandOf(key("p", more), "VIDEO")).toBeUndefined();
	});

	test("speeds stop at both ends, and captions cycle", () => {
		expect([speedBeside([1, 2], 1, 1), speedBeside([1, 2], 2, 1), speedBeside([1, 2], 1, -1)]).toEqual([2, 2, 1]);
		expect([null, "en", "pl"].map((now) => captionsAfter(["pl", "en"], now as "pl" | null, "en"))).toEqual([
			"en",
			"pl",
			null,
		]);
		expect(captionsAfter([], null, "pl")).toBeNull();
	});
});
