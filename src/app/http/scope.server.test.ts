import { afterAll, beforeAll, expect, test } from "vitest";
import { changeLogOf, type RowChange } from "../../../tests/harness/change-log.ts";
import { goodPayload } from "../../../tests/harness/registering.ts";
import { BODIES, NAMED, PLAIN } from "../../../tests/harness/scope-calls.ts";
import {
	DEPENDS_ON_OTHERS,
	EXCEPTION_KEYS,
	EXPECTED_REFUSALS,
	exceptionFor,
	REFUSED_BY_STATE,
	SHOWS_ALL_EVENTS,
	SHOWS_SIBLINGS,
	UNWALKED,
} from "../../../tests/harness/scope-exceptions.ts";
import { fillScope, type Things } from "../../../tests/harness/scope-things.ts";
import { asModerator, SCOPE_NOW, SCOPES, type ScopeName, spreadIds } from "../../../tests/harness/scopes.ts";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";
import { unzipped } from "../bundle/archive.ts";
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
type Request = { params: Record<string, unknown>; body: unknown };
/** A valid request with one part replaced by another scope's: a path parameter, or the whole body. */
type Swap = Request & { scope: Other; part: string };
type Other = "sibling" | "foreign";
const OTHERS = ["sibling", "foreign"] as const;

/** Deletes come last, because the log does not restore files. */
const METHODS = ["GET", "POST", "DELETE"];
/** A refused call may count requests and create keys on first use. */
const COUNTED = ["rate_limit_count", "ticket_key", "site_secret"];

let server: TestServer;
let log: Awaited<ReturnType<typeof changeLogOf>>;
let calls: Call[];
let cookie: string;
const things = {} as Record<ScopeName, Things>;
/** Responses to valid requests while other scopes are empty, by call. */
const answersAlone = new Map<string, string>();
/** The exceptions that calls needed, as "list call". */
const needed = new Set<string>();
const rows = {} as Record<ScopeName, Set<string>>;
const makings: Makings = { shapes: {}, byName: { code: "123456" } };

const rowOf = (table: string, json: string) => `${table} ${json}`;

beforeAll(async () => {
	server = await freshServer({ now: SCOPE_NOW });
	await spreadIds(server);
	log = await changeLogOf(server.deps);
	const { paths, components }: OpenApi = (await server.app.inject("/api/openapi.json")).json();
	makings.shapes = components!.schemas!;
	// The fixture's owner is no organiser: `office-rights.server.test.ts` walks the office's calls.
	const covered = Object.entries(paths).filter(([path]) => !path.startsWith("/api/office/"));
	const all = covered.flatMap(([path, methods]) =>
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
	await fill("own");
	// deleting would also delete files
	for (const call of walkedCalls().filter(({ method }) => method !== "DELETE")) {
		await asNeeded(call, async () => {
			await log.clear();
			answersAlone.set(call.name, comparable(await send(call, rightRequest(call))));
		});
	}
	for (const scope of OTHERS) await fill(scope);
});

async function fill(scope: ScopeName): Promise<void> {
	const filled = await fillScope(server, scope, things.own?.owner);
	things[scope] = filled.things;
	cookie ||= filled.cookie;
	rows[scope] = new Set((await log.changes()).flatMap(({ table, after }) => (after ? [rowOf(table, after)] : [])));
	await log.clear();
}

/** Private reads, and calls whose path has an id. */
const walkedCalls = () => calls.filter((call) => namedIn(call).size > 0 || (call.method === "GET" && !call.isPublic));

function asNeeded(call: Call, work: () => Promise<void>): Promise<void> {
	const { owner: accountId, eventCode } = things.own;
	return call.path.includes("/reports") ? asModerator(server, { accountId, eventCode }, work) : work();
}

/** A response without new ids and current times; the fixture's times are full seconds. */
function comparable({ status, text, changes }: Awaited<ReturnType<typeof send>>): string {
	const inserted = changes.filter(({ before }) => before === null).map(({ after }) => JSON.parse(after!).id);
	const withoutIds = inserted.reduce<string>((rest, id) => (id ? rest.replaceAll(`:${id},`, ":new,") : rest), text);
	return `${status} ${withoutIds.replaceAll(/T\d\d:\d\d:\d\d\.(?!000)\d+Z/g, "")}`;
}

function differenceOf(one: string, other: string): string {
	const index = [...one].findIndex((letter, at) => letter !== other[at]);
	return [one, other].map((text) => text.slice(Math.max(0, index - 80), index + 120)).join(" | ");
}
afterAll(() => log.end());

const paramsOf = ({ path }: Call): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

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

async function zipText(bytes: Buffer): Promise<string> {
	const files = [...(await unzipped(bytes))].filter(([name]) => name.endsWith(".json"));
	return files.map(([name, content]) => `${name} ${Buffer.from(content).toString()}`).join("\n");
}

/** Sends a request as the owner of `own`. Returns its response and the changes, and undoes them. */
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
		text: answer.headers["content-type"] === "application/zip" ? await zipText(answer.rawPayload) : answer.body,
		changes: changes.filter(({ table }) => !COUNTED.includes(table)),
	};
}

const shows = (text: string, scope: ScopeName) => text.includes(SCOPES[scope].word);
const changesRowsOf = (changes: RowChange[], scope: ScopeName) =>
	changes.some(({ table, before }) => before !== null && rows[scope].has(rowOf(table, before)));

