import { expect, test } from "vitest";
import { keptUntil, messageParts, messageText } from "./rules.ts";

test.each([
	["  Cześć \r\n\r\n\r\n\r\n świecie\t! \n", "Cześć\n\n świecie !"],
	["a\u2028b", "a\nb"],
	["do\u0000bre\u202egpj.exe\u2066", "dobregpj.exe"],
	["👩\u200d👧 i\u0301", "👩\u200d👧 í"],
	[" \n\u200b\ufeff", undefined],
])("a message %j is kept as %j", (typed, kept) => {
	expect(messageText(typed)).toBe(kept);
});

const link = (href: string) => ({ text: href, href });

test.each([
	["bez adresu", [{ text: "bez adresu" }]],
	["Zobacz https://a.example/b.", [{ text: "Zobacz " }, link("https://a.example/b"), { text: "." }]],
	["(http://a.example/x(1)), tak", [{ text: "(" }, link("http://a.example/x(1)"), { text: "), tak" }]],
	["HTTPS://A.Example?q=1", [link("https://a.example/?q=1")]],
	// a look-alike host is shown in its ASCII form
	["https://аpple.example", [link("https://xn--pple-43d.example/")]],
	["https://bank.example@zly.example/", [{ text: "https://bank.example@zly.example/" }]],
	["javascript:alert(1) data:text/html,x", [{ text: "javascript:alert(1) data:text/html,x" }]],
	['<a href="https://a.example">', [{ text: '<a href="' }, link("https://a.example/"), { text: '">' }]],
	["https:// i http://", [{ text: "https:// i http://" }]],
])("%j is read as %j", (text, parts) => {
	expect(messageParts(text)).toEqual(parts);
});

test("conversations are kept twelve months by the calendar of the event's zone", () => {
	expect(keptUntil(new Date("2025-03-29T22:30:00Z"), "Europe/Warsaw")).toEqual(new Date("2026-03-29T21:30:00Z"));
});
