import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CHANGE, changeShop } from "../../../../tests/harness/changing.ts";
import { addCalendar, addEvent, addPackage } from "../../../../tests/harness/content.ts";
import { FREE, LUNCH } from "../../../../tests/harness/options.ts";
import { auditEntry } from "../../../kit/audit/tables.ts";
import { emails } from "../../../kit/mail/store.ts";
import { calendar, event } from "../../event/server/tables.ts";
import { packagePrice, ticketPackage, waitingEntry } from "../../packages/server/tables.ts";

let one: Awaited<ReturnType<typeof changeShop>>;
let meetupId: number;
const MEETUP = { eventCode: "KRZESLA", packageCode: "WOLNY", calendarCode: "K1", isOnline: false };
beforeAll(async () => {
	one = await changeShop();
	const { deps } = one.server;
	const meetup = await addEvent(deps, { code: "KRZESLA", isMeeting: true, allowRegistration: true });
	meetupId = meetup.id;
	const free = await addPackage(deps, meetup, { code: "WOLNY", name: "Wolny" });
	await one.db.insert(packagePrice).values({ packageId: free.id, roundId: null, netGrosz: 0 });
	await addCalendar(deps, meetup, { code: "K1", onsiteCapacity: 24 });
});
beforeEach(async () => {
	await one.empty();
	const startsAt = new Date(one.server.clock.now().getTime() + 60 * 86_400_000);
	const dates = { startsAt, endsAt: new Date(startsAt.getTime() + 86_400_000) };
	await one.db.update(event).set({ ...dates, allowRegistration: true, freePackageCode: null });
	await one.db.update(calendar).set({ ...dates, onsiteTaken: 0 });
});

type Holder = { id: number; cookie: string };
const giveUp = async ({ cookie }: Pick<Holder, "cookie">, id: number) =>
	(
		await one.server.app.inject({
			method: "POST",
			url: `/api/user/registrations/${id}/cancel?lang=en`,
			headers: { cookie },
		})
	).statusCode;
const own = async ({ cookie }: Holder) =>
	(await one.server.app.inject({ url: "/api/user/options", headers: { cookie } })).json().registrations[0];
const onsiteTaken = async () =>
	(await one.db.select().from(calendar).where(eq(calendar.eventId, meetupId))).map((it) => it.onsiteTaken);

describe("a free place", () => {
	test("that its holder gives up is free, its ticket invalid, and an e-mail confirms; others stay", async () => {
		const ada = await one.guest("ada@firma.example", MEETUP);
		const bea = await one.guest("bea@firma.example", MEETUP);
		const { token } = await one.ticketOf(ada);
		expect([await onsiteTaken(), (await own(ada)).canCancel]).toEqual([[2], true]);
		expect(await giveUp(bea, ada.id)).toBe(404);
		expect(await giveUp(ada, ada.id)).toBe(200);
		expect([await onsiteTaken(), (await own(ada)).canCancel, (await own(bea)).canCancel]).toEqual([[1], false, true]);
		const byToken = await one.server.app.inject(`/api/tickets/${token}`);
		expect(byToken.json()).toMatchObject({ status: "cancelled", token: null, qr: null, pdfUrl: null });
		expect((await one.ticketOf(bea)).status).toBe("confirmed");
		const sent = (await emails(one.db, 1, 50)).rows.filter((it) => it.kind === "registration-cancelled");
		expect(sent).toMatchObject([{ recipient: "ada@firma.example" }]);
		expect(sent[0]!.text).not.toContain("organiser has cancelled");
		const entries = (await one.db.select().from(auditEntry)).filter((it) => it.action === "registration.cancelled");
		expect(entries).toMatchObject([{ actor: ada.accountId, subject: `registration:${ada.id}` }]);
		expect(await giveUp(ada, ada.id)).toBe(409);
		expect(await onsiteTaken()).toEqual([1]);
	});

	test("goes to the next person in the waiting list", async () => {
		const ada = await one.guest("ada@firma.example", FREE);
		const { id: packageId } = await one.packageOf("EXPO");
		await one.db.update(ticketPackage).set({ capacity: 1 }).where(eq(ticketPackage.id, packageId));
		await one.db.insert(waitingEntry).values({
			packageId,
			email: "ewa@firma.example",
			firstName: "Ewa",
			lang: "pl" as const,
			state: "waiting" as const,
			secretHash: "x",
			createdAt: one.server.clock.now(),
			confirmedAt: one.server.clock.now(),
		});
		expect(await giveUp(ada, ada.id)).toBe(200);
		expect((await one.db.select().from(waitingEntry)).map((it) => it.state)).toEqual(["offered"]);
		await one.db.delete(waitingEntry);
		await one.db.update(ticketPackage).set({ capacity: null }).where(eq(ticketPackage.id, packageId));
	});

	test("stays once its edition has begun", async () => {
		const ada = await one.guest("ada@firma.example", MEETUP);
		await one.db.update(calendar).set({ startsAt: one.server.clock.now() });
		expect([(await own(ada)).canCancel, await giveUp(ada, ada.id), await onsiteTaken()]).toEqual([false, 409, [1]]);
	});

	test("stays while an order pays for it or has extended it", async () => {
		const paid = await one.holder("iga@firma.example");
		expect([(await own(paid)).canCancel, await giveUp(paid, paid.id)]).toEqual([false, 409]);
		const guest = await one.guest("jan@firma.example", FREE);
		const added = await one.server.app.inject({
			method: "POST",
			url: `/api/user/options/${guest.id}?lang=en`,
			payload: { wantLunch: true, paymentMethod: "card", expectedGrossGrosz: LUNCH },
			headers: { cookie: guest.cookie },
		});
		expect(added.statusCode).toBe(200);
		expect([(await own(guest)).canCancel, await giveUp(guest, guest.id)]).toEqual([false, 409]);
		const changed = await one.holder("ola@firma.example");
		await one.pay((await one.ordered(changed)).id, CHANGE);
		expect([(await own(changed)).canCancel, await giveUp(changed, changed.id)]).toEqual([false, 409]);
	});

	test("is given up once by two simultaneous devices", async () => {
		const ada = await one.guest("ada@firma.example", MEETUP);
		const answers = await Promise.all([giveUp(ada, ada.id), giveUp(ada, ada.id)]);
		expect([answers.toSorted(), await onsiteTaken()]).toEqual([[200, 409], [0]]);
	});
});
