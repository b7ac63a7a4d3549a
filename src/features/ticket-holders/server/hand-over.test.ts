import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { CHANGE, changeShop } from "../../../../tests/harness/changing.ts";
import { FREE, TSHIRT } from "../../../../tests/harness/options.ts";
import { goodPayload, logIn } from "../../../../tests/harness/registering.ts";
import { whileLocked } from "../../../../tests/harness/while-locked.ts";
import { auditEntry } from "../../../kit/audit/tables.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import { emails } from "../../../kit/mail/store.ts";
import { accountByEmail } from "../../account/server/store.ts";
import { activation } from "../../account/server/tables.ts";
import { checkInTicket } from "../../checkin/server/check-in.ts";
import { codesOfSubjects } from "../../codes/server/store.ts";
import { calendar, event } from "../../event/server/tables.ts";
import { sentenceOf } from "../../journal/rules.ts";
import { optionChoice } from "../../options/server/tables.ts";
import { codesOfOrder } from "../../orders/server/team-code-store.ts";
import { ticketNumber } from "../../tickets/rules.ts";
import { registration } from "./tables.ts";

type Holder = { id: number; accountId: string; cookie: string };

let one: Awaited<ReturnType<typeof changeShop>>;
let jan: Awaited<ReturnType<typeof one.holder>>;
let anna: Holder;
const OLA = { email: "ola@nowa.example", firstName: "Ola", lastName: "Nowak", lang: "en" };
beforeAll(async () => {
	one = await changeShop();
});
beforeEach(async () => {
	await one.empty();
	const startsAt = new Date(one.server.clock.now().getTime() + 60 * 86_400_000);
	const endsAt = new Date(startsAt.getTime() + 86_400_000);
	await one.db.update(event).set({ startsAt, endsAt, allowRegistration: true, handOverUntil: null });
	jan = await one.holder("jan@inna.example", { firstName: "Jan", lastName: "Łoś" });
	anna = await one.guest("anna@firma.example", FREE);
});

const handOver = ({ id, cookie }: Pick<Holder, "id" | "cookie">, to: object = {}) =>
	one.server.app.inject({
		method: "POST",
		url: `/api/user/registrations/${id}/handOver?lang=en`,
		payload: { ...OLA, ...to },
		headers: { cookie },
	});
const emailsOf = async (kind: string) => (await emails(one.db, 1, 100)).rows.filter((mail) => mail.kind === kind);
const ownOf = async ({ id, cookie }: Pick<Holder, "id" | "cookie">) =>
	(await one.server.app.inject({ url: "/api/user/options", headers: { cookie } }))
		.json()
		.registrations.find((it: { registrationId: number }) => it.registrationId === id);
const registrationsOf = async (email: string) =>
	one.db
		.select()
		.from(registration)
		.where(eq(registration.accountId, (await accountByEmail(one.db, email))?.id ?? ""));
const ticketsOf = async (cookie: string) =>
	(await one.server.app.inject({ url: "/api/user/tickets?lang=en", headers: { cookie } })).json().tickets;
const byToken = async (token: string) => (await one.server.app.inject(`/api/tickets/${token}`)).json();

/** Confirms an address by the link of the newest activation e-mail, with a new password. */
async function activate(email: string) {
	const [mail] = (await emailsOf("activation")).filter((it) => it.recipient === email);
	const secret = decodeURIComponent(/confirm\.html\?id=([^&\s]+)/.exec(mail!.text)![1]!);
	const [link] = await one.db
		.select()
		.from(activation)
		.where(eq(activation.tokenHash, hashOf(secret)));
	expect(link).toBeDefined();
	return one.server.app.inject({
		method: "POST",
		url: `/api/account/confirmEmail?lang=en&id=${encodeURIComponent(secret)}`,
		payload: { newPassword: goodPayload.password },
	});
}

