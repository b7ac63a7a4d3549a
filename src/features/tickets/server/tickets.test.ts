import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GROSS, shop } from "../../../../tests/harness/buying.ts";
import { refusal, runCommand } from "../../../../tests/harness/commanding.ts";
import { addCalendar } from "../../../../tests/harness/content.ts";
import { printedText } from "../../../../tests/harness/printed-text.ts";
import { readCode } from "../../../../tests/harness/qr-reading.ts";
import { loggedIn, logIn } from "../../../../tests/harness/registering.ts";
import { onHttps } from "../../../../tests/harness/server.ts";
import { auditEntry } from "../../../kit/audit/tables.ts";
import { inlinePictureNames } from "../../../kit/mail/inline-picture.ts";
import { attachmentsOf, emails } from "../../../kit/mail/store.ts";
import { account } from "../../account/server/tables.ts";
import { registration } from "../../ticket-holders/server/tables.ts";
import type { OwnTicketInfo } from "../contract.ts";
import { checkTicket } from "../rules.ts";
import { readTicket, type TicketKey } from "../token.ts";
import { rotateKey } from "./rotate-key.ts";
import { ticketKey } from "./tables.ts";

let one: Awaited<ReturnType<typeof shop>>;
beforeAll(async () => {
	one = await shop();
	const { event } = one;
	await addCalendar(one.server.deps, event, { isOnline: true, isOnsite: false });
	await addCalendar(one.server.deps, event, {
		code: "D2",
		name: "Piątek 07.06",
		nameEn: "Friday 07.06",
		isOnline: false,
	});
});
beforeEach(() => one.empty());

const get = (url: string, cookie?: string) => one.server.app.inject({ url, ...(cookie && { headers: { cookie } }) });
const keys = async (): Promise<TicketKey[]> => (await get("/api/tickets/keys")).json().keys;
const own = async (cookie: string): Promise<OwnTicketInfo[]> => (await get("/api/user/tickets", cookie)).json().tickets;
/** Activates the account directly, because the activation e-mail is not the newest. */
async function activated(): Promise<string> {
	await one.db.update(account).set({ emailVerified: true });
	return logIn(one.server);
}
/** The attached tickets of the newest e-mail of a kind, as text. */
async function mailed(kind: string): Promise<string[]> {
	const message = (await emails(one.db, 1, 9)).rows.find((row) => row.kind === kind)!;
	const files = (await attachmentsOf(one.db, message.id)).filter((file) => file.name === "bilet-MSTS25.pdf");
	const printed: string[] = [];
	for (const { content } of files) {
		const { maker, of } = content as { maker: string; of: unknown };
		printed.push((await printedText(await one.server.deps.makers[maker]!(of))).pages.join(""));
	}
	return printed;
}

describe("a free ticket", () => {
	test("is issued once the address is confirmed, is in the account, and can be checked by public keys alone", async () => {
		const cookie = await loggedIn(one.server);
		expect(await mailed("activation")).toEqual([]);
		const [printed] = await mailed("registered");
		const [ticket] = await own(cookie);
		expect(ticket).toMatchObject({
			status: "confirmed",
			holder: "Anna Szczepankowska-Wójcik",
			packageName: "Expo",
			days: [{ nameEn: "Thursday 06.06" }, { nameEn: "Friday 07.06", isOnsite: true }],
		});
		for (const part of [
			"Expo",
			"Anna",
			"Szczepankowska-Wójcik",
			"6 czerwca, od 9:00",
			"Hala",
			"Warszawa",
			ticket!.number,
		]) {
			expect(printed).toContain(part);
		}
		const reading = await readTicket(ticket!.token!, await keys());
		const { id, createdAt } = (await one.db.select().from(registration).orderBy(registration.id))[0]!;
		expect(reading).toEqual({
			state: "genuine",
			ticket: {
				keyId: 1,
				registrationId: id,
				eventCode: "MSTS25",
				packageCode: "EXPO",
				calendarCode: null,
				isOnline: false,
				issuedAt: createdAt,
				initials: "AS",
			},
		});
		const opened = await get(`/api/Tickets/${ticket!.token!.toLowerCase()}`);
		const { openQuestions, ...shown } = ticket!;
		expect([opened.headers["cache-control"], opened.json(), openQuestions]).toEqual(["no-store", shown, 0]);
		const pdf = await get(`${ticket!.pdfUrl}?lang=en`);
		expect(pdf.headers).toMatchObject({
			"content-type": "application/pdf",
			"content-disposition": `inline; filename="bilet-MSTS25-${ticket!.number}.pdf"`,
		});
		expect((await printedText(pdf.rawPayload)).pages.join("")).toContain("Show this code at the entrance");
	});

	test("is private: 401 without log-in, 404 for a changed token", async () => {
		const cookie = await loggedIn(one.server);
		const [{ token }] = (await own(cookie)) as [OwnTicketInfo];
		expect((await get("/api/user/tickets")).statusCode).toBe(401);
		const changed = token!.slice(0, 20) + (token![20] === "A" ? "B" : "A") + token!.slice(21);
		for (const path of [changed, `${changed}/ticket.pdf`, "none", "%20"]) {
			expect((await get(`/api/tickets/${path}`)).statusCode, path).toBe(404);
		}
		expect((await get(`/api/tickets/${"A".repeat(501)}`)).statusCode).toBeGreaterThanOrEqual(400);
	});
});

