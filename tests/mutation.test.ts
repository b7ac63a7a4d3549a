import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ROOT_MODULES, RULES } from "../scripts/mutated-files.ts";
import { complexFunctions } from "./harness/complexity-law.ts";

test("modules without mutation testing contain only data", () => {
	const leftOut = ROOT_MODULES.filter((file) => !RULES.includes(file));
	expect(leftOut.length).toBeGreaterThan(100);
	expect(
		complexFunctions(
			leftOut.map((path) => ({ path, text: readFileSync(path, "utf8") })),
			1,
		),
	).toEqual([]);
});
