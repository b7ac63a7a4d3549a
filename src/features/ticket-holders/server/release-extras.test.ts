import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addCalendar } from "../../../../tests/harness/content.ts";
import { freePlaces } from "../../../../tests/harness/free-places.ts";
import { stockDifferences } from "../../../../tests/harness/stock.ts";
import { addCode } from "../../codes/server/store.ts";
import { ticketCode } from "../../codes/server/tables.ts";
import { calendar } from "../../event/server/tables.ts";
import { optionChoice, packageOption } from "../../options/server/tables.ts";
import { ticketPackage } from "../../packages/server/tables.ts";

let site: Awaited<ReturnType<typeof freePlaces>>;
let one: typeof site.one;
beforeAll(async () => {
	site = await freePlaces();
	one = site.one;
});
beforeEach(() => site.empty());

const register: typeof site.register = (...of) => site.register(...of);
const mailsTo = (email: string) => site.mailsTo(email);
const confirm: typeof site.confirm = (...of) => site.confirm(...of);
const statuses = () => site.statuses();
const pass = (minutes: number) => site.pass(minutes);
const capacity = (places: number | null) => site.capacity(places);

describe("extras of a free place", () => {
	test("a code's use is freed, and taken again if available", async () => {
		await capacity(null);
		await one.db.update(ticketPackage).set({ capacity: 5 }).where(eq(ticketPackage.code, "BASIC-ONLINE"));
		const common = { eventId: one.event.id, packageIds: [], createdAt: one.server.clock.now() };
		await one.db.transaction((tx) =>
			addCode(tx, { ...common, code: "GOSC", kind: "invitation", percent: 100, useLimit: 1 }),
		);
		const guest = { packageCode: "BASIC-ONLINE", code: "GOSC" };
		const used = async () => (await one.db.select().from(ticketCode)).map((it) => it.used);
		await register("ewa@firma.example", guest);
		expect(await used()).toEqual([1]);
		await pass(31);
		expect(await used()).toEqual([0]);
		await confirm("ewa@firma.example");
		expect([await used(), await statuses()]).toEqual([[1], ["confirmed"]]);
		expect((await register("jan@firma.example", guest)).statusCode).not.toBe(200);
	});

	test("a code used by somebody else is reported as gone", async () => {
		await one.db.update(ticketPackage).set({ capacity: 5 }).where(eq(ticketPackage.code, "BASIC-ONLINE"));
		const common = { eventId: one.event.id, packageIds: [], createdAt: one.server.clock.now() };
		await one.db.transaction((tx) =>
			addCode(tx, { ...common, code: "GOSC", kind: "invitation", percent: 100, useLimit: 1 }),
		);
		const guest = { packageCode: "BASIC-ONLINE", code: "GOSC" };
		await register("ewa@firma.example", guest);
		await pass(31);
		await register("jan@firma.example", guest);
		await confirm("jan@firma.example");
		expect((await confirm("ewa@firma.example")).notice).toMatch(/your code has been used by now/);
		expect((await mailsTo("ewa@firma.example")).map((row) => row.kind)).toContain("place-gone-code");
		expect([await statuses(), await stockDifferences(one.db)]).toEqual([["cancelled", "confirmed"], []]);
	});

	test("a place of a day is released too, and reported if it is gone", async () => {
		await capacity(null);
		await addCalendar(one.server.deps, one.event, { code: "D1", onsiteCapacity: 1 });
		const there = { calendarCode: "D1", isOnline: false };
		await register("ewa@firma.example", there);
		expect((await register("jan@firma.example", there)).statusCode).toBe(409);
		await pass(31);
		expect((await register("jan@firma.example", there)).statusCode).toBe(200);
		await confirm("jan@firma.example");
		expect((await confirm("ewa@firma.example")).notice).toMatch(/no places left for this way of attending/);
		expect((await one.db.select().from(calendar)).map((it) => it.onsiteTaken)).toEqual([1]);
		expect(await stockDifferences(one.db)).toEqual([]);
	});

	test("a sold-out option does not cost the ticket", async () => {
		await one.db.update(packageOption).set({ capacity: 1 }).where(eq(packageOption.kind, "giftbag"));
		await register("ewa@firma.example", { wantGiftbag: true });
		await pass(31);
		expect((await register("jan@firma.example", { wantGiftbag: true })).statusCode).toBe(200);
		await confirm("jan@firma.example");
		expect((await confirm("ewa@firma.example")).notice).toMatch(/You have your ticket.*are gone/);
		expect([await statuses(), await stockDifferences(one.db)]).toEqual([["confirmed", "confirmed"], []]);
		expect((await one.db.select().from(optionChoice)).filter((it) => it.releasedAt === null)).toHaveLength(1);
		await one.db.update(packageOption).set({ capacity: null });
	});
});