describe("a paid ticket", () => {
	test("is issued with the payment, and no ticket is valid before", async () => {
		const order = await one.bought();
		const cookie = await activated();
		expect(await own(cookie)).toMatchObject([{ status: "reserved", token: null, qr: null, pdfUrl: null }]);
		expect(await mailed("activation")).toEqual([]);
		const page = `/api/payment/${order.number}/info?lang=pl`;
		expect((await get(page, cookie)).json().tickets).toEqual([]);
		await one.receive(order.id);
		const [ticket] = await own(cookie);
		expect((await get(page, cookie)).json().tickets).toEqual([
			{
				packageName: "Basic Online",
				holder: ticket!.holder,
				number: ticket!.number,
				token: ticket!.token,
				days: [{ label: expect.stringMatching(/czerwca/), value: "online" }],
				lectureDays: [],
				pageUrl: `/pl/e/MSTS25/ticket.html?id=${ticket!.token}`,
				pdfUrl: `${ticket!.pdfUrl}?lang=pl`,
			},
		]);
		const [paper] = await mailed("order-paid");
		for (const part of [ticket!.number, order.number, "PLN 367.77", "How to watch"]) expect(paper).toContain(part);
		expect(await readTicket(ticket!.token!, await keys())).toMatchObject({ ticket: { isOnline: true } });
		await one.db.update(registration).set({ status: "cancelled" });
		expect((await get(`/api/tickets/${ticket!.token}`)).json()).toMatchObject({
			status: "cancelled",
			isHandedOver: false,
			token: null,
		});
		const refused = await get(`${ticket!.pdfUrl}?lang=en`);
		expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining("not valid")]);
		// The e-mail is older, but its attachment shows the cancellation too.
		expect((await mailed("order-paid"))[0]).toContain("is cancelled");
		const door = { eventCode: "MSTS25", keys: await keys(), cancelled: new Set([ticket!.registrationId]) };
		expect((await checkTicket(ticket!.token!, door)).verdict).toBe("cancelled");
	});

	test("is in the buyer's e-mail with a readable code until it is cancelled", async () => {
		const order = await one.bought();
		const other = await one.bought({ email: "inna@poczta.example", firstName: "Zofia", lastName: "Jeż" });
		const cookie = await activated();
		await one.receive(order.id);
		const [ticket] = await own(cookie);
		await one.receive(other.id, { reference: "r2" });
		const [ofOther, ofBuyer] = (await emails(one.db, 1, 9)).rows.filter((row) => row.kind === "order-paid");
		const { number, qr, token } = ticket!;
		expect(ofBuyer!.text.replaceAll("\u00a0", " ")).toMatch(new RegExp(`Basic Online, Anna .+: ${number}`));
		const [name] = inlinePictureNames(ofBuyer!.html).filter((one) => one.startsWith("ticket-"));
		expect(name).toBe(`ticket-${number.toLowerCase()}`);
		expect(ofBuyer!.html).toContain(`>${number}</p>`);
		const [{ label, value }] = (await get(`/api/payment/${order.number}/info?lang=en`, cookie)).json().tickets[0].days;
		expect(ofBuyer!.html.replaceAll("\u00a0", " ")).toContain(`${label}</b><br>${value}`);
		expect(ofBuyer!.text).not.toMatch(/When and where|Participant:/);
		expect(ofOther!.html).not.toContain(number);
		expect(inlinePictureNames(ofOther!.html)).toContainEqual(expect.stringMatching(/^ticket-/));

		const { emailPictures } = one.server.deps;
		const { data, info } = await sharp(await emailPictures(name!))
			.raw()
			.toBuffer({ resolveWithObject: true });
		const pitch = info.width / (qr!.size + 8);
		const at = (module: number) => Math.floor((module + 4.5) * pitch);
		const isDark = (x: number, y: number) => data[(at(y) * info.width + at(x)) * info.channels]! < 128;
		expect(readCode(qr!.size, isDark)).toBe(token);
		await one.db.update(registration).set({ status: "cancelled" });
		expect(await emailPictures(name!)).toBeUndefined();
	});

	test("of a deferred invoice is in the order's e-mail", async () => {
		const company = { payerName: "Krosno", payerStreet: "Lniana 1", payerPostCode: "38-400", payerCity: "Krosno" };
		const fee = { paymentMethod: "deferred", expectedGrossGrosz: GROSS + 6027, payerNip: "5260250995" };
		await one.bought({ ...company, ...fee, wantInvoice: true });
		await one.confirm();
		expect(await mailed("order-deferred")).toHaveLength(1);
		expect(await mailed("activation")).toEqual([]);
	});
});

