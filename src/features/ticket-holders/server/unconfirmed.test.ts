import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GROSS } from "../../../../tests/harness/buying.ts";
import { FREE, optionShop, TSHIRT } from "../../../../tests/harness/options.ts";
import { company, goodPayload, logIn } from "../../../../tests/harness/registering.ts";
import { addSeatedEvent } from "../../../../tests/harness/seats.ts";
import { freshServer, otherProcess } from "../../../../tests/harness/server.ts";
import { emails } from "../../../kit/mail/store.ts";
import { packageOption } from "../../options/server/tables.ts";
import { ticketPackage } from "../../packages/server/tables.ts";
import { unconfirmedOrigin } from "./tables.ts";

let one: Awaited<ReturnType<typeof optionShop>>;
let other: Awaited<ReturnType<typeof otherProcess>>;
beforeAll(async () => {
	one = await optionShop();
	other = await otherProcess(one.server);
});
afterAll(() => other.close());
const capacity = (places: number) => one.db.update(ticketPackage).set({ capacity: places });
beforeEach(async () => {
	await one.anew();
	await capacity(46);
});

type From = { ip?: string; cookie?: string };
const HOME = "192.0.2.7";
const from = (email: string, payload: object, { ip = HOME, cookie = "" }: From = {}, app = one.server.app) =>
	app.inject({
		method: "POST",
		url: "/api/account/registerUser?lang=en",
		remoteAddress: ip,
		headers: { ...(cookie && { cookie }) },
		payload: { ...goodPayload, email, packageCode: "BASIC-ONLINE", paymentMethod: "card", ...payload },
	});
const team = (quantity: number) => ({
	tickets: [{ packageCode: "BASIC-ONLINE", quantity }],
	expectedGrossGrosz: quantity * GROSS,
});
const own = { expectedGrossGrosz: GROSS };
const browserOf = (answer: Awaited<ReturnType<typeof from>>) =>
	`estrada_buyer=${answer.cookies.find(({ name }) => name === "estrada_buyer")?.value}`;
const statuses = (answers: { statusCode: number }[]) => answers.map((it) => it.statusCode);

test("the activation e-mail of an unpaid order promises no ticket", async () => {
	const payload = { ...own, ...company, paymentMethod: "transfer" };
	expect((await from("anna@firma.example", payload)).statusCode).toBe(200);
	const [activation] = (await emails(one.db, 1, 1)).rows;
	expect(activation!.text).toContain("Thank you for your order for");
	expect(activation!.text).toMatch(/we hold it for longer and write to you/);
	expect(activation!.text).not.toMatch(/ticket/i);
});

test("an invented address cannot hold 40 of 46 places; a confirmed one can", async () => {
	const refused = await from("zespol@firma.example", team(40));
	expect([refused.statusCode, await one.taken()]).toEqual([409, 0]);
	expect(refused.json().message).toMatch(/at most: 1\..*We made your account/);
	const [activation, ...others] = (await emails(one.db, 1, 9)).rows;
	expect([activation!.kind, others]).toEqual(["activation", []]);
	expect(activation!.text).toContain("but no order for");
	expect(activation!.text).not.toMatch(/ticket|Thank you/);
	await one.confirm("zespol@firma.example");
	const cookie = await logIn(one.server, "zespol@firma.example");
	const payload = { ...team(40), eventCode: "MSTS25", paymentMethod: "transfer", processAgreement: true };
	const answer = await one.server.app.inject({
		method: "POST",
		url: "/api/account/registerUser?lang=en",
		headers: { cookie },
		payload,
	});
	expect([answer.statusCode, await one.taken()]).toEqual([200, 40]);
});

test.each([
	[46, 1],
	[149, 2],
	[250, 5],
	[9000, 5],
])("of %i places an unconfirmed team holds at most %i", async (places, most) => {
	await capacity(places);
	expect((await from("wielu@firma.example", team(most + 1))).statusCode).toBe(409);
	expect((await from("kilku@firma.example", team(most))).statusCode).toBe(200);
	expect(await one.taken()).toBe(most);
});

