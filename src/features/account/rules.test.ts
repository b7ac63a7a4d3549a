import { describe, expect, test } from "vitest";
import { activationEnd, activationOutcome, emailError, isEmail, normalizedEmail } from "./rules.ts";

describe("the e-mail pattern (spec §5)", () => {
	test.each(["a@b.pl", "anna.szczepankowska+x@firma.example", "ł@ż.łódź.pl", `${"a".repeat(250)}@b.pl`])(
		"%s is an address",
		(text) => expect(isEmail(text)).toBe(true),
	);
	test.each([
		"a@b..example",
		"a@-b.example",
		"a@b-.example",
		"a@.example",
		"a@b.-c",
		"a@b_c.example",
		"a@b.c-",
		"a@[1.2]",
	])("%s is an address without a domain", (text) => expect(isEmail(text)).toBe(false));
	test.each(["a@b-c.example", "a@xn--d-bga.example", "a@1.example", "a@a.b.c.example"])(
		"%s is an address with a domain",
		(text) => expect(isEmail(text)).toBe(true),
	);
	test.each(["", "a", "a@b", "a@b.p", "a b@c.pl", "a@@b.pl", "a@b.pl\nx", "@b.pl", `${"a".repeat(252)}@b.pl`])(
		"%j is not an address",
		(text) => expect(isEmail(text)).toBe(false),
	);
	test("addresses are trimmed and in lower case", () =>
		expect(normalizedEmail(" Anna@FIRMA.example ")).toBe("anna@firma.example"));
});

describe("an activation link", () => {
	const made = new Date("2025-04-30T10:00:00Z");
	const expiresAt = activationEnd(made);
	test("is valid for 48 hours", () => expect(expiresAt.toISOString()).toBe("2025-05-02T10:00:00.000Z"));
	test.each([
		["unknown", undefined, "2025-04-30T10:00:00Z"],
		["activate", { expiresAt, usedAt: null }, "2025-05-02T09:59:59.999Z"],
		["expired", { expiresAt, usedAt: null }, "2025-05-02T10:00:00Z"],
		["used", { expiresAt, usedAt: made }, "2025-05-01T10:00:00Z"],
	])("%s", (outcome, link, now) => expect(activationOutcome(link, new Date(now))).toBe(outcome));
});

describe("what is wrong with an address", () => {
	const sentence = { missing: { pl: "Brak", en: "Missing" }, wrong: { pl: "Źle", en: "Wrong" } };
	test.each([
		["", sentence.missing],
		["anna", sentence.wrong],
		["anna@firma.example", undefined],
	])("%j", (address, error) => expect(emailError(address, sentence)).toBe(error));

	test("it is too long for the form", () => {
		expect([emailError("a@b.pl", sentence, 6), emailError("a@b.pl", sentence, 5)]).toEqual([undefined, sentence.wrong]);
	});
});
