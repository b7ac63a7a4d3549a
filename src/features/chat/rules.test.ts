import { expect, test } from "vitest";
import { deletionDate, messageParts, messageText, outboxName, personRefusal, standRefusal } from "./rules.ts";

test.each([
	["  Cześć \r\n\r\n\r\n\r\n świecie\t! \n", "Cześć\n\n świecie !"],
	["a\u2028b", "a\nb"],
	["a\rb", "a\nb"],
	["do\u0000bre\u202egpj.exe\u2066", "dobregpj.exe"],
	["👩\u200d👧 i\u0301", "👩\u200d👧 í"],
	[" \n\u200b\ufeff", undefined],
])("a message %j is stored as %j", (typed, kept) => {
	expect(messageText(typed)).toBe(kept);
});

const link = (href: string) => ({ text: href, href });

test.each([
	["bez adresu", [{ text: "bez adresu" }]],
	["Zobacz https://a.example/b.", [{ text: "Zobacz " }, link("https://a.example/b"), { text: "." }]],
	["(http://a.example/x(1)), tak", [{ text: "(" }, link("http://a.example/x(1)"), { text: "), tak" }]],
	["HTTPS://A.Example?q=1", [link("https://a.example/?q=1")]],
	// A look-alike host is shown in its ASCII form.
	["https://аpple.example", [link("https://xn--pple-43d.example/")]],
	["https://bank.example@zly.example/", [{ text: "https://bank.example@zly.example/" }]],
	["javascript:alert(1) data:text/html,x", [{ text: "javascript:alert(1) data:text/html,x" }]],
	['<a href="https://a.example">', [{ text: '<a href="' }, link("https://a.example/"), { text: '">' }]],
	["https:// i http://", [{ text: "https:// i http://" }]],
])("%j is parsed as %j", (text, parts) => {
	expect(messageParts(text)).toEqual(parts);
});

test("conversations are kept for twelve months, by the calendar of the event's zone", () => {
	expect(deletionDate(new Date("2025-03-29T22:30:00Z"), "Europe/Warsaw")).toEqual(new Date("2026-03-29T21:30:00Z"));
});

const asker = { hasTicket: true, isBanned: false, isPast: false, isStaff: false, isStaffed: true };

test.each([
	[{}, undefined],
	[{ isStaffed: false }, "nobody"],
	[{ isPast: true, isStaffed: false }, "past"],
	[{ isBanned: true, isPast: true }, "banned"],
	[{ hasTicket: false, isBanned: true }, "noTicket"],
	[{ isStaff: true, hasTicket: false }, "ownStand"],
] as const)("a stand with %j refuses by %j", (more, refusal) => {
	expect(standRefusal({ ...asker, ...more })).toBe(refusal);
});

test.each([
	[true, true, true, undefined],
	[true, false, false, "hidden"],
	[true, false, true, "past"],
	[false, true, false, "noTicket"],
] as const)(
	"a writer with ticket %s, visible %s, past %s is refused by %j",
	(hasTicket, isVisible, isPast, refusal) => {
		expect(personRefusal({ hasTicket, isVisible, isPast })).toBe(refusal);
	},
);

test("a bracket that opens before an address is not part of it", () => {
	expect(messageParts("(http://a.example/x)")).toEqual([{ text: "(" }, link("http://a.example/x"), { text: ")" }]);
	expect(messageParts("http://a.example/(x.")).toEqual([link("http://a.example/(x"), { text: "." }]);
});

test("each account and partner has its own storage key for unsent messages", () => {
	expect(outboxName("anna")).toBe("estrada-outbox:anna");
	expect(outboxName("anna", "ewa")).toBe("estrada-outbox:anna:ewa");
});
