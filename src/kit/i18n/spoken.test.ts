import { expect, test } from "vitest";
import { SPOKEN, spokenName } from "./spoken.ts";

test("every language that people speak has a name, Kashubian and Silesian included", () => {
	for (const lang of ["pl", "en"] as const)
		expect(SPOKEN.filter((code) => spokenName(lang, code) === code)).toEqual([]);
});
