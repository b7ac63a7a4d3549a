import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { defineCall, type Limit, type LogIn } from "../contract/call.ts";
import { gateOf, refuseGate } from "./gate.ts";

const ONCE: Limit = { max: 1, windowSeconds: 60 };
type CallOptions = { logIn?: LogIn; limits?: Limit[]; isCountedWhenRight?: boolean };

/** A gate that takes the cookie's value for the account. `asked` counts the look-ups. */
function gate(said: CallOptions) {
	const lookups: string[] = [];
	return { from: callIn(appWith(lookups), said), asked: lookups };
}

function appWith(asked: string[]): FastifyInstance {
	return {
		gate: {
			clock: { now: () => new Date(0) },
			counters: new Map(),
			accountIdOf: async ({ headers }: FastifyRequest) => {
				asked.push(headers.cookie ?? "nobody");
				return headers.cookie;
			},
		},
	} as unknown as FastifyInstance;
}

function callIn(app: FastifyInstance, said: CallOptions) {
	const call = defineCall({ method: "POST", path: "/api/x", tag: "X", summary: "X.", response: z.object({}), ...said });
	const authorize = gateOf(app, call);
	return (ip: string, cookie?: string, body: object = {}) =>
		authorize({ ip, headers: { cookie }, body } as unknown as FastifyRequest);
}
const status = (promise: Promise<unknown>) => promise.then(() => 200).catch((error) => error.status);

describe("a call is counted", () => {
	test("by the visitor's address, before the account is loaded", async () => {
		const { from, asked } = gate({ logIn: "used", limits: [ONCE] });
		expect((await from("10.0.0.1", "anna")).accountId).toBe("anna");
		expect(await status(from("10.0.0.1", "ewa"))).toBe(429);
		expect(asked).toEqual(["anna"]);
		expect((await from("10.0.0.2")).accountId).toBeUndefined();
		expect(await status(from("10.0.0.3", "anna"))).toBe(200);
	});

	test("by the account if log-in is needed, and anonymous calls are not counted", async () => {
		const { from } = gate({ logIn: "needed", limits: [ONCE] });
		expect(await status(from("10.0.0.1"))).toBe(401);
		expect(await status(from("10.0.0.1"))).toBe(401);
		expect(await status(from("10.0.0.1", "anna"))).toBe(200);
		expect(await status(from("10.0.0.2", "anna"))).toBe(429);
		expect(await status(from("10.0.0.1", "ewa"))).toBe(200);
	});

	test("by its handler alone, if only valid calls count", async () => {
		const { from } = gate({ limits: [ONCE], isCountedWhenRight: true });
		await from("10.0.0.1");
		const { count } = await from("10.0.0.1");
		await count();
		expect(await status((await from("10.0.0.1")).count())).toBe(429);
	});

	test.each([
		["needed", [200, 429, 200]],
		["used", [200, 200, 429]],
	] as const)("by the address or account of a valid call: log-in is %s", async (logIn, expected) => {
		const { from } = gate({ logIn, limits: [ONCE], isCountedWhenRight: true });
		const counted = async (ip: string, account: string) => status((await from(ip, account)).count());
		const first = await counted("10.0.0.1", "anna");
		expect([first, await counted("10.0.0.2", "anna"), await counted("10.0.0.1", "ewa")]).toEqual(expected);
	});

	test("by a field of the body, whoever sends it", async () => {
		const { from } = gate({ limits: [{ ...ONCE, by: "email" }] });
		expect(await status(from("10.0.0.1", undefined, { email: "a@x.pl" }))).toBe(200);
		expect(await status(from("10.0.0.2", undefined, { email: "a@x.pl" }))).toBe(429);
		expect(await status(from("10.0.0.2", undefined, { email: "b@x.pl" }))).toBe(200);
	});

	test("by name in its handler, and by account as well", async () => {
		const { from } = gate({
			logIn: "used",
			limits: [
				{ ...ONCE, of: "team", isByAccountToo: true },
				{ ...ONCE, of: "code" },
			],
		});
		await from("10.0.0.1");
		const { count } = await from("10.0.0.1", "anna");
		await count("team");
		expect(await status(count("code"))).toBe(200);
		expect(await status(count("code"))).toBe(429);
		expect(await status((await from("10.0.0.2", "anna")).count("team"))).toBe(429);
		expect(await status((await from("10.0.0.1", "ewa")).count("team"))).toBe(429);
		expect(await status((await from("10.0.0.3", "ewa")).count("code"))).toBe(200);
	});

	test("together with other calls that share the limit", async () => {
		const shared: Limit = { ...ONCE, of: "taken" };
		const app = appWith([]);
		const one = callIn(app, { limits: [shared, { ...ONCE, of: "own" }] });
		const other = callIn(app, { limits: [shared, { ...ONCE, of: "own" }] });
		await (await one("10.0.0.1")).count("taken");
		await (await one("10.0.0.1")).count("own");
		expect(await status((await other("10.0.0.1")).count("own"))).toBe(200);
		expect(await status((await other("10.0.0.1")).count("taken"))).toBe(429);
	});

	test("without loading the account if log-in has no effect", async () => {
		const { from, asked } = gate({});
		expect((await from("10.0.0.1", "anna")).accountId).toBeUndefined();
		expect(asked).toEqual([]);
	});
});

test.each([
	[{}, false, false],
	[{ limits: [ONCE] }, false, true],
	[{ limits: [ONCE] }, true, true],
	[{ limits: [{ ...ONCE, of: "code" }] }, false, true],
	[{ limits: [{ ...ONCE, of: "code" }] }, true, false],
	[{ logIn: "used" as const }, true, true],
])(
	"a cached call with %j, validated per request %s: is refused at start-up, %s",
	(said: CallOptions, isJudged, isRefused) => {
		const call = defineCall({
			method: "GET",
			path: "/api/x",
			tag: "X",
			summary: "X.",
			response: z.object({}),
			...said,
		});
		const starts = () => refuseGate(call, isJudged);
		if (isRefused) expect(starts).toThrow("/api/x");
		else expect(starts).not.toThrow();
	},
);

test("the gate counts every limit, except those of docs/decisions/0053", () => {
	const root = join(import.meta.dirname, "../../..");
	const files = globSync("src/**/*.ts", { cwd: root, exclude: ["**/*.test.ts", "src/kit/http/*-limit.ts"] });
	const makes = (file: string) => /\b(formLimit|rateLimit)\(/.test(readFileSync(join(root, file), "utf8"));
	expect(files.filter(makes).sort()).toEqual([
		"src/app/http/site.ts",
		"src/features/account/server/code-routes.ts",
		"src/features/account/server/end-links.ts",
		"src/features/account/server/log-in-limits.ts",
		"src/features/enquiries/server/routes.ts",
		"src/kit/http/gate.ts",
		"src/kit/live/live.ts",
	]);
});
