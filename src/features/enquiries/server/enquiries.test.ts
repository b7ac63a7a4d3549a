import { beforeEach, describe, expect, test } from "vitest";
import { addEvent } from "../../../../tests/harness/content.ts";
import { doDueWork, freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { reading } from "../../../../tests/harness/subscribers.ts";
import { emails } from "../../../kit/mail/store.ts";
import { contactCard } from "../../event/server/tables.ts";
import { sendDigests } from "./send-digests.ts";
import { enquiry } from "./tables.ts";

const EMAILS_AN_HOUR = 30;

let server: TestServer;
const good = {
	eventCode: "MSTS25",
	modalType: 0,
	name: "Anna Wójcik",
	email: "Anna@Firma.PL",
	phoneNo: "+48 601 234 567",
	companyName: "Krosno sp. z o.o.",
};
const post = (payload: object, headers: Record<string, string> = {}, path = "/api/event/MSTS25/modal?lang=en") =>
	server.app.inject({ method: "POST", url: path, payload, headers });
const stored = () => server.deps.db.select().from(enquiry).orderBy(enquiry.id);
const written = async () => (await emails(server.deps.db, 1, 100)).rows;

const FIELDS = ["name", "companyName", "email", "phoneNo"];

beforeEach(async () => {
	server = await freshServer({ env: { TRUST_PROXY: "loopback" } });
	const event = await addEvent(server.deps, { code: "MSTS25" });
	await addEvent(server.deps, { code: "BARE25", mailFrom: "Bare <bare@estrada.example>" });
	const card = (kind: "partnerContact" | "participantContact" | "programContact") => ({
		eventId: event.id,
		kind,
		name: kind,
		phone: "1",
		email: `${kind}@estrada.example`,
	});
	await server.deps.db
		.insert(contactCard)
		.values([card("programContact"), card("participantContact"), card("partnerContact")]);
});

describe("an enquiry", () => {
	test("is stored with time and language, without the sender's network address", async () => {
		const answer = await post(good, {}, "/API/Event/msts25/Modal?lang=pl");
		expect([answer.statusCode, answer.json()]).toEqual([200, { message: "Wkrótce się z Tobą skontaktujemy." }]);
		const rows = await stored();
		expect(rows).toEqual([
			{
				id: 1,
				eventId: 1,
				modalType: 0,
				name: "Anna Wójcik",
				email: "anna@firma.pl",
				companyName: "Krosno sp. z o.o.",
				phoneNo: "+48601234567",
				lang: "pl",
				requestKey: expect.any(String),
				bodyHash: expect.any(String),
				createdAt: new Date("2025-04-30T10:00:00Z"),
				notifiedAt: new Date("2025-04-30T10:00:00Z"),
			},
		]);
		expect(JSON.stringify(rows)).not.toContain("127.0.0.1");
	});

	test.each([
		[0, "partnerContact", "Nowe zgłoszenie partnera: Próba", "Firma lub organizacja: Krosno sp. z o.o."],
		[1, "participantContact", "Nowe zgłoszenie do wolontariatu: Próba", "Telefon: +48601234567"],
		[2, "programContact", "Nowe zgłoszenie prelegenta: Próba", "E-mail: anna@firma.pl"],
	])("of type %i goes to the %s, whose reply goes to the person", async (modalType, kind, subject, line) => {
		await post({ ...good, modalType, ...(modalType === 2 && { phoneNo: null }) });
		const [message, ...others] = await written();
		expect(others).toEqual([]);
		expect(message).toMatchObject({
			recipient: `${kind}@estrada.example`,
			subject,
			replyTo: "anna@firma.pl",
			lang: "pl",
		});
		expect(message!.text).toContain(line);
		expect(message!.text).toContain("ANNA WÓJCIK");
		expect(message!.text.includes("Telefon")).toBe(modalType !== 2);
	});

	test("goes to the event's sender address if there is no contact person", async () => {
		await server.deps.db.update(contactCard).set({ email: "x@estrada.example" });
		expect((await post({ ...good, eventCode: "bare25" }, {}, "/api/event/BARE25/modal")).statusCode).toBe(200);
		expect((await written())[0]!.recipient).toBe(server.deps.config.mailFrom);
	});

	test.each([
		["nothing at all", {}, ["eventCode", "modalType", ...FIELDS], "Provide the event's code: MSTS25"],
		["nothing typed", { eventCode: "MSTS25", modalType: 1 }, ["name", "email", "phoneNo"], "Provide your name"],
		["another event's code", { ...good, eventCode: "DSS25" }, ["eventCode"], "in the address, which is MSTS25"],
		["a wrong phone", { ...good, phoneNo: "+48 601" }, ["phoneNo"], "Incorrect phone number"],
		["a wrong address", { ...good, email: "anna@firma" }, ["email"], "Incorrect email address"],
		["an unknown type", { ...good, modalType: 3 }, ["modalType"], "Wrong input: modalType."],
		["a trap filled in", { ...good, website: "x" }, ["website"], "Send it again"],
	])("with %s answers 400 with the fields", async (_what, payload, fields, sentence) => {
		const answer = await post(payload);
		expect([answer.statusCode, Object.keys(answer.json().modelState)]).toEqual([400, fields]);
		expect(answer.json().message).toContain(sentence);
		expect(await stored()).toEqual([]);
		expect(await written()).toEqual([]);
	});

	test("typed within two seconds answers 429; an unknown event answers 404", async () => {
		const quick = await post({ ...good, filledInMs: 300 });
		expect([quick.statusCode, quick.headers["retry-after"]]).toEqual([429, "2"]);
		expect((await post(good, {}, "/api/event/NOPE/modal")).statusCode).toBe(404);
		expect(await stored()).toEqual([]);
	});
});

describe("a repeated enquiry", () => {
	const key = { "idempotency-key": "one" };

	test("is stored and e-mailed once, also at the same moment", async () => {
		const answers = await Promise.all(
			Array.from({ length: 6 }, (_, n) => post({ ...good, filledInMs: 3000 + n }, key)),
		);
		answers.push(await post(good, key));
		expect(answers.map((one) => one.statusCode)).toEqual(Array(7).fill(200));
		expect(new Set(answers.map((one) => one.body)).size).toBe(1);
		expect([(await stored()).length, (await written()).length]).toEqual([1, 1]);
	});

	test("gets 422 for another body with the same key; without a key it is a second enquiry", async () => {
		const both = await Promise.all([post(good, key), post({ ...good, name: "Ewa" }, key)]);
		expect(both.map((one) => one.statusCode).toSorted()).toEqual([200, 422]);
		expect((await post({ ...good, name: "Jan" }, key)).statusCode).toBe(422);
		expect((await post(good, { "idempotency-key": "a b" })).statusCode).toBe(400);
		await Promise.all([post(good), post(good)]);
		expect([(await stored()).length, (await written()).length]).toEqual([3, 3]);
	});
});

test("an address may send thirty in ten minutes, then gets 429; other addresses may still send", async () => {
	const from = (address: string) => post(good, { "x-forwarded-for": address });
	const answers = await Promise.all(Array.from({ length: 32 }, () => from("192.0.2.7")));
	const refused = answers.filter((one) => one.statusCode !== 200);
	expect(refused.map((one) => [one.statusCode, one.headers["retry-after"]])).toEqual([
		[429, "600"],
		[429, "600"],
	]);
	expect(refused[0]!.json().message).toBe("Too many attempts. Try again in 10 min.");
	expect((await from("192.0.2.8")).statusCode).toBe(200);
	expect((await stored()).length).toBe(31);
});

describe("many enquiries from many addresses", () => {
	const flood = (count: number, modalType = 0, code = "MSTS25") =>
		Promise.all(
			Array.from({ length: count }, (_, n) =>
				post(
					{ ...good, eventCode: code, modalType, phoneNo: "+48601234567" },
					{ "x-forwarded-for": `192.0.2.${n}` },
					`/api/event/${code}/modal`,
				),
			),
		);
	const subjects = async () => (await written()).map((one) => `${one.recipient.split("@")[0]}: ${one.kind}`);

	test("cause 30 e-mails an hour and one summary; all are stored", async () => {
		await doDueWork(server);
		const answers = await flood(EMAILS_AN_HOUR + 25);
		expect(new Set(answers.map((one) => one.statusCode))).toEqual(new Set([200]));
		await flood(2, 1); // Another contact person has another limit.
		expect(await written()).toHaveLength(EMAILS_AN_HOUR + 2);
		expect(await stored()).toHaveLength(EMAILS_AN_HOUR + 27);
		server.clock.set("2025-04-30T11:00:00Z");
		await doDueWork(server);
		await doDueWork(server);
		const [digest, ...others] = await written();
		expect(others).toHaveLength(EMAILS_AN_HOUR + 2);
		expect(digest).toMatchObject({ recipient: "partnerContact@estrada.example", kind: "enquiry-digest" });
		expect(digest!.text).toContain("Od poprzedniego e-maila przybyło ich: 25.");
		expect(digest!.text).toContain("npx estrada enquiries list --event MSTS25");
		await flood(1);
		expect((await subjects())[0]).toBe("partnerContact: enquiry-sponsor"); // A new hour begins.
	});

	test("cause one summary per person and event, also if two jobs run at once", async () => {
		await server.deps.db.update(enquiry).set({ notifiedAt: null });
		await flood(2);
		await flood(1, 1);
		await flood(1, 0, "BARE25");
		await server.deps.db.update(enquiry).set({ notifiedAt: null });
		const before = (await written()).length;
		const { people } = reading(server);
		const counts = await Promise.all([sendDigests(people, "en"), sendDigests(people, "en")]);
		expect(counts.toSorted()).toEqual([0, 3]);
		const digests = (await written()).slice(0, -before);
		expect(digests.map((one) => [one.recipient, /e-mail: (\d+)/.exec(one.text)?.[1]]).toSorted()).toEqual(
			[
				["participantContact@estrada.example", "1"],
				["partnerContact@estrada.example", "2"],
				[server.deps.config.mailFrom, "1"],
			].toSorted(),
		);
	});
});

test("an enquiry is deleted after twelve months", async () => {
	await post(good);
	await doDueWork(server);
	server.clock.set("2026-04-29T12:00:00Z");
	await doDueWork(server);
	expect(await stored()).toHaveLength(1);
	server.clock.set("2026-05-01T12:00:00Z");
	await doDueWork(server);
	expect(await stored()).toEqual([]);
});
