import { expect, test } from "vitest";
import * as z from "zod/mini";
import { multiLineField, singleLineField } from "./form-fields.ts";

test.each([
	["  Cześć \n świecie ", "Cześć \n świecie"],
	[null, ""],
	[undefined, ""],
	["faktura\u202efdp.exe", "fakturafdp.exe"],
	["\u200b \u2066\u2069\ufeff", ""],
	["\u061ca\u180e", "a"],
	// joiners of emoji and of scripts stay
	["👩\u200d👧 می\u200cخواهم", "👩\u200d👧 می\u200cخواهم"],
])("%j is read as %j", (typed, text) => {
	expect(z.parse(multiLineField(), typed)).toBe(text);
});

test("a text longer than its field is refused, counting invisible characters", () => {
	expect(z.safeParse(singleLineField(3), "abc").success).toBe(true);
	expect(z.safeParse(singleLineField(3), "abc\u200b").success).toBe(false);
});
