import { beforeAll, describe, expect, test } from "vitest";
import { addEvent } from "../../../tests/harness/content.ts";
import { CALLS_WITHOUT_RIGHT, OFFICE_CALLS } from "../../../tests/harness/office-calls.ts";
import { organiserOf } from "../../../tests/harness/organiser.ts";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";
import { NEEDS_FACTOR, NEEDS_PROOF } from "../../features/organisers/proof.ts";
import { type Right, ROLES, type Role, termsOf } from "../../features/organisers/rights.ts";
import { refusals } from "../../features/organisers/texts.ts";
import { exampleOf, type Makings } from "../site/call-example.ts";
import type { OpenApi, Schema } from "../site/open-api.ts";
import { buildServer } from "./server.ts";

type Call = { name: string; method: string; path: string; schema: Schema | undefined };

let server: TestServer;
let calls: Call[];
const makings: Makings = { shapes: {}, byName: {} };

beforeAll(async () => {
	server = await freshServer();
	for (const code of ["MSTS25", "NYC25"]) await addEvent(server.deps, { code, name: code });
	const { paths, components }: OpenApi = (await server.app.inject("/api/openapi.json")).json();
	makings.shapes = components!.schemas!;
	calls = Object.entries(paths)
		.filter(([path]) => path.startsWith("/api/office/"))
		.flatMap(([path, methods]) =>
			Object.entries(methods).map(([method, { requestBody }]) => ({
				name: `${method.toUpperCase()} ${path}`,
				method: method.toUpperCase(),
				path,
				schema: requestBody?.content["application/json"]?.schema,
			})),
		);
});

const withRight = () => calls.filter(({ name }) => name in OFFICE_CALLS);
const rightOf = ({ name }: Call): Right => OFFICE_CALLS[name]!.right;
const isOfEvent = ({ path }: Call) => path.includes("{eventCode}");

function missingIn(listed: readonly string[], names: readonly string[]): string[] {
	return names.filter((name) => !listed.includes(name));
}

const listed = [...Object.keys(OFFICE_CALLS), ...Object.keys(CALLS_WITHOUT_RIGHT)];

test("the table has every call of the office, and no other", () => {
	const names = calls.map(({ name }) => name);
	expect(missingIn(listed, names)).toEqual([]);
	expect(missingIn(names, listed)).toEqual([]);
	expect(missingIn(listed.slice(1), names)).toEqual(listed.slice(0, 1));
});

/** How the office treats a call: whether it is let in, and if not, why. */
function verdictOf({ statusCode, body }: { statusCode: number; body: string }): string {
	const { detail = "", type = "" } = /^\{/.test(body) ? JSON.parse(body) : {};
	if (statusCode === 401) return "log in";
	if (statusCode === 404 && detail === refusals.notOrganiser.en) return "no office";
	if (statusCode === 403 && [NEEDS_FACTOR, NEEDS_PROOF].includes(type)) return type;
	if (statusCode === 403 && /^(Your role|Only organisers)/.test(detail)) return "no right";
	const isRefused = statusCode >= 500 || /^Wrong input/.test(detail);
	return isRefused ? `${statusCode} ${detail}` : "let in";
}

async function verdict(call: Call, { cookie = "", eventCode = "MSTS25", app = server.app } = {}): Promise<string> {
	const { params, body, query = "" } = OFFICE_CALLS[call.name]!;
	const values: Record<string, string> = { ...params, eventCode };
	const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "1");
	const payload = (body ?? (call.schema && exampleOf(call.schema, makings))) as object | undefined;
	const url = `${path}?lang=en${query && `&${query}`}`;
	const sent = call.method === "GET" || payload === undefined ? {} : { payload };
	return verdictOf(await app.inject({ method: call.method as "GET", url, headers: { cookie }, ...sent }));
}

/** The verdicts that differ from the expected ones. */
async function wrongOnes(
	all: Call[],
	how: Parameters<typeof verdict>[1],
	expected: (call: Call) => string,
): Promise<string[]> {
	const wrong = [];
	for (const call of all) {
		const actual = await verdict(call, how);
		if (actual !== expected(call)) wrong.push(`${call.name}: ${actual} instead of ${expected(call)}`);
	}
	return wrong;
}

const expectedFor = (role: Role) => (call: Call) =>
	termsOf(rightOf(call)).roles.includes(role) ? "let in" : "no right";

describe.each(ROLES)("a role: %s", (role) => {
	test("of an event is let in to the calls of its rights there, and nowhere else", async () => {
		const { cookie } = await organiserOf(server, { role, eventCode: "MSTS25" });
		const own = (call: Call) => {
			const isForFoundation = termsOf(rightOf(call)).isOfFoundation ?? false;
			return isForFoundation ? "no right" : expectedFor(role)(call);
		};
		expect(await wrongOnes(withRight().filter(isOfEvent), { cookie }, own)).toEqual([]);
		expect(await wrongOnes(withRight(), { cookie, eventCode: "NYC25" }, () => "no office")).toEqual([]);
	});

	test("of the foundation is let in to the calls of its rights at every event", async () => {
		const { cookie } = await organiserOf(server, { role, eventCode: null });
		expect(await wrongOnes(withRight(), { cookie, eventCode: "NYC25" }, expectedFor(role))).toEqual([]);
	});
});

test("nobody is let in without a role or a log-in", async () => {
	const { cookie } = await organiserOf(server, { role: null, eventCode: null });
	expect(await wrongOnes(withRight(), { cookie }, () => "no office")).toEqual([]);
	expect(await wrongOnes(withRight(), {}, () => "log in")).toEqual([]);
});

test("a second factor is needed for every call but the one that says so", async () => {
	const { cookie } = await organiserOf(server, { role: "owner", eventCode: null, hasFactor: false });
	const expected = ({ name }: Call) => (OFFICE_CALLS[name]!.isWithoutFactor ? "let in" : NEEDS_FACTOR);
	expect(await wrongOnes(withRight(), { cookie }, expected)).toEqual([]);
});

test("money, roles and exports need a proof of the last 15 minutes", async () => {
	const expected = (call: Call) => (termsOf(rightOf(call)).needsProof ? NEEDS_PROOF : "let in");
	const unproved = await organiserOf(server, { role: "owner", eventCode: null, isProved: false });
	expect(await wrongOnes(withRight(), unproved, expected)).toEqual([]);
	const before = server.clock.now();
	const proved = await organiserOf(server, { role: "owner", eventCode: null });
	server.clock.set(new Date(before.getTime() + 15 * 60_000).toISOString());
	expect(await wrongOnes(withRight(), proved, expected)).toEqual([]);
	server.clock.set(before.toISOString());
});

test("a demonstration needs neither", async () => {
	const { deps } = server;
	const { cookie } = await organiserOf(server, { role: "owner", eventCode: null, hasFactor: false, isProved: false });
	const app = await buildServer({ ...deps, config: { ...deps.config, enterAs: true } });
	expect(await wrongOnes(withRight(), { cookie, app }, () => "let in")).toEqual([]);
	await app.close();
});
