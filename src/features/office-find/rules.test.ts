import { describe, expect, test } from "vitest";
import { isFoundBy, markedParts } from "./rules.ts";

test.each([
	["grad", "Gradion sp. z o.o.", true],
	["sp grad", "Gradion sp. z o.o.", true],
	["radion", "Gradion sp. z o.o.", false],
	["grad nic", "Gradion sp. z o.o.", false],
	["wojcik", "Szczepankowska-Wójcik", true],
	["ŁOS", "łoś", true],
	["c#", "Piszę w C#", true],
	["", "Gradion", false],
	["-.", "Gradion", false],
])("%j finds %j: %j", (typed, text, isFound) => expect(isFoundBy(typed, text)).toBe(isFound));

describe("marks", () => {
	const marked = (typed: string, text: string) =>
		markedParts(typed, text)
			.map((part) => (part.isMarked ? `[${part.text}]` : part.text))
			.join("");

	test.each([
		["grad", "Gradion sp. z o.o.", "[Grad]ion sp. z o.o."],
		["sp grad", "Gradion sp. z o.o.", "[Grad]ion [sp]. z o.o."],
		["wojcik", "Szczepankowska-Wójcik", "Szczepankowska-[Wójcik]"],
		["a an ann", "Anna, ale Ewa", "[Ann]a, [a]le Ewa"],
		["fil", "ﬁlm", "[ﬁl]m"],
		["f", "ﬁlm", "[ﬁ]lm"],
		["2025 04", "2025/0422", "[2025]/[04]22"],
		["zażółć", "zazolcic", "[zazolc]ic"],
		["", "Anna", "Anna"],
		["nic", "Anna", "Anna"],
		["annaa", "Anna", "Anna"],
	])("of %j in %j", (typed, text, expected) => expect(marked(typed, text)).toBe(expected));
});
