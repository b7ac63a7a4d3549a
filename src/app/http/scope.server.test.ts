import { afterAll, beforeAll, expect, test } from "vitest";
import { changeLogOf, type RowChange } from "../../../tests/harness/change-log.ts";
import { BODIES, NAMED, PLAIN } from "../../../tests/harness/scope-calls.ts";
import {
	allows,
	EXCEPTED_CALLS,
	EXPECTED_REFUSALS,
	REFUSED_BY_STATE,
	SHOWS_ALL_EVENTS,
	SHOWS_SIBLINGS,
	UNWALKED,
} from "../../../tests/harness/scope-exceptions.ts";
import { fillScope, type Things } from "../../../tests/harness/scope-things.ts";
import { asModerator, SCOPE_NOW, SCOPES, type ScopeName, spreadIds } from "../../../tests/harness/scopes.ts";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";
import { exampleOf, type Makings } from "../site/call-example.ts";
import type { OpenApi, Schema } from "../site/open-api.ts";

type Call = {
	name: string;
	method: string;
	path: string;
	isPublic: boolean;
	schema: Schema | undefined;
	isFile: boolean;
};
/** A request's values of path parameters, and its body. */
type Request = { params: Record<string, unknown>; body: unknown };
/** A right request with one key replaced by that of another scope: of a path parameter, or all of the body. */
type Swap = Request & { scope: Other; part: string };
type Other = "sibling" | "foreign";
const OTHERS = ["sibling", "foreign"] as const;

/** Deletes come last: the log does not restore files. */
const METHODS = ["GET", "POST", "DELETE"];
/** Tables that a refused call may write: counted requests, and keys made on first use. */
const COUNTED = ["rate_limit_count", "ticket_key", "site_secret"];

let server: TestServer;
let log: Awaited<ReturnType<typeof changeLogOf>>;
let calls: Call[];
let cookie: string;
const things = {} as Record<ScopeName, Things>;
/** The rows of each scope, as the log writes them. */
const rows = {} as Record<ScopeName, Set<string>>;
const makings: Makings = { shapes: {}, byName: { code: "123456" } };

const rowOf = (table: string, json: string) => `${table} ${json}`;

beforeAll(async () => {
	server = await freshServer({ now: SCOPE_NOW });
	await spreadIds(server);
	log = await changeLogOf(server.deps);
	for (const scope of Object.keys(SCOPES) as ScopeName[]) {
		const filled = await fillScope(server, scope, things.own?.owner);
		things[scope] = filled.things;
		cookie ||= filled.cookie;
		rows[scope] = new Set((await log.changes()).flatMap(({ table, after }) => (after ? [rowOf(table, after)] : [])));
		await log.clear();
	}
	const { paths, components }: OpenApi = (await server.app.inject("/api/openapi.json")).json();
	makings.shapes = components!.schemas!;
	const all = Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, { security = [], requestBody }]) => ({
			name: `${method.toUpperCase()} ${path}`,
			method: method.toUpperCase(),
			path,
			isPublic: security.length === 0 || security.some((one) => Object.keys(one).length === 0),
			schema: requestBody?.content["application/json"]?.schema,
			isFile: requestBody?.content["application/octet-stream"] !== undefined,
		})),
	);
	calls = all.toSorted((one, other) => METHODS.indexOf(one.method) - METHODS.indexOf(other.method));
});
afterAll(() => log.end());

const paramsOf = ({ path }: Call): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

/** The thing that each path parameter names. */
function namedIn(call: Call): Map<string, keyof Things> {
	const thingOf = (param: string) => NAMED.find(([pattern, name]) => name === param && pattern.test(call.name))?.[2];
	return new Map(
		paramsOf(call).flatMap((param) => {
			const thing = thingOf(param);
			return thing ? [[param, thing] as const] : [];
		}),
	);
}

const bodyOf = ({ name, schema }: Call, scope: ScopeName) =>
	BODIES[name]?.(things[scope]) ?? (schema ? exampleOf(schema, makings) : {});

function rightRequest(call: Call): Request {
	const params = Object.fromEntries([...namedIn(call)].map(([param, thing]) => [param, things.own[thing]]));
	return { params, body: bodyOf(call, "own") };
}

function swapsOf(call: Call): Swap[] {
	const { params, body } = rightRequest(call);
	return OTHERS.flatMap((scope) => {
		const differing = [...namedIn(call)].filter(([, thing]) => things[scope][thing] !== things.own[thing]);
		const ofParams = differing.map(([param, thing]) => ({
			scope,
			part: param,
			params: { ...params, [param]: things[scope][thing] },
			body,
		}));
		const otherBody = bodyOf(call, scope);
		const isSame = JSON.stringify(otherBody) === JSON.stringify(body);
		return isSame ? ofParams : [...ofParams, { scope, part: "body", params, body: otherBody }];
	});
}

