import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { typedForms } from "../../../tests/harness/typed-forms.ts";
import { parsed } from "../../kit/contract/refine.ts";
import { isPhoneNo } from "../../kit/phone/phone.ts";
import { normalizedEmail } from "../account/rules.ts";
import { registrationPayload, type SentRegistration } from "./contract.ts";
import {
	accountSchema,
	additionSchema,
	knownPerson,
	newPerson,
	type PlaceContext,
	placeSchema,
	teamSchema,
} from "./schemas.ts";

const giftbag = { objectId: 1, kind: "giftbag" as const, netGrosz: 100, vatRate: 23, choices: [], isIncluded: false };
const offer = {
	offered: [giftbag, { ...giftbag, objectId: 2, kind: "delivery" as const }],
	included: [],
	isOnline: false,
};
const facts: PlaceContext = {
	isFree: false,
	requiredConsents: [3],
	hasLimits: true,
	chosen: { isOnline: true, isOnsite: true },
	offer,
	questions: [{ objectId: 7, type: 1, isRequired: false, options: ["M"] }],
};
const somebodyNew = newPerson({ isPhoneNo });
const ways = {
	"a person": placeSchema(somebodyNew, facts),
	"who is known": placeSchema(knownPerson, facts),
	"a person for free": placeSchema(somebodyNew, { ...facts, isFree: true }),
	"a team": teamSchema(somebodyNew, facts),
	"an account": accountSchema(somebodyNew, facts),
	"an addition": additionSchema(false, { ...offer, taken: [] }),
};
const read = (form: SentRegistration) => z.parse(registrationPayload, JSON.parse(JSON.stringify(form)));

test("parsing a parsed payload changes nothing", () =>
	fc.assert(
		fc.property(typedForms, (form) => {
			expect(read(read(form))).toEqual(read(form));
		}),
		{ numRuns: 300 },
	));

describe.each(Object.entries(ways))("the way of %s", (_, way) => {
	test("gives the same value and errors for typed and parsed input", () => {
		const [accepted, refused] = [[] as unknown[], [] as unknown[]];
		fc.assert(
			fc.property(typedForms, (form) => {
				const once = parsed(way, read(form));
				expect(parsed(way, read(read(form)))).toEqual(once);
				(once.value ? accepted : refused).push(form);
			}),
			{ numRuns: 300 },
		);
		expect(Math.min(accepted.length, refused.length)).toBeGreaterThan(10);
	});
});

test("a new person's value is trimmed, normalised and never absent", () =>
	fc.assert(
		fc.property(typedForms, (form) => {
			const { value } = parsed(ways["an account"], read(form));
			if (!value) return;
			const { email, firstName, lastName, nick, phoneNo } = value.who;
			expect(email).toBe(normalizedEmail(form.email!));
			expect([firstName, lastName]).toEqual([form.firstName!.trim(), form.lastName!.trim()]);
			expect(nick).toBe(form.nick?.trim() ?? "");
			expect(phoneNo).toMatch(/^\+\d+$/);
			expect(value.who).not.toHaveProperty("confirmPassword");
		}),
		{ numRuns: 500 },
	));
