import { expect, test } from "vitest";
import { errorFields } from "./error-fields.ts";

test("an error says its message and where it was thrown", () => {
	const { stack, ...said } = errorFields(new TypeError("x is not a function"));
	expect(said).toEqual({ error: "TypeError", message: "x is not a function", cause: undefined, code: undefined });
	expect(stack).toContainEqual(expect.stringMatching(/^ {4}at .*error-fields\.test\.ts/));
});

test("a failed query says its cause and not its values", () => {
	const cause = Object.assign(new Error("duplicate key"), { code: "23505" });
	const failed = new Error("Failed query: insert into people\nparams: Anna,anna@firma.example", { cause });
	expect(errorFields(failed)).toMatchObject({
		message: "Failed query: insert into people",
		cause: "duplicate key",
		code: "23505",
	});
	expect(JSON.stringify(errorFields(failed))).not.toContain("anna");
});

test("what is no error is said as text", () => {
	expect(errorFields("broken")).toEqual({ error: "string", message: "broken" });
});
