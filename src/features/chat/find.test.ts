import { expect, test } from "vitest";
import type { Conversation } from "./contract.ts";
import { ALL, excerptOf, filterConversations } from "./find.ts";

const withPerson = (firstName: string, lastName: string) => ({
	kind: "people",
	partner: { person: { firstName, lastName }, company: null },
});
const ALL_OF_THEM = [
	withPerson("Hubert", "Śliwa"),
	withPerson("Anna", "Szczepankowska-Wójcik"),
	{ kind: "people", partner: { person: null, company: null } },
	{ kind: "stand", partner: { person: null, company: { name: "Łuków Światłowody" } } },
] as Conversation[];

test.each([
	["", undefined, [0, 1, 2, 3]],
	["sliwa", undefined, [0]],
	["wójcik anna", undefined, [1]],
	["lu swia", undefined, [3]],
	["liwa", undefined, []],
	["", "stand", [3]],
	["hub", "stand", []],
] as const)("%s of %s is found by its partner's name, without accents", (words, kind, indexes) => {
	const names = filterConversations(ALL_OF_THEM, { ...ALL, words, kind });
	expect(names.map((one) => ALL_OF_THEM.indexOf(one))).toEqual(indexes);
});

const marked = (text: string, words: string) =>
	excerptOf(text, words)
		.map((part) => (part.isFound ? `[${part.text}]` : part.text))
		.join("");

test.each([
	["Spotkajmy się przy kawie.", "kawie", "Spotkajmy się przy [kawie]."],
	["Łódź, potem Gołąb", "golab lodz", "[Łódź], potem [Gołąb]"],
	["Piszę w C#, nie w C++", "c#", "Piszę w [C#], nie w C++"],
	["nic z tego", "kawa", "nic z tego"],
	[`${"długi wstęp ".repeat(20)}kawa${" i długi koniec".repeat(20)}`, "kawa", /^….{0,34}\[kawa\].{60,100}…$/],
	["x".repeat(500), "x", /^\[x+\]$/],
] as const)("%s with %s", (text, words, shown) => {
	const excerpt = marked(text, words);
	if (typeof shown === "string") expect(excerpt).toBe(shown);
	else expect(excerpt).toMatch(shown);
});
