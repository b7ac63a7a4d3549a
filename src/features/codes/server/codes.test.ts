import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addOpenEvent, forgetPeople, goodPayload } from "../../../../tests/harness/registering.ts";
import { freshServer, landingRows, type TestServer } from "../../../../tests/harness/server.ts";
import { account } from "../../account/server/tables.ts";
import { packageStock } from "../../packages/server/tables.ts";
import { promoBar } from "../../promo/server/tables.ts";
import { registration } from "../../ticket-holders/server/tables.ts";
import { publicCodeForLanding } from "./landing.ts";
import { addCode, forgetAddressee, releaseCodeUse, retakeCodeUse, takeCodeUse } from "./store.ts";
import { ticketCode, ticketCodeUse } from "./tables.ts";

let server: TestServer;
let content: Awaited<ReturnType<typeof addOpenEvent>>;
type NewCode = Omit<Partial<Parameters<typeof addCode>[1]>, "eventId">;

async function code(values: NewCode): Promise<number> {
	const { db } = server.deps;
	const row = { eventId: content.event.id, code: "X", kind: "discount", percent: 20, packageIds: [] } as const;
	const id = await db.transaction((tx) => addCode(tx, { ...row, createdAt: server.clock.now(), ...values }));
	return id!;
}
const ask = (typed: string, query = "") =>
	server.app.inject(`/api/event/msts25/coupons/${encodeURIComponent(typed)}/checklimit?lang=en${query}`);
const register = (payload: object) =>
	server.app.inject({
		method: "POST",
		url: "/api/account/registerUser?lang=en",
		payload: { ...goodPayload, packageCode: "BASIC-ONLINE", ...payload },
	});
const usedOf = async (id: number) => {
	const { db } = server.deps;
	const [row] = await db.select().from(ticketCode).where(eq(ticketCode.id, id));
	const uses = await db.select().from(ticketCodeUse).where(eq(ticketCodeUse.codeId, id));
	return { counter: row!.used, facts: uses.filter((use) => use.releasedAt === null).length };
};

beforeAll(async () => {
	server = await freshServer();
	content = await addOpenEvent(server);
});
beforeEach(async () => {
	await forgetPeople(server);
	await server.deps.db.delete(ticketCode);
});

describe("checkLimit", () => {
	test("answers the prices with a discount", async () => {
		await code({ code: "FINALCALL", packageIds: [content.paid.id], useLimit: 50, used: 8 });
		const answer = await ask(" finalCall ");
		expect(answer.statusCode).toBe(200);
		expect(answer.headers["cache-control"]).toBe("no-store");
		expect(answer.json()).toEqual({
			isValid: true,
			reason: null,
			message: null,
			kind: "discount",
			percent: 20,
			usesLeft: 42,
			validUntil: null,
			prices: [{ packageCode: "BASIC-ONLINE", listNetGrosz: 29_900, netGrosz: 23_920, grossGrosz: 29_422 }],
		});
	});

	test("an invitation is free; the free package is not listed", async () => {
		await code({ code: "GOSC", kind: "invitation", percent: 100, useLimit: 1 });
		const { prices, percent } = (await ask("gosc")).json();
		expect(percent).toBe(100);
		expect(prices).toEqual([{ packageCode: "BASIC-ONLINE", listNetGrosz: 29_900, netGrosz: 0, grossGrosz: 0 }]);
	});

	test.each([
		["unknown", { code: "A" }, "B", ""],
		["notYet", { code: "A", validFrom: new Date("2100-01-01Z") }, "A", ""],
		["expired", { code: "A", validUntil: new Date("2000-01-01Z") }, "A", ""],
		["usedUp", { code: "A", useLimit: 1, used: 1 }, "A", ""],
	])("%s answers a message and reveals nothing else", async (reason, values, typed, query) => {
		await code(values);
		const answer = (await ask(typed, query)).json();
		expect(answer).toMatchObject({ isValid: false, reason, kind: null, percent: null, usesLeft: null, prices: [] });
		expect(answer.message).toMatch(/code/);
	});

	test("a code for another package lists its own packages", async () => {
		await code({ code: "A", packageIds: [content.paid.id] });
		const answer = (await ask("A", "&package=expo")).json();
		expect(answer).toMatchObject({ isValid: false, reason: "otherPackage", percent: 20 });
		expect(answer.prices).toHaveLength(1);
	});

	test("unknown event and package answer 404; guessing is limited", async () => {
		expect((await server.app.inject("/api/event/NONE/coupons/A/checkLimit")).statusCode).toBe(404);
		expect((await ask("A", "&package=none")).statusCode).toBe(404);
		const answers = await Promise.all(Array.from({ length: 70 }, (_, index) => ask(`GUESS${index}`)));
		expect(answers.map((one) => one.statusCode)).toContain(429);
	});
});

