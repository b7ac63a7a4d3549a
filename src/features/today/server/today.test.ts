import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { addEvent, addPackage } from "../../../../tests/harness/content.ts";
import { officePeople } from "../../../../tests/harness/office-people.ts";
import type { TestOrganiser } from "../../../../tests/harness/organiser.ts";
import { addEmail } from "../../../kit/mail/store.ts";
import { emailMessage } from "../../../kit/mail/tables.ts";
import { registration } from "../../ticket-holders/server/tables.ts";
import { conversion, trackedVisitor } from "../../tracking/server/tables.ts";
import { getToday, type Today } from "../contract.ts";

let one: Awaited<ReturnType<typeof officePeople>>;
beforeAll(async () => {
	one = await officePeople();
});

const today = async (organiser: TestOrganiser, eventCode = "MSTS25"): Promise<Today> =>
	(await organiser.ask(getToday, { params: { eventCode } })).json();

describe("the day's figures", () => {
	test("are those of the event: places, sales, prices", async () => {
		const figures = await today(one.viewer);
		expect(figures).toMatchObject({
			timeZone: "Europe/Warsaw",
			registered: 2,
			registeredLastDay: 2,
			soldNetGrosz: 29_900,
			soldNetGroszLastDay: 29_900,
			paidGrosz: 36_777,
			averageNetGrosz: 29_900,
			previous: null,
			funnel: null,
			waiting: [],
			tasks: [],
		});
		const packages = Object.fromEntries(figures.packages.map(({ code, taken }) => [code, taken]));
		expect(packages).toMatchObject({ EXPO: 1, "BASIC-ONLINE": 1 });
		expect(figures.pace.at(-1)).toMatchObject({ day: "2025-04-30", total: 2 });
		expect(figures.pace.at(-1)!.daysBefore).toBe(figures.daysLeft);
		expect(await today(one.owner, "NYC25")).toMatchObject({ registered: 1, soldNetGrosz: 0, averageNetGrosz: null });
	});

	test("yesterday's registrations and money count no more as the last day's", async () => {
		one.later(25 * 60);
		expect(await today(one.sales)).toMatchObject({
			registered: 2,
			registeredLastDay: 0,
			soldNetGrosz: 29_900,
			soldNetGroszLastDay: 0,
		});
		one.later(-25 * 60);
	});

	test("stand beside the previous edition, by days before the event", async () => {
		const { deps } = one.server;
		const startsAt = new Date("2024-06-06T06:00:00Z");
		const before = await addEvent(deps, { code: "MSTS24", startsAt, endsAt: new Date("2024-06-07T16:00:00Z") });
		const expo = await addPackage(deps, before);
		const ticket = { eventId: before.id, packageId: expo.id, status: "confirmed" as const, profile: {} };
		await one.db.insert(registration).values([
			{ ...ticket, accountId: one.anna.accountId, createdAt: new Date("2024-05-06T22:30:00Z") },
			{ ...ticket, accountId: one.jan.accountId, status: "cancelled", createdAt: new Date("2024-05-06T10:00:00Z") },
		]);
		const { previous } = await today(one.viewer);
		expect(previous).toMatchObject({ eventCode: "MSTS24", total: 1 });
		// after midnight in Warsaw
		expect(previous!.pace[0]).toEqual({ day: "2024-05-07", daysBefore: 30, total: 1 });
		expect(previous!.pace.at(-1)).toEqual({ day: "2024-06-07", daysBefore: -1, total: 1 });
	});

	test("count each visitor once in the funnel, and no other event's", async () => {
		const at = one.server.clock.now();
		const visitors = ["00000000-0000-4000-8000-00000000000a", "00000000-0000-4000-8000-00000000000b"];
		await one.db.insert(trackedVisitor).values(
			visitors.map((id) => ({
				id,
				eventId: one.event.id,
				consentedAt: at,
				version: 1,
				lang: "pl" as const,
				seenAt: at,
			})),
		);
		const seen = (visitorId: string, network: "meta" | "google", eventId: number, eventKey: string) => ({
			eventId,
			visitorId,
			network,
			name: "PageView" as const,
			eventKey,
			createdAt: at,
		});
		const abroad = (await one.db.select().from(registration)).find(({ id }) => id === one.abroad)!;
		await one.db
			.insert(conversion)
			.values([
				seen(visitors[0]!, "meta", one.event.id, "a"),
				seen(visitors[0]!, "google", one.event.id, "b"),
				seen(visitors[1]!, "meta", abroad.eventId, "c"),
			]);
		const { funnel } = await today(one.viewer);
		expect(funnel!.map(({ step, count }) => [step, count])).toEqual([
			["PageView", 1],
			["GoToRegistration", 0],
			["GoToDataForm", 0],
			["GoToPayment", 0],
			["paid", 1],
		]);
	});
});

describe("the tasks of the day", () => {
	test("are those of the event and of the caller's rights, each with its address", async () => {
		const order = await one.bought({ email: "ola@firma.example", paymentMethod: "transfer" });
		await one.confirm("ola@firma.example");
		await one.pay(order.id, order.grossGrosz + 500, "transfer");
		expect((await today(one.sales)).tasks).toMatchObject([
			{ kind: "toRefund", count: 1, grossGrosz: 500, path: "office/orders?state=toRefund" },
		]);
		expect((await today(one.sales)).waiting).toMatchObject([{ kind: "refund", count: 1, grossGrosz: 500 }]);
		expect((await today(one.host)).tasks).toEqual([]);
		expect((await today(one.owner, "NYC25")).tasks).toEqual([]);
	});

	test("contain failed e-mails about this event", async () => {
		const content = { sender: "a", subject: "b", html: "", text: "", lang: "pl" as const, kind: "registered" };
		const of = { ...content, recipient: "anna@firma.example", createdAt: one.server.clock.now() };
		await one.db.transaction((tx) => addEmail(tx, { ...of, eventId: one.event.id, subject: "failed" }));
		await one.db.transaction((tx) => addEmail(tx, { ...of, eventId: one.event.id }));
		await one.db.transaction((tx) => addEmail(tx, { ...of, subject: "failed" }));
		await one.db.update(emailMessage).set({ status: "failed" }).where(eq(emailMessage.subject, "failed"));
		const failed = { kind: "failedEmails", count: 1, grossGrosz: null, path: "office/today/emails" };
		expect((await today(one.sales)).tasks).toContainEqual(expect.objectContaining(failed));
		expect((await today(one.host)).tasks).toEqual([]);
		expect((await today(one.viewer)).tasks).toEqual([]);
	});
});
