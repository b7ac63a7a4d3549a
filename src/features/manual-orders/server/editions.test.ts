import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addCalendar, addEvent, addPackage } from "../../../../tests/harness/content.ts";
import { orderDesk, PERSON, rows } from "../../../../tests/harness/manual-order.ts";
import { organiserOf, type TestOrganiser } from "../../../../tests/harness/organiser.ts";
import { calendar } from "../../event/server/tables.ts";
import { packagePrice } from "../../packages/server/tables.ts";
import { guestDayFull } from "../../registration/guest-texts.ts";
import * as calls from "../contract.ts";
import { wantedOrder } from "../form.ts";

const FULL = "TBF-2025-09-10";
const FREE = "TBF-2025-10-10";

let desk: Awaited<ReturnType<typeof orderDesk>>;
let sales: TestOrganiser;
beforeAll(async () => {
	desk = await orderDesk();
	const meetup = await addEvent(desk.server.deps, { code: "TBF", name: "TBF", isMeeting: true });
	const pass = await addPackage(desk.server.deps, meetup, { code: "PASS2", name: "Wejściówka" });
	await desk.db.insert(packagePrice).values({ packageId: pass.id, roundId: null, netGrosz: 10_000 });
	for (const [code, onsiteCapacity] of [
		[FULL, 1],
		[FREE, null],
	] as const)
		await addCalendar(desk.server.deps, meetup, { code, name: code, isOnsite: true, isOnline: false, onsiteCapacity });
});
beforeEach(async () => {
	await desk.anew();
	await take(0);
	sales = await organiserOf(desk.server, { role: "sales", eventCode: "TBF" });
});

const take = (onsiteTaken: number) => desk.db.update(calendar).set({ onsiteTaken }).where(eq(calendar.code, FULL));
const orderOf = (calendarCode: string) => wantedOrder({ ...PERSON, tickets: rows(["PASS2"]), calendarCode });
const params = { eventCode: "TBF" };
const preview = (calendarCode: string) => sales.ask(calls.previewManualOrder, { params, body: orderOf(calendarCode) });

test("a full edition is refused in the preview, at its field, as when the order is placed", async () => {
	const { fingerprint } = (await preview(FULL)).json();
	await take(1);
	const seen = await preview(FULL);
	const placed = await sales.ask(calls.placeManualOrder, { params, body: { ...orderOf(FULL), fingerprint } });
	for (const answer of [seen, placed]) {
		expect([answer.statusCode, answer.json().modelState]).toEqual([
			409,
			{ calendarCode: [guestDayFull(FULL, false).en] },
		]);
	}
	expect(await desk.orders()).toBe(0);
	expect((await preview(FREE)).statusCode).toBe(200);
});

test("the last place of an edition is sold once", async () => {
	const { fingerprint } = (await preview(FULL)).json();
	const place = (email: string) =>
		sales.ask(calls.placeManualOrder, { params, body: { ...orderOf(FULL), email, fingerprint } });
	expect((await place(PERSON.email)).statusCode).toBe(200);
	expect((await place("druga@inna.example")).statusCode).toBe(409);
	expect(await desk.orders()).toBe(1);
});