describe("a second order for the last places", () => {
	test.each([
		["of the same network", "b@firma.example", { ip: HOME }, 409],
		["of the same IPv6 network", "b@firma.example", { ip: "2001:db8:1:2::7" }, 409],
		["of the same mailbox", "a+2@firma.example", { ip: "198.51.100.3" }, 409],
		["of somebody else", "b@firma.example", { ip: "198.51.100.3" }, 200],
	])("%s", async (_, email, where, status) => {
		const ip = where.ip.includes(":") ? "2001:db8:1:1::1" : HOME;
		expect((await from("a@firma.example", own, { ip })).statusCode).toBe(200);
		expect((await from(email, own, where)).statusCode).toBe(status);
	});

	test("in the same browser is refused in any network until the first is paid or confirmed", async () => {
		const cookie = browserOf(await from("a@firma.example", own));
		const again = (email: string, ip: string) => from(email, own, { ip, cookie });
		expect((await again("b@firma.example", "198.51.100.3")).statusCode).toBe(409);
		await one.confirm("a@firma.example");
		expect((await again("c@firma.example", "198.51.100.4")).statusCode).toBe(200);
		expect((await again("d@firma.example", "198.51.100.5")).statusCode).toBe(409);
		one.later(31);
		await one.expire();
		expect((await again("e@firma.example", "198.51.100.6")).statusCode).toBe(200);
	});

	test("counts together with a team's, in both orders", async () => {
		expect((await from("a@firma.example", team(1))).statusCode).toBe(200);
		expect((await from("b@firma.example", own)).statusCode).toBe(409);
	});
});

test("twenty simultaneous orders at two processes stay within the limit", async () => {
	await capacity(300); // while all twenty briefly hold a place
	const orders = Array.from({ length: 20 }, (_, n) => from(`n${n}@firma.example`, own, {}, n % 2 ? other : undefined));
	const answers = await Promise.all(orders);
	expect(statuses(answers).filter((status) => status === 200)).toHaveLength(5);
	expect(await one.taken()).toBe(5);
});

test("free options have the same limit: pieces and sizes", async () => {
	await one.db.update(packageOption).set({ capacity: 100 }).where(eq(packageOption.kind, "giftbag"));
	const wants = (email: string, more: object) => from(email, { ...FREE, ...more });
	const bags = [];
	for (const n of [1, 2, 3]) bags.push(await wants(`torba${n}@firma.example`, { wantGiftbag: true }));
	expect(statuses(bags)).toEqual([200, 200, 409]);
	const tshirt = { tShirtChoice: "M", paymentMethod: "card", expectedGrossGrosz: TSHIRT };
	const shirts = [];
	for (const n of [1, 2]) shirts.push(await wants(`m${n}@firma.example`, tshirt));
	expect(statuses(shirts)).toEqual([200, 409]);
});

test("a refusal for lack of places uses up no rate limit", async () => {
	await capacity(1);
	expect((await from("pierwsza@firma.example", own)).statusCode).toBe(200);
	const late = { ip: "203.0.113.9" };
	for (let n = 0; n < 8; n++) {
		expect((await from(`pozna${n}@firma.example`, team(2), late)).json().message).toMatch(/no places/i);
	}
	await capacity(300);
	expect((await from("zdazyla@firma.example", team(2), late)).statusCode).toBe(200);
});

test("confirmation deletes the origin", async () => {
	await from("a@firma.example", own);
	expect(await one.db.select().from(unconfirmedOrigin)).toHaveLength(1);
	await one.confirm("a@firma.example");
	expect(await one.db.select().from(unconfirmedOrigin)).toEqual([]);
});

test("lecture seats without payment or confirmation have the same limit", async () => {
	const server = await freshServer();
	const { ids } = await addSeatedEvent(server);
	const reserve = (n: number, remoteAddress: string) =>
		server.app.inject({
			method: "POST",
			url: "/api/account/registerUser?lang=en",
			remoteAddress,
			payload: { ...goodPayload, email: `miejsce${n}@firma.example`, savedReservations: [ids.a] },
		});
	expect((await reserve(1, HOME)).statusCode).toBe(200);
	const refused = await reserve(2, HOME);
	expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringMatching(/^“Passkeys”: /)]);
	expect((await reserve(3, "198.51.100.3")).statusCode).toBe(200);
});
