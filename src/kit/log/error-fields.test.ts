import { expect, test } from "vitest";
import { errorFields } from "./error-fields.ts";

test("an error has its message and stack", () => {
	const { stack, ...said } = errorFields(new TypeError("x is not a function"));
	expect(said).toEqual({ error: "TypeError", message: "x is not a function", cause: undefined, code: undefined });
	expect(stack).toContainEqual(expect.stringMatching(/^ {4}at .*error-fields\.test\.ts/));
});

test("a failed query has its cause without values", () => {
	const cause = Object.assign(new Error("duplicate key"), { code: "23505" });
	const failed = new Error("Failed query: insert into people\nparams: Anna,anna@firma.example", { cause });
	expect(errorFields(failed)).toMatchObject({
		message: "Failed query: insert into people",
		cause: "duplicate key",
		code: "23505",
	});
	expect(JSON.stringify(errorFields(failed))).not.toContain("anna");
});

test("other values become text", () => {
	expect(errorFields("broken")).toEqual({ error: "string", message: "broken" });
});
