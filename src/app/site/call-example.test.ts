import { expect, test } from "vitest";
import { curlOf } from "./call-example.ts";
import { chaptersOf, firstSentence, type OpenApi, type Operation } from "./open-api.ts";

const ID = { in: "path", name: "id", required: true, schema: { type: "string", pattern: "^[1-9]\\d{0,9}$" } };
const CODE = { in: "path", name: "eventCode", required: true, schema: { type: "string" } };
const SECRET = { in: "path", name: "orderSecret", required: true, schema: { type: "string" } };
const EMAIL = { in: "query", name: "email", required: true, schema: { type: "string" } };
const KEY = { in: "header", name: "Idempotency-Key", schema: { type: "string" } };

function exampleOf(path: string, method: string, operation: Omit<Operation, "responses">): string {
	const document: OpenApi = {
		info: { title: "", version: "" },
		servers: [{ url: "https://x.test" }],
		components: { schemas: { Kind: { type: "string", enum: ["o'clock", "b"] } } },
		paths: { [path]: { [method]: { ...operation, responses: {} } } },
	};
	return curlOf(chaptersOf(document)[0]!.calls[0]!, document, "MSTS25");
}

test("prints a call as a curl command", () => {
	const parameters = [CODE, ID, SECRET, EMAIL];
	expect(exampleOf("/api/{eventCode}/{id}/{orderSecret}", "get", { parameters })).toBe(
		"curl 'https://x.test/api/MSTS25/1/ORDER_SECRET?email=anna%40example.com'",
	);
});

test("includes log-in, key and body where needed, quoted for a shell", () => {
	const schema = {
		type: "object",
		properties: { kind: { $ref: "#/components/schemas/Kind" }, count: { type: "integer", minimum: 2 }, note: {} },
		required: ["kind", "count"],
	};
	const requestBody = { required: true, content: { "application/json": { schema } } };
	const operation = { parameters: [KEY], requestBody, security: [{ session: [] }] };
	expect(exampleOf("/api/x", "post", operation)).toBe(
		[
			"curl -X POST 'https://x.test/api/x'",
			"-b cookies.txt",
			`-H "Idempotency-Key: $(uuidgen)"`,
			"-H 'Content-Type: application/json'",
			`-d '{"kind":"o'\\''clock","count":2}'`,
		].join(" \\\n  "),
	);
	const isOptional = { requestBody: { ...requestBody, required: false } };
	expect(exampleOf("/api/x", "post", isOptional)).toBe("curl -X POST 'https://x.test/api/x'");
});

test("shows some optional fields if hardly any is required, but never spam traps", () => {
	const names = ["website", "filledInMs", "eventCode", "email", "a", "b", "c", "d", "e"];
	const properties = Object.fromEntries(names.map((name) => [name, { type: "string" }]));
	const requestBody = { required: true, content: { "application/json": { schema: { type: "object", properties } } } };
	const body = JSON.parse(/-d '([^']+)'/.exec(exampleOf("/api/x", "post", { requestBody }))![1]!);
	expect(body).toEqual({ eventCode: "MSTS25", email: "anna@example.com", a: "…", b: "…", c: "…", d: "…" });
});

test("separates the first sentence", () => {
	expect(firstSentence("One. Two `a.b` three. Four")).toEqual(["One.", "Two `a.b` three. Four"]);
	expect(firstSentence("Only one")).toEqual(["Only one", ""]);
});