describe("a ticket that its holder hands over", () => {
	test("ends at once, and the new person gets one after confirming the address", async () => {
		const before = await one.ticketOf(jan);
		const annas = await one.ticketOf(anna);
		expect((await ownOf(jan)).canHandOver).toBe(true);
		const answer = await handOver(jan);
		expect([answer.statusCode, answer.json()]).toEqual([200, { status: "cancelled" }]);
		expect(await byToken(before.token)).toMatchObject({
			status: "cancelled",
			isHandedOver: true,
			token: null,
			qr: null,
		});
		expect([(await ownOf(jan)).canHandOver, (await one.ticketOf(jan)).status]).toEqual([false, "cancelled"]);
		expect(await byToken(annas.token)).toMatchObject({ status: "confirmed" });

		expect((await emailsOf("ticket-handed-over")).map(({ recipient }) => recipient)).toEqual(["jan@inna.example"]);
		const activations = (await emailsOf("activation")).filter(({ recipient }) => recipient === OLA.email);
		expect(activations[0]!.text).toContain("has handed you a ticket");
		const ticketEmails = async () =>
			(await emails(one.db, 1, 100)).rows.filter(
				(mail) => mail.recipient === OLA.email && ["registered", "ticket-received"].includes(mail.kind),
			);
		expect(await ticketEmails()).toEqual([]);
		expect((await activate(OLA.email)).statusCode).toBe(200);
		expect((await ticketEmails()).map(({ kind }) => kind)).toEqual(["registered"]);

		const [mine] = await ticketsOf(await logIn(one.server, OLA.email));
		expect(mine).toMatchObject({ holder: "Ola Nowak", packageName: "Basic Online", status: "confirmed" });
		expect(mine.number).not.toBe(before.number);
		expect(mine.token).not.toBe(before.token);
		const [received] = await registrationsOf(OLA.email);
		expect(received).toMatchObject({ orderId: jan.order.id, profile: {}, holdsPlace: true });
		const [ended] = await registrationsOf("jan@inna.example");
		expect(ended).toMatchObject({ status: "cancelled", orderId: null, handedToId: received!.id });
		expect(await one.places()).toEqual({ "BASIC-ONLINE": 1, EXPO: 1 });
		const [entry] = await one.db.select().from(auditEntry).where(eq(auditEntry.action, "ticket.handed-over"));
		expect(entry).toMatchObject({
			actor: jan.accountId,
			subject: `registration:${jan.id}`,
			eventId: one.event.id,
			detail: { to: received!.id },
		});
		expect(["pl", "en"].map((lang) => sentenceOf("ticket.handed-over", lang as "pl"))).toEqual([
			"przekazanie biletu innej osobie",
			"handed a ticket to another person",
		]);
	});

	test("reaches an account in use at once, with its own name", async () => {
		const bea = await one.server.app.inject({
			method: "POST",
			url: "/api/account/registerUser?lang=en",
			payload: { ...goodPayload, ...FREE, email: "bea@firma.example", firstName: "Bea" },
		});
		expect(bea.statusCode).toBe(200);
		await one.confirm("bea@firma.example");
		const [hers] = await registrationsOf("bea@firma.example");
		await one.db.delete(registration).where(eq(registration.id, hers!.id));
		expect((await handOver(jan, { email: "BEA@firma.example ", firstName: "Inna" })).statusCode).toBe(200);
		const [mail] = await emailsOf("ticket-received");
		expect(mail).toMatchObject({ recipient: "bea@firma.example" });
		const [mine] = await ticketsOf(await logIn(one.server, "bea@firma.example"));
		expect([mine.holder.startsWith("Bea "), mine.status]).toEqual([true, "confirmed"]);
	});

	test("is refused at the door with its reason; the new one is let in", async () => {
		const day = await oneDay();
		const scan = (code: string) =>
			checkInTicket(
				one.people,
				{ event: one.event, day: day as never, code, at: one.server.clock.now() },
				"command:check-in",
			);
		const { token } = await one.ticketOf(anna);
		await handOver(anna);
		await expect(scan(token)).rejects.toMatchObject({
			status: 409,
			title: { en: "This ticket was handed to another person and has a new code." },
		});
		const [received] = await registrationsOf(OLA.email);
		expect(await scan(ticketNumber(received!.id))).toMatchObject({ holder: "Ola Nowak", isNew: true });
	});

	test("takes its change of package along, and the buyer neither sees nor returns it", async () => {
		const change = await one.ordered(jan);
		await one.pay(change.id, CHANGE);
		await handOver(jan);
		const [received] = await registrationsOf(OLA.email);
		expect(await one.places()).toEqual({ STANDARD: 1, EXPO: 1 });
		for (const { secret, id } of [change, jan.order]) {
			const info = (await one.server.app.inject(`/api/payment/${secret}/info?lang=en`)).json();
			expect([id, info.tickets]).toEqual([id, []]);
		}
		const returned = await one.server.app.inject({
			method: "POST",
			url: `/api/payment/${jan.order.secret}/refund?lang=en`,
			headers: { cookie: jan.cookie },
			payload: {},
		});
		expect(returned.statusCode).toBeGreaterThanOrEqual(400);
		expect(await one.giveBack(change.id)).toBe(200);
		expect(await one.giveBack(jan.order.id)).toBe(200);
		const [ended] = await registrationsOf(OLA.email);
		expect((await emailsOf("registration-cancelled")).map(({ recipient }) => recipient)).toEqual([OLA.email]);
		expect([received!.status, ended!.status]).toEqual(["confirmed", "cancelled"]);
		expect(await one.places()).toEqual({ EXPO: 1 });
	});

	test("keeps a team's code used, and the team's places", async () => {
		const tickets = [{ packageCode: "BASIC-ONLINE", quantity: 2 }];
		const buyer = { email: "szef@firma.example", packageCode: undefined };
		const team = await one.bought({ ...buyer, tickets, expectedGrossGrosz: 73_554 });
		await one.confirm(buyer.email);
		await one.pay(team.id, 73_554);
		const [first] = await codesOfOrder(one.db, team.id);
		const who = await one.guest("kaj@firma.example", { packageCode: "BASIC-ONLINE", code: first!.code });
		const places = await one.places();
		expect((await handOver(who)).statusCode).toBe(200);
		expect((await codesOfOrder(one.db, team.id)).map(({ used }) => used)).toEqual([1, 0]);
		const [received] = await registrationsOf(OLA.email);
		expect(received).toMatchObject({ orderId: null, holdsPlace: false });
		expect(await codesOfSubjects(one.db, [`registration:${received!.id}`, `registration:${who.id}`])).toEqual(
			new Map([[`registration:${received!.id}`, first!.code]]),
		);
		expect(await one.places()).toEqual(places);
	});

	test("leaves personal extras behind, and other extras go along", async () => {
		const free = { ...FREE, wantGiftbag: true };
		const who = await one.guest("kaj@firma.example", free);
		await handOver(who);
		const choices = await one.db.select().from(optionChoice);
		const [received] = await registrationsOf(OLA.email);
		expect(choices.map(({ subject, accountId }) => [subject, accountId])).toEqual([
			[`registration:${received!.id}`, received!.accountId],
		]);
		const shirt = {
			...FREE,
			wantDelivery: false,
			tShirtChoice: "M",
			expectedGrossGrosz: TSHIRT,
			paymentMethod: "card",
		};
		const paid = await one.holder("lea@firma.example", shirt, TSHIRT);
		const refused = await handOver(paid, { email: "nel@nowa.example" });
		expect([refused.statusCode, refused.json().message]).toEqual([
			409,
			expect.stringMatching(/Return them in the order first/),
		]);
	});
});