/** Sends a request as the owner of `own`; returns its answer and the changes, which it undoes. */
async function send(call: Call, { params, body }: Request) {
	const text = (param: string) => encodeURIComponent(String(params[param] ?? PLAIN[param] ?? "1"));
	const path = call.path.replace(/\{(\w+)\}/g, (_whole, param) => text(param));
	const url = `${path}?lang=en&eventCode=${SCOPES.own.code}&minutes=20&size=large&name=Plik&email=ktos@inny.example`;
	const headers = { cookie, origin: "http://estrada.test" };
	const upload = { headers: { ...headers, "content-type": "application/octet-stream" }, payload: Buffer.from("%PDF") };
	const sent = call.isFile ? upload : { headers, ...(call.method !== "GET" && { payload: body as object }) };
	const answer = await server.app.inject({ method: call.method as "POST", url, ...sent });
	const changes = await log.changes();
	if (changes.length > 0) await log.undo();
	return {
		status: answer.statusCode,
		text: answer.body,
		changes: changes.filter(({ table }) => !COUNTED.includes(table)),
	};
}

const shows = (text: string, scope: ScopeName) => text.includes(SCOPES[scope].word);
const changesRowsOf = (changes: RowChange[], scope: ScopeName) =>
	changes.some(({ table, before }) => before !== null && rows[scope].has(rowOf(table, before)));

/** Faults of the answer to a right request. */
async function faultsOfRight(call: Call): Promise<string[]> {
	const { status, text, changes } = await send(call, rightRequest(call));
	const expected = EXPECTED_REFUSALS[call.name]?.[0] ?? 200;
	const seesSiblings = call.isPublic || call.name in SHOWS_SIBLINGS;
	return [
		...(status === expected ? [] : [`${status}, not ${expected}: ${text.slice(0, 200)}`]),
		...(shows(text, "foreign") && !(call.name in SHOWS_ALL_EVENTS) ? ["shows the other event's"] : []),
		...(shows(text, "sibling") && !seesSiblings ? ["shows another's"] : []),
		...OTHERS.filter((scope) => changesRowsOf(changes, scope)).map((scope) => `changes rows of ${scope}`),
	].map((fault) => `${call.name}: ${fault}`);
}

/** Whether an answer to a swap neither shows nor changes anything, and says so by its status. */
async function faultsOfSwap(call: Call, swap: Swap): Promise<string[]> {
	const { status, text, changes } = await send(call, swap);
	const byState = swap.part === "body" ? [400, 409] : call.name in REFUSED_BY_STATE ? [409] : [];
	const isRefused = [403, 404, ...byState].includes(status) && changes.length === 0;
	const touches = shows(text, swap.scope) || changesRowsOf(changes, swap.scope);
	const isAllowed = allows({ ...call, swap: `${swap.scope} ${swap.part}`, params: [...namedIn(call).keys()], touches });
	if ((isRefused && !touches) || isAllowed) return [];
	const tables = [...new Set(changes.map(({ table }) => table))];
	return [
		`${call.name}: ${status} for ${swap.scope} ${swap.part}${touches ? ", touches theirs" : ""} ${tables.join(", ")}`,
	];
}

test("every path parameter of the API names a thing of the fixture, or is excused", () => {
	const unknown = calls.flatMap((call) =>
		paramsOf(call)
			.filter((param) => !namedIn(call).has(param) && !(param in PLAIN) && !(call.name in UNWALKED))
			.map((param) => `${call.name} ${param}`),
	);
	expect(unknown).toEqual([]);
	const names = calls.map(({ name }) => name);
	const excused = [UNWALKED, EXPECTED_REFUSALS, REFUSED_BY_STATE, SHOWS_ALL_EVENTS, SHOWS_SIBLINGS, BODIES].flatMap(
		Object.keys,
	);
	expect([...excused, ...EXCEPTED_CALLS].filter((name) => !names.includes(name))).toEqual([]);
});

test("a call stays in its event, company, lecture and person", async () => {
	const walked = calls.filter((call) => namedIn(call).size > 0 || (call.method === "GET" && !call.isPublic));
	expect(walked.length).toBeGreaterThan(200);
	const faults: string[] = [];
	const walk = async (call: Call) => {
		await log.clear();
		for (const swap of swapsOf(call)) faults.push(...(await faultsOfSwap(call, swap)));
		faults.push(...(await faultsOfRight(call)));
	};
	const { owner: accountId, eventCode } = things.own;
	for (const call of walked) {
		const isOfModerators = call.path.includes("/reports");
		await (isOfModerators ? asModerator(server, { accountId, eventCode }, () => walk(call)) : walk(call));
	}
	expect(faults).toEqual([]);
}, 60_000);