describe("registering with a code", () => {
	test("an invitation opens a paid package and is used up", async () => {
		const id = await code({ code: "GOSC", kind: "invitation", percent: 100, useLimit: 1 });
		const answer = await register({ code: " gosc " });
		expect(answer.json()).toMatchObject({ isRegistered: true, packageCode: "BASIC-ONLINE", isOnline: true });
		expect(await usedOf(id)).toEqual({ counter: 1, facts: 1 });
		const second = await register({ code: "GOSC", email: "ewa@firma.example" });
		expect(second.statusCode).toBe(422);
		expect(second.json().modelState.code[0]).toMatch(/used already/);
		expect(await server.deps.db.select().from(account)).toHaveLength(1);
	});

	test("with a discount the rest of the price must be paid", async () => {
		const id = await code({ code: "FINALCALL" });
		expect((await register({ code: "FINALCALL" })).statusCode).toBe(400);
		expect(await usedOf(id)).toEqual({ counter: 0, facts: 0 });
	});

	test("a code entered with the free package is not used up", async () => {
		const id = await code({ code: "GOSC", kind: "invitation", percent: 100, useLimit: 1 });
		expect((await register({ packageCode: "EXPO", code: "GOSC" })).statusCode).toBe(200);
		expect(await usedOf(id)).toEqual({ counter: 0, facts: 0 });
	});

	test("thirty concurrent registrations use a code for seven exactly seven times", async () => {
		const id = await code({ code: "GOSC", kind: "invitation", percent: 100, useLimit: 7 });
		const answers = await Promise.all(
			Array.from({ length: 30 }, (_, index) => register({ code: "GOSC", email: `p${index}@firma.example` })),
		);
		expect(answers.filter((one) => one.statusCode === 200)).toHaveLength(7);
		expect(answers.every((one) => [200, 409, 422].includes(one.statusCode))).toBe(true);
		expect(await usedOf(id)).toEqual({ counter: 7, facts: 7 });
		expect(await server.deps.db.select().from(registration).orderBy(registration.id)).toHaveLength(7);
		expect((await server.deps.db.select().from(packageStock))[0]!.taken).toBe(7);
	});
});

test("a use is released once", async () => {
	const { db } = server.deps;
	const id = await code({ code: "GOSC", kind: "invitation", percent: 100, useLimit: 1 });
	const now = server.clock.now();
	const take = (subject: string) => db.transaction((tx) => takeCodeUse(tx, id, { subject, now }));
	expect(await take("registration:1")).toBe(true);
	expect(await take("registration:2")).toBe(false);
	await db.transaction((tx) => releaseCodeUse(tx, "registration:1", now));
	await db.transaction((tx) => releaseCodeUse(tx, "registration:1", now));
	expect(await usedOf(id)).toEqual({ counter: 0, facts: 0 });
	expect(await take("registration:2")).toBe(true);
});

