import { expect, test } from "vitest";
import { seriesForm, wantedCodes } from "./series-form.ts";

const errorsOf = (values: object) =>
	Object.entries(seriesForm.errors({ ...seriesForm.empty, ...values }, undefined)).flatMap(([name, text]) =>
		text ? [name] : [],
	);

test.each([
	[{}, []],
	[{ kind: "discount" }, ["percent"]],
	[{ kind: "discount", percent: "101" }, ["percent"]],
	[{ kind: "discount", percent: "100" }, []],
	[{ code: "FINAL CALL" }, ["code"]],
	[{ code: "FINALCALL", count: "" }, []],
	[{ count: "0" }, ["count"]],
	[{ count: "5000" }, []],
	[{ count: "5001" }, ["count"]],
	[{ useLimit: "0" }, ["useLimit"]],
	[{ useLimit: "" }, []],
	[{ useLimit: "1.5" }, ["useLimit"]],
])("%j has errors at %j", (values, fields) => expect(errorsOf(values)).toEqual(fields));

test.each([
	[
		{ kind: "discount", percent: "20", code: " final ", useLimit: "" },
		{ percent: 20, named: "final", useLimit: null },
	],
	[
		{ percent: "20", count: "25", package: "EXEC" },
		{ percent: null, named: null, count: 25, packageCodes: ["EXEC"] },
	],
])("%j becomes the body %j", (values, body) =>
	expect(wantedCodes({ ...seriesForm.empty, ...values }, null)).toMatchObject(body),
);