async function oneDay() {
	const now = one.server.clock.now();
	await one.db.update(event).set({ startsAt: new Date(now.getTime() + 3_600_000) });
	const [row] = await one.db
		.insert(calendar)
		.values({
			eventId: one.event.id,
			code: "D1",
			name: "Dzień 1",
			startsAt: now,
			endsAt: new Date(now.getTime() + 7_200_000),
			isOnline: true,
			isOnsite: true,
		})
		.returning();
	return row!;
}

describe("handing over is refused", () => {
	const detail = async (answer: Awaited<ReturnType<typeof handOver>>) => [answer.statusCode, answer.json().message];

	test("to oneself, to a registered person, and without a valid address or name", async () => {
		expect(await detail(await handOver(jan, { email: "Jan@inna.example" }))).toEqual([
			409,
			expect.stringContaining("address of the person who has the ticket"),
		]);
		expect(await detail(await handOver(jan, { email: "anna@firma.example" }))).toEqual([
			409,
			expect.stringContaining("already has a ticket"),
		]);
		expect((await handOver(jan, { email: "ola@" })).statusCode).toBe(400);
		expect((await handOver(jan, { firstName: " " })).statusCode).toBe(400);
		expect((await one.ticketOf(jan)).status).toBe("confirmed");
	});

	test("without log-in, of another person's ticket, and of an unpaid, returned or handed one", async () => {
		expect((await handOver({ id: jan.id, cookie: "" })).statusCode).toBe(401);
		expect((await handOver({ id: jan.id, cookie: anna.cookie })).statusCode).toBe(404);
		const change = await one.ordered(jan);
		expect(await detail(await handOver(jan))).toEqual([409, expect.stringContaining(change.number)]);
		await one.cancel(change.id);
		expect((await handOver(jan)).statusCode).toBe(200);
		expect(await detail(await handOver(jan, { email: "nel@nowa.example" }))).toEqual([
			409,
			"Another person already has this ticket.",
		]);
		const lea = await one.holder("lea@firma.example");
		await one.giveBack(lea.order.id);
		expect(await detail(await handOver(lea, { email: "nel@nowa.example" }))).toEqual([
			409,
			expect.stringContaining("was returned"),
		]);
	});

	test("after the closing date, by default the start", async () => {
		const hourAgo = new Date(one.server.clock.now().getTime() - 3_600_000);
		await one.db.update(event).set({ handOverUntil: hourAgo });
		expect([(await ownOf(jan)).canHandOver, (await handOver(jan)).statusCode]).toEqual([false, 409]);
		await one.db.update(event).set({ handOverUntil: null, startsAt: hourAgo });
		expect([(await ownOf(jan)).canHandOver, (await handOver(jan)).statusCode]).toEqual([false, 409]);
		const later = new Date(one.server.clock.now().getTime() + 3_600_000);
		await one.db.update(event).set({ handOverUntil: later });
		expect([(await ownOf(jan)).canHandOver, (await handOver(jan)).statusCode]).toEqual([true, 200]);
	});

	test("after five a day of one account", async () => {
		const statuses = [];
		for (let n = 0; n < 6; n++) {
			statuses.push((await handOver(jan, { email: `osoba${n}@nowa.example` })).statusCode);
			// puts the ticket back
			const [ended] = await registrationsOf("jan@inna.example");
			if (ended!.handedToId === null) continue;
			await one.db.delete(registration).where(eq(registration.id, ended!.handedToId));
			const again = { status: "confirmed" as const, orderId: jan.order.id, handedToId: null };
			await one.db.update(registration).set(again).where(eq(registration.id, ended!.id));
		}
		expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
	});
});

test("two simultaneous hand-overs: one person gets the ticket", async () => {
	const start = () => [handOver(jan), handOver(jan, { email: "nel@nowa.example" })];
	const answers = await whileLocked(one.server, jan.id, start);
	expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
	const all = await one.db.select().from(registration).where(eq(registration.orderId, jan.order.id));
	expect(all.map(({ status }) => status)).toEqual(["confirmed"]);
	expect(await one.places()).toEqual({ "BASIC-ONLINE": 1, EXPO: 1 });
});
