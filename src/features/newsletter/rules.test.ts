import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { subscriptionPayload } from "./contract.ts";
import { EMAIL_MAX, paragraphsOf, signUpErrors } from "./rules.ts";
import { texts } from "./texts.ts";

const gdprs = { marketing: true };
const ofLength = (length: number) => `${"a".repeat(length - 5)}@b.pl`;

describe("the newsletter sign-up (spec §5)", () => {
	test.each([
		["an address", "anna@firma.pl", undefined],
		["space around it", "  anna@firma.pl ", undefined],
		["nothing", undefined, texts.emailRequired],
		["only space", "  ", texts.emailRequired],
		["no @", "anna.firma.pl", texts.emailWrong],
		["one letter after the dot", "anna@firma.p", texts.emailWrong],
		["the longest", ofLength(EMAIL_MAX), undefined],
		["one longer", ofLength(EMAIL_MAX + 1), texts.emailWrong],
	])("e-mail: %s", (_name, email, sentence) => {
		expect(signUpErrors(z.parse(subscriptionPayload, { email, gdprs })).email).toEqual(sentence);
	});

	test.each([
		["given", { marketing: true }, undefined],
		["refused", { marketing: false }, texts.consentRequired],
		["absent", undefined, texts.consentRequired],
		["another consent", { 8: true }, texts.consentRequired],
		["by the text's id", { 7: true }, undefined],
	])("consent: %s", (_name, given, sentence) => {
		expect(
			signUpErrors(z.parse(subscriptionPayload, { email: "anna@firma.pl", gdprs: given }), ["marketing", "7"]).gdprs,
		).toEqual(sentence);
	});

	test.each([
		[undefined, undefined],
		[null, undefined],
		[true, undefined],
		[false, texts.informRequired],
	])("the foundation's consent is enough; wants information: %s", (wantInform, sentence) => {
		const errors = signUpErrors({ email: "anna@firma.pl", gdprs, wantInform });
		expect(errors).toEqual(sentence ? { wantInform: sentence } : {});
	});
});

describe("the paragraphs of a text", () => {
	test.each([
		["one", "Dzień  dobry,\nPaństwu. ", ["Dzień dobry, Państwu."]],
		["parted by a blank line", "Jeden\n\ndwa", ["Jeden", "dwa"]],
		["as Windows writes it", "Jeden\r\n\r\ndwa", ["Jeden", "dwa"]],
		["parted by more, with spaces in it", "\n\n Jeden\n \t \n\ndwa\n\n", ["Jeden", "dwa"]],
		["none", " \n\n ", []],
	])("%s", (_name, text, paragraphs) => expect(paragraphsOf(text)).toEqual(paragraphs));
});
