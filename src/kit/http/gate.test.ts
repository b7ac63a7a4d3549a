import type { FastifyInstance, FastifyRequest } from "fastify";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { defineCall, type Limit, type LogIn } from "../contract/call.ts";
import { gateOf, refuseGate } from "./gate.ts";

const ONCE: Limit = { max: 1, windowSeconds: 60 };
type Said = { logIn?: LogIn; limits?: Limit[]; isCountedWhenRight?: boolean };

/** Lets calls in for which the cookie's value is the account; `asked` counts the questions for it. */
function gate(said: Said) {
	const asked: string[] = [];
	const app = {
		gate: {
			clock: { now: () => new Date(0) },
			accountIdOf: async ({ headers }: FastifyRequest) => {
				asked.push(headers.cookie ?? "nobody");
				return headers.cookie;
			},
		},
	} as unknown as FastifyInstance;
	const call = defineCall({ method: "POST", path: "/api/x", tag: "X", summary: "X.", response: z.object({}), ...said });
	const letIn = gateOf(app, call);
	const from = (ip: string, cookie?: string, body: object = {}) =>
		letIn({ ip, headers: { cookie }, body } as unknown as FastifyRequest);
	return { from, asked };
}
const status = (promise: Promise<unknown>) => promise.then(() => 200).catch((error) => error.status);

describe("a call is let in as its contract says", () => {
	test("counted by the visitor's address, before anybody asks who it is", async () => {
		const { from, asked } = gate({ logIn: "used", limits: [ONCE] });
		expect((await from("10.0.0.1", "anna")).accountId).toBe("anna");
		expect(await status(from("10.0.0.1", "ewa"))).toBe(429);
		expect(asked).toEqual(["anna"]);
		expect((await from("10.0.0.2")).accountId).toBeUndefined();
	});

	test("by the account where a log-in is needed, and nobody is counted", async () => {
		const { from } = gate({ logIn: "needed", limits: [ONCE] });
		expect(await status(from("10.0.0.1"))).toBe(401);
		expect(await status(from("10.0.0.1"))).toBe(401);
		expect(await status(from("10.0.0.1", "anna"))).toBe(200);
		expect(await status(from("10.0.0.2", "anna"))).toBe(429);
		expect(await status(from("10.0.0.1", "ewa"))).toBe(200);
	});

	test("when it is right, by its handler alone", async () => {
		const { from } = gate({ limits: [ONCE], isCountedWhenRight: true });
		await from("10.0.0.1");
		const { count } = await from("10.0.0.1");
		await count();
		expect(await status((await from("10.0.0.1")).count())).toBe(429);
	});

	test("by a field of the body, whoever sends it", async () => {
		const { from } = gate({ limits: [{ ...ONCE, by: "email" }] });
		expect(await status(from("10.0.0.1", undefined, { email: "a@x.pl" }))).toBe(200);
		expect(await status(from("10.0.0.2", undefined, { email: "a@x.pl" }))).toBe(429);
		expect(await status(from("10.0.0.2", undefined, { email: "b@x.pl" }))).toBe(200);
	});

	test("and asks for nobody where no log-in is of use", async () => {
		const { from, asked } = gate({});
		expect((await from("10.0.0.1", "anna")).accountId).toBeUndefined();
		expect(asked).toEqual([]);
	});
});

test.each([
	[{}, false],
	[{ limits: [ONCE] }, true],
	[{ logIn: "used" as const }, true],
])("what is answered alike to everybody, with %j: is refused at the start, %s", (said: Said, isRefused) => {
	const call = defineCall({ method: "GET", path: "/api/x", tag: "X", summary: "X.", response: z.object({}), ...said });
	const starts = () => refuseGate(call);
	if (isRefused) expect(starts).toThrow("/api/x");
	else expect(starts).not.toThrow();
});
