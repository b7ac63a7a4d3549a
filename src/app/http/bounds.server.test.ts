import { beforeAll, expect, test } from "vitest";
import { type BoundaryValue, boundsOf } from "../../../tests/harness/bounds.ts";
import { cinema } from "../../../tests/harness/recordings.ts";
import { exampleOf, type Makings } from "../site/call-example.ts";
import type { OpenApi, Operation, Parameter } from "../site/open-api.ts";

type Ask = Awaited<ReturnType<typeof cinema>>["ask"];
type BoundaryRequest = Omit<BoundaryValue, "value"> & { method: string; url: string; payload?: unknown };

let ask: Ask;
let requests: BoundaryRequest[];
let unbounded: string[];
beforeAll(async () => {
	const one = await cinema();
	ask = one.ask;
	const { paths, components }: OpenApi = (await one.server.app.inject("/api/openapi.json")).json();
	const makings = { shapes: components!.schemas!, byName: { eventCode: "MSTS25" } };
	const all = Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => requestsOf({ path, method, operation }, makings)),
	);
	requests = all.flatMap((one) => one.requests);
	unbounded = all.flatMap((one) => one.unbounded);
});

function requestsOf(call: { path: string; method: string; operation: Operation }, makings: Makings) {
	const { path, operation } = call;
	const method = call.method.toUpperCase();
	const parameters = (operation.parameters ?? []).filter((one) => one.in === "path" || one.in === "query");
	const exampleText = (one: Parameter) => String(exampleOf(one.schema, makings, one.name));
	const urlWith = (name?: string, value?: unknown) => {
		const textOf = (one: Parameter) => encodeURIComponent(one.name === name ? String(value) : exampleText(one));
		const named = path.replace(/\{(\w+)\}/g, (_whole, key) => textOf(parameters.find((one) => one.name === key)!));
		const query = parameters.filter((one) => one.in === "query" && (one.required || one.name === name));
		return `${named}?${query.map((one) => `${one.name}=${textOf(one)}`).join("&")}`;
	};
	const body = operation.requestBody?.content["application/json"]?.schema;
	const payload = body && exampleOf(body, makings);
	const callName = `${method} ${path}`;
	const ofParameters = parameters.map((one) => ({
		one,
		bounds: boundsOf(one.schema, makings, `${callName} ${one.name}`),
	}));
	const ofBody = body ? boundsOf(body, makings, `${callName} body`) : { values: [], unbounded: [] };
	return {
		requests: [
			...ofParameters.flatMap(({ one, bounds }) =>
				bounds.values
					// an empty path segment matches another route
					.filter(({ value }) => one.in !== "path" || value !== "")
					.map(({ value, ...rest }) => ({ ...rest, method, url: urlWith(one.name, value), payload })),
			),
			...ofBody.values.map(({ value, ...rest }) => ({ ...rest, method, url: urlWith(), payload: value })),
		],
		unbounded: [...ofParameters.flatMap(({ bounds }) => bounds.unbounded), ...ofBody.unbounded],
	};
}

/** Whether a response is a 400 for the field, or for the body if it has alternatives. */
function refuses(answer: Awaited<ReturnType<Ask>>, at: string): boolean {
	const field = /^(?:body[^.]*\.)?(\w+)/.exec(at.split(" ").at(-1)!)?.[1];
	const named = answer.statusCode === 400 ? Object.keys(answer.json().modelState ?? {}) : [];
	const isList = / body\[\]/.test(at);
	return named.some((name) => name === "body" || name.split(".")[0] === field || (isList && /^\d/.test(name)));
}

test("every text, number and list of the input has a bound", () => {
	expect(requests.length).toBeGreaterThan(1000);
	expect(unbounded).toEqual([]);
});

test("a value past its bound is a 400; one at its bound causes no server error", async () => {
	const wrong: string[] = [];
	for (const { at, isPast, method, url, payload } of requests) {
		const body = method === "GET" ? undefined : ((payload ?? {}) as object);
		const answer = await ask("exec", url, { method: method as "POST", ...(body && { payload: body }) });
		const isRight = isPast ? refuses(answer, at) : answer.statusCode < 500;
		if (!isRight) wrong.push(`${at} ${isPast ? "past" : "at"}: ${answer.statusCode} ${url.slice(0, 200)}`);
	}
	expect(wrong).toEqual([]);
	expect((await ask("exec", "/api/account/me")).statusCode).toBe(200);
}, 120_000);