test("a released use is taken again for its purpose, unless the code is spent", async () => {
	const { db } = server.deps;
	const id = await code({ code: "ZESPOL", kind: "invitation", percent: 100, useLimit: 3 });
	const now = server.clock.now();
	const take = (subject: string, count: number) => db.transaction((tx) => takeCodeUse(tx, id, { subject, now, count }));
	const release = (subject: string) => db.transaction((tx) => releaseCodeUse(tx, subject, now));
	const retake = (subject: string) => db.transaction((tx) => retakeCodeUse(tx, subject, now));
	await take("order:1", 2);
	await release("order:1");
	expect([await retake("order:1"), await retake("order:2")]).toEqual([true, true]);
	expect(await usedOf(id)).toMatchObject({ counter: 2 });
	await release("order:1");
	await take("order:3", 2);
	expect([await retake("order:1"), await usedOf(id)]).toMatchObject([false, { counter: 2 }]);
});

test("the addressee of a code is forgotten, and no other", async () => {
	const { db } = server.deps;
	const [one, other] = [
		await code({ code: "A", sentTo: "ewa@x.example" }),
		await code({ code: "B", sentTo: "jan@x.example" }),
	];
	await db.transaction((tx) => forgetAddressee(tx, "ewa@x.example"));
	const rows = await db.select().from(ticketCode).orderBy(ticketCode.id);
	expect(rows.map(({ id, sentTo }) => [id, sentTo])).toEqual([
		[one, null],
		[other, "jan@x.example"],
	]);
});

test("a code that is revoked between check and use has no effect", async () => {
	const { db } = server.deps;
	const id = await code({ code: "GOSC", kind: "invitation", percent: 100, useLimit: 1 });
	const now = server.clock.now();
	expect((await ask("gosc")).json()).toMatchObject({ isValid: true });
	await db.update(ticketCode).set({ revokedAt: now }).where(eq(ticketCode.id, id));
	expect(await db.transaction((tx) => takeCodeUse(tx, id, { subject: "registration:1", now }))).toBe(false);
	expect(await usedOf(id)).toEqual({ counter: 0, facts: 0 });
});

describe("the public code of a promotion", () => {
	const now = new Date("2025-04-30T10:00:00Z");
	const found = async () => {
		const { publicCode, until } = publicCodeForLanding(await landingRows(server, content.event), now);
		return {
			code: publicCode?.code,
			prices: publicCode && [content.paid.id, content.paid.id + 1000].map((id) => publicCode.priceOf(id, 10_000)),
			until,
		};
	};
	const bar = { text: "Ostatni dzwonek", promoCode: " finalCall " };
	beforeEach(async () => {
		server.clock.set(now.toISOString());
		await server.deps.db.delete(promoBar);
		await server.deps.db.insert(promoBar).values({ eventId: content.event.id, ...bar });
	});

	test("is missing if the bar names an unknown code", async () =>
		expect(await found()).toEqual({ code: undefined, prices: null, until: undefined }));

	test("reduces the price of its packages until its end", async () => {
		const validUntil = new Date("2025-05-01T00:00:00Z");
		await code({ code: "FINALCALL", packageIds: [content.paid.id], validUntil });
		await code({ code: "OTHER", percent: 90 });
		expect(await found()).toEqual({ code: "FINALCALL", prices: [8000, 10_000], until: validUntil });
	});

	test.each([
		["has not begun", { validFrom: new Date("2025-05-01T00:00:00Z") }, new Date("2025-05-01T00:00:00Z")],
		["is over", { validUntil: now }, undefined],
		["is revoked", { revokedAt: now }, undefined],
		["is an invitation", { kind: "invitation", percent: 100 } as const, undefined],
		["has a limit of uses", { useLimit: 1000 }, undefined],
	])("is missing if the code %s", async (_, values, until) => {
		await code({ code: "FINALCALL", ...values });
		expect(await found()).toEqual({ code: undefined, prices: null, until });
	});

	test("ends with its bar", async () => {
		await code({ code: "FINALCALL" });
		const endsAt = new Date("2025-04-30T11:00:00Z");
		await server.deps.db.update(promoBar).set({ endsAt });
		expect(await found()).toEqual({ code: "FINALCALL", prices: [8000, 8000], until: endsAt });
		await server.deps.db.update(promoBar).set({ endsAt: now });
		expect((await found()).code).toBeUndefined();
	});
});