async function faultsOfRight(call: Call): Promise<string[]> {
	const { status, text, changes } = await send(call, rightRequest(call));
	const expected = EXPECTED_REFUSALS[call.name]?.[0] ?? 200;
	const isExcused = (list: Record<string, unknown>, listName: string) => {
		if (call.name in list) needed.add(`${listName} ${call.name}`);
		return call.name in list;
	};
	const answer = comparable({ status, text, changes });
	const alone = answersAlone.get(call.name) ?? answer;
	const isOtherAnswer = answer !== alone;
	const seesOthers = shows(text, "sibling") || shows(text, "foreign") || (isOtherAnswer && call.isPublic);
	return [
		...(status === expected ? [] : [`${status}, not ${expected}: ${text.slice(0, 200)}`]),
		...(shows(text, "foreign") && !isExcused(SHOWS_ALL_EVENTS, "all") ? ["shows the other event's"] : []),
		...(shows(text, "sibling") && !call.isPublic && !isExcused(SHOWS_SIBLINGS, "siblings") ? ["shows another's"] : []),
		...(isOtherAnswer && !seesOthers && !isExcused(DEPENDS_ON_OTHERS, "others")
			? [`answered otherwise without their rows: ${differenceOf(alone, answer)}`]
			: []),
		...OTHERS.filter((scope) => changesRowsOf(changes, scope)).map((scope) => `changes rows of ${scope}`),
	].map((fault) => `${call.name}: ${fault}`);
}

/** Finds data shown or changed by a swapped request, and a wrong status. */
async function faultsOfSwap(call: Call, swap: Swap): Promise<string[]> {
	const { status, text, changes } = await send(call, swap);
	const byState = swap.part === "body" ? [400, 409] : call.name in REFUSED_BY_STATE ? [409] : [];
	const isRefused = [403, 404, ...byState].includes(status) && changes.length === 0;
	const touches = shows(text, swap.scope) || changesRowsOf(changes, swap.scope);
	if (status === 409 && call.name in REFUSED_BY_STATE) needed.add(`state ${call.name}`);
	if (isRefused && !touches) return [];
	const params = [...namedIn(call).keys()];
	const exception = exceptionFor({ ...call, swap: `${swap.scope} ${swap.part}`, params, touches });
	if (exception) needed.add(`exception ${exception}`);
	if (exception) return [];
	const tables = [...new Set(changes.map(({ table }) => table))];
	return [
		`${call.name}: ${status} for ${swap.scope} ${swap.part}${touches ? ", touches theirs" : ""} ${tables.join(", ")}`,
	];
}

test("every path parameter of the API has an id in the fixture or an exception", () => {
	const unknown = calls.flatMap((call) =>
		paramsOf(call)
			.filter((param) => !namedIn(call).has(param) && !(param in PLAIN) && !(call.name in UNWALKED))
			.map((param) => `${call.name} ${param}`),
	);
	expect(unknown).toEqual([]);
	const unneeded = Object.keys(UNWALKED).filter((name) => {
		const call = calls.find((one) => one.name === name);
		return !call || paramsOf(call).every((param) => namedIn(call).has(param) || param in PLAIN);
	});
	expect(unneeded).toEqual([]);
	const names = calls.map(({ name }) => name);
	const prepared = [EXPECTED_REFUSALS, BODIES].flatMap(Object.keys);
	expect(prepared.filter((name) => !names.includes(name))).toEqual([]);
});

test("a call stays within its event, company, lecture and person", async () => {
	const walked = walkedCalls();
	expect(walked.length).toBeGreaterThan(200);
	const faults: string[] = [];
	for (const call of walked) {
		await asNeeded(call, async () => {
			await log.clear();
			for (const swap of swapsOf(call)) faults.push(...(await faultsOfSwap(call, swap)));
			faults.push(...(await faultsOfRight(call)));
		});
	}
	expect(faults).toEqual([]);
	const listed = (list: string, names: string[]) => names.map((name) => `${list} ${name}`);
	const excused = [
		...listed("all", Object.keys(SHOWS_ALL_EVENTS)),
		...listed("siblings", Object.keys(SHOWS_SIBLINGS)),
		...listed("others", Object.keys(DEPENDS_ON_OTHERS)),
		...listed("state", Object.keys(REFUSED_BY_STATE)),
		...listed("exception", EXCEPTION_KEYS),
	];
	expect(excused.filter((one) => !needed.has(one))).toEqual([]);
}, 60_000);

test("an erasure changes only the erased person's rows", async () => {
	await server.deps.pool.query("update event set starts_at = '2025-05-01', ends_at = '2025-05-02'");
	await log.clear();
	const { statusCode, body } = await server.app.inject({
		method: "POST",
		url: "/api/user/erasure",
		headers: { cookie, origin: "http://estrada.test" },
		payload: { currentPassword: goodPayload.password },
	});
	expect([statusCode, body]).toEqual([200, JSON.stringify({ isErased: true })]);
	const changes = await log.changes();
	expect(changesRowsOf(changes, "own")).toBe(true);
	// the caller also has rows at the other event
	const foreign = changes.filter(({ before }) => !before?.includes(things.own.owner));
	expect(foreign.filter((change) => OTHERS.some((scope) => changesRowsOf([change], scope)))).toEqual([]);
});