describe("the keys", () => {
	test("are made once, also by simultaneous requests, and are the same in every process", async () => {
		await one.db.delete(ticketKey);
		const { app: other } = await onHttps(one.server);
		const answers = await Promise.all(
			[one.server.app, other, one.server.app, other].map((app) => app.inject("/api/tickets/keys")),
		);
		for (const answer of answers) expect(answer.json()).toEqual(answers[0]!.json());
		expect(answers[0]!.json().keys).toEqual([
			{ keyId: 1, algorithm: "Ed25519", publicKey: expect.stringMatching(/^[\w-]{43}$/) },
		]);
		expect(answers[0]!.body).not.toContain("private");
	});

	test("a new one signs from then on; earlier signatures stay valid", async () => {
		const cookie = await loggedIn(one.server);
		const before = (await own(cookie))[0]!.token!;
		expect((await runCommand(one.server, "tickets rotate-key")).text).toBe(
			"Key 2 signs tickets from now on. Tickets signed with key 1 stay valid.",
		);
		expect((await one.db.select().from(auditEntry).orderBy(auditEntry.id)).at(-1)).toMatchObject({
			actor: "command:tickets",
			action: "ticket-key.rotated",
			subject: "ticket-key:2",
		});
		const after = (await own(cookie))[0]!.token!;
		expect(after).not.toBe(before);
		for (const [token, keyId] of [
			[before, 1],
			[after, 2],
		] as const) {
			expect(await readTicket(token, await keys())).toMatchObject({ state: "genuine", ticket: { keyId } });
			expect((await get(`/api/tickets/${token}`)).statusCode).toBe(200);
		}
		await one.db.delete(ticketKey);
	});

	test("rotated simultaneously grow by one, up to the limit of tickets", async () => {
		const rotated = await Promise.allSettled(Array.from({ length: 5 }, () => rotateKey(one.people, "a")));
		const made = rotated.flatMap((it) => (it.status === "fulfilled" ? [it.value.keyId] : []));
		expect(made.length).toBeGreaterThan(0);
		expect((await keys()).map((one) => one.keyId)).toEqual([...made.toSorted((a, b) => b - a), 1]);
		await one.db.update(ticketKey).set({ id: 255 }).where(eq(ticketKey.id, made[0]!));
		expect(await refusal(one.server, "tickets rotate-key")).toContain("All 255 keys");
		expect(await refusal(one.server, "tickets rotate-key now")).toBe('Unexpected argument "now".');
		await one.db.delete(ticketKey);
	});
});
