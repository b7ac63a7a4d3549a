import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { weakPasswordMessages } from "../password.ts";
import { weakPassword } from "./weak-password.ts";

const anna = ["anna.wojcik@krosno-lniane.example", "Anna", "Szczepankowska-Wójcik"];

describe("a common password is refused", () => {
	test.each([
		"password",
		"PASSWORD",
		"12345678",
		"qwertyuiop",
		"zaq12wsx",
		"trustno1",
		"1qaz2wsx",
		"haslo123",
		"Hasło2025",
		"polska12!",
		"monika12",
		"dragon2025",
		"aaaaaaaa",
		"ababababab",
		"ｐａｓｓｗｏｒｄ",
	])("%s", (password) => expect(weakPassword(password, anna)).toBe(weakPasswordMessages.common));
});

describe("a password made of its owner's address or name is refused", () => {
	test.each([
		"anna.wojcik@krosno-lniane.example",
		"Anna.Wojcik",
		"annawojcik",
		"wojcik1985",
		"Wójcik85!",
		"1annawojcik1",
		"krosno-lniane",
		"krosnolniane1",
		"Szczepankowska",
		"szczepankowskaWojcik",
		"wojcik.anna-2025",
	])("%s", (password) => expect(weakPassword(password, anna)).toBe(weakPasswordMessages.own));
});

describe("any other password is accepted", () => {
	test.each([
		"sekretne1",
		"nowehaslo1",
		"dwa-konie-w-sklepie",
		"gżegżółka7",
		"xK9#mQ2$",
		"anna je zupe".replaceAll(" ", "_"),
		"wojcik-lubi-zupe",
		"19850412199",
		"krosno8472615093",
	])("%s", (password) => expect(weakPassword(password, anna)).toBeUndefined());

	test("missing personal data refuses no password", () =>
		fc.assert(
			fc.property(fc.string({ minLength: 8 }), (password) => {
				expect(weakPassword(password, ["", null, undefined])).toBe(weakPassword(password, []));
			}),
		));
});
