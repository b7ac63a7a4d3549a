import { expect, test } from "vitest";
import { hashOf } from "../../../kit/hash/hash.ts";
import { hashedEmail, hashedEmailForGoogle, hashedPhone, hashedPhoneForGoogle } from "./hashed.ts";

test.each([" Anna.Nowak+x@Firma.example ", "anna.nowak+x@firma.example"])("Meta and LinkedIn: %s", (email) =>
	expect(hashedEmail(email)).toBe(hashOf("anna.nowak+x@firma.example")),
);

test.each([
	["Anna.Nowak+x@Firma.example", "anna.nowak+x@firma.example"],
	["Anna.Nowak+x@Gmail.com", "annanowak@gmail.com"],
	["a.b@googlemail.com", "ab@googlemail.com"],
])("Google: %s is %s", (email, normal) => expect(hashedEmailForGoogle(email)).toBe(hashOf(normal)));

test.each([
	["+48 601 234 567", "48601234567"],
	["0048601234567", "48601234567"],
	["+1 (650) 555-1212", "16505551212"],
])("%s is sent with its country code", (phone, digits) => {
	expect(hashedPhone(phone)).toBe(hashOf(digits));
	expect(hashedPhoneForGoogle(phone)).toBe(hashOf(`+${digits}`));
});

test.each(["601234567", "", null, "+48", "+48 abc 601234567"])("%s is not sent", (phone) =>
	expect([hashedPhone(phone), hashedPhoneForGoogle(phone)]).toEqual([undefined, undefined]),
);
