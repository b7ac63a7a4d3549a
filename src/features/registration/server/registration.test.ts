import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addCalendar } from "../../../../tests/harness/content.ts";
import {
	addOpenEvent,
	forgetPeople,
	goodPayload,
	newestSecret,
	peopleCounts,
} from "../../../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { auditEntry } from "../../../kit/audit/tables.ts";
import { emails } from "../../../kit/mail/store.ts";
import { account, activation, credential } from "../../account/server/tables.ts";
import { consentGiven } from "../../consent/server/tables.ts";
import { event } from "../../event/server/tables.ts";
import { additionalInput, packageStock, ticketPackage } from "../../packages/server/tables.ts";
import { registration } from "../../ticket-holders/server/tables.ts";
import { messages } from "../messages.ts";

let server: TestServer;
let content: Awaited<ReturnType<typeof addOpenEvent>>;
const post = (payload: object, headers: Record<string, string> = {}, query = "") =>
	server.app.inject({ method: "POST", url: `/api/account/registerUser${query}`, payload, headers });
const counts = () => peopleCounts(server);

beforeAll(async () => {
	server = await freshServer();
	content = await addOpenEvent(server);
});
beforeEach(() => forgetPeople(server));

describe("registerUser", () => {
	test("writes account, consents, registration, link, e-mail and audit entry together", async () => {
		const { marketing, recruitment, processing } = content;
		const answer = await post({
			...goodPayload,
			email: " Anna@Firma.EXAMPLE ",
			nick: "ania",
			companyName: "Krosno",
			gdprs: { [marketing.id]: true, [recruitment.id]: false, 999: true },
		});
		expect(answer.json()).toEqual({
			isRegistered: true,
			eventCode: "MSTS25",
			packageCode: "EXPO",
			isOnline: false,
			order: null,
			placeHeldUntil: null,
		});
		expect(answer.statusCode).toBe(200);
		const { db } = server.deps;
		const [person] = await db.select().from(account);
		expect(person).toMatchObject({
			email: "anna@firma.example",
			emailVerified: false,
			nick: "ania",
			phoneNo: "+48601234567",
			lang: "pl",
		});
		const [stored] = await db.select().from(credential);
		expect(stored!.password).toMatch(/^\$argon2id\$/);
		const consents = await db.select().from(consentGiven).orderBy(consentGiven.id);
		expect(
			consents.map(({ kind, version, isGiven, lang, source, consentTextId }) => [
				kind,
				version,
				isGiven,
				lang,
				source,
				consentTextId,
			]),
		).toEqual([
			["terms", 1, true, "pl", "registration", null],
			["processing", 3, true, "pl", "registration", processing.id],
			["marketing", 2, true, "pl", "registration", marketing.id],
			["recruitment", 1, false, "pl", "registration", recruitment.id],
		]);
		expect((await db.select().from(registration).orderBy(registration.id))[0]).toMatchObject({
			status: "confirmed",
			scope: "",
			profile: { companyName: "Krosno" },
		});
		const entries = await db.select().from(auditEntry).orderBy(auditEntry.id);
		expect(entries.map((entry) => entry.action)).toEqual(["registration.created"]);
		expect(JSON.stringify(entries)).not.toContain("nna");
		const { rows } = await emails(db, 1, 5);
		expect(rows).toHaveLength(1);
		expect(rows[0]).toMatchObject({
			recipient: "anna@firma.example",
			lang: "pl",
			subject: "Aktywuj konto: Próba",
			kind: "activation",
		});
		const secret = /confirm\.html\?id=([^&\s]+)/.exec(rows[0]!.text)![1]!;
		expect(rows[0]!.html).toContain(secret);
		expect(JSON.stringify(await db.select().from(activation))).not.toContain(secret);
	});

	test("the e-mail is in the person's language", async () => {
		await post({ ...goodPayload, defaultLanguage: "en_GB" });
		await post({ ...goodPayload, email: "b@b.example" }, {}, "?lang=en");
		const { rows } = await emails(server.deps.db, 1, 5);
		expect(rows.map((row) => row.subject)).toEqual(Array(2).fill("Activate your account: Trial"));
		expect(rows[0]!.text).toContain("http://estrada.test/en/confirm.html?id=");
	});

	test("invalid fields are a 400 with the spec's messages, in both languages, and write nothing", async () => {
		const answer = await post({ eventCode: "MSTS25" });
		expect(answer.statusCode).toBe(400);
		expect(answer.json().modelState).toEqual({
			email: ["podaj email"],
			password: ["podaj hasło"],
			firstName: ["podaj imię"],
			lastName: ["podaj nazwisko"],
			phoneNo: ["podaj numer telefonu"],
			processAgreement: ["zgoda jest wymagana"],
		});
		expect((await post({ eventCode: "MSTS25" }, {}, "?lang=en")).json().modelState.processAgreement).toEqual([
			"agreement is required",
		]);
		expect(await counts()).toEqual({ accounts: 0, registrations: 0, links: 0, emails: 0 });
	});

	test.each([
		["a wrong type", { firstName: 7 }, "firstName"],
		["a payload that is a list", [], "body"],
		["NUL", { firstName: "An\0na" }, "firstName"],
		["half a surrogate", { lastName: "\ud83c" }, "lastName"],
		["an overlong text", { firstName: "x".repeat(6000) }, "firstName"],
	])("%s is a 400 that names the field", async (_, change, field) => {
		const answer = await post(Array.isArray(change) ? change : { ...goodPayload, ...change });
		expect(answer.statusCode).toBe(400);
		expect(Object.keys(answer.json().modelState)).toContain(field);
	});

	test.each([
		"𠮷野 山田",
		"مرحبا abc",
		"Robert'); DROP TABLE account;--",
		"<img src=x onerror=alert(1)>",
		"#name $& {{7*7}}",
	])("%s stays text", async (firstName) => {
		expect((await post({ ...goodPayload, firstName })).statusCode).toBe(200);
		expect((await server.deps.db.select().from(account))[0]!.firstName).toBe(firstName);
		const [unconfirmed] = (await emails(server.deps.db, 1, 1)).rows;
		// no typed text goes to an unconfirmed address
		for (const part of [unconfirmed!.subject, unconfirmed!.text, unconfirmed!.html])
			expect(part).not.toContain(firstName);
		const url = `/api/account/confirmEmail?id=${await newestSecret(server)}`;
		await server.app.inject({ method: "POST", url, payload: { password: goodPayload.password } });
		const { rows } = await emails(server.deps.db, 1, 1);
		expect(rows[0]!.text).toContain("DO ZOBACZENIA"); // Polish e-mails use no names, because names need a declension
		expect(rows[0]!.html).not.toContain(firstName);
	});

	test("the phone library validates a phone number", async () => {
		expect((await post({ ...goodPayload, phoneNo: "+48 601 234 5" })).json().modelState.phoneNo).toEqual([
			"błędny numer telefonu",
		]);
		expect((await post({ ...goodPayload, phoneNo: "+44 20 7946 0958" })).statusCode).toBe(200);
	});
});

describe("refusals with names", () => {
	test("closed", async () => {
		await server.deps.db.update(event).set({ allowRegistration: false });
		const answer = await post(goodPayload, {}, "?lang=en");
		await server.deps.db.update(event).set({ allowRegistration: true });
		expect(answer.statusCode).toBe(403);
		expect(answer.json().message).toBe("Registration for this event is blocked");
	});

	test("email-taken, in any letter case and before hashing", async () => {
		await post(goodPayload);
		const answer = await post({ ...goodPayload, email: "ANNA@firma.example" });
		expect(answer.statusCode).toBe(409);
		expect(answer.json().message).toBe("Posiadasz już konto - zaloguj sie");
		expect(await counts()).toEqual({ accounts: 1, registrations: 1, links: 1, emails: 1 });
	});

	test("a paid package needs a payment method and the shown amount", async () => {
		const answer = await post({ ...goodPayload, packageCode: "basic-online" });
		expect(answer.statusCode).toBe(400);
		expect(Object.keys(answer.json().modelState)).toEqual(["paymentMethod", "expectedGrossGrosz"]);
	});

	test.each([[{ eventCode: "NOPE" }], [{ packageCode: "NOPE" }], [{ calendarCode: "NOPE" }]])(
		"%j is a 404",
		async (change) => expect((await post({ ...goodPayload, ...change })).statusCode).toBe(404),
	);

	test("no-places: one person gets the last place, and a refused registration leaves nothing", async () => {
		await server.deps.db.update(ticketPackage).set({ capacity: 1 });
		const answers = await Promise.all(
			["a", "b", "c"].map((name) => post({ ...goodPayload, email: `${name}@b.example` })),
		);
		expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409]);
		expect(await counts()).toEqual({ accounts: 1, registrations: 1, links: 1, emails: 1 });
		const refused = answers.find((answer) => answer.statusCode === 409)!;
		expect(refused.json().message).toBe(
			"Nie ma już wolnych miejsc w tym pakiecie. Możesz zapisać się na listę oczekujących albo wybrać inny pakiet.",
		);
		expect((await server.deps.db.select().from(packageStock))[0]!.taken).toBe(1);
		await server.deps.db.update(ticketPackage).set({ capacity: null });
	});
});

test("a registration without an event is refused by this call", async () => {
	const answer = await post({ ...goodPayload, isGlobalRegistration: true });
	expect([answer.statusCode, answer.json().modelState]).toEqual([
		400,
		{ isGlobalRegistration: [messages.globalElsewhere.pl] },
	]);
	expect((await post({ ...goodPayload, isGlobalRegistration: false })).statusCode).toBe(200);
});

describe("calendars", () => {
	test("a choice of onsite or online is required, and one person gets the last onsite place", async () => {
		await addCalendar(server.deps, content.event, { code: "D1", onsiteCapacity: 1 });
		const one = { ...goodPayload, calendarCode: "d1" };
		expect((await post(one)).json().modelState.isOnline).toEqual(["Wybierz formę udziału."]);
		expect((await post({ ...one, isOnline: false })).statusCode).toBe(200);
		const second = { ...one, email: "b@b.example" };
		const refused = await post({ ...second, isOnline: false }, {}, "?lang=en");
		expect([refused.statusCode, refused.json().message]).toEqual([
			409,
			"No ONSITE places left; confirming registers you for ONLINE.",
		]);
		expect((await server.app.inject("/api/event/MSTS25/CheckLimits/D1")).json()).toEqual({
			isOnsiteAvailable: false,
			isOnlineAvailable: true,
		});
		expect((await post({ ...second, isOnline: true })).json()).toMatchObject({ isOnline: true });
	});

	test("a past one refuses onsite and online attendance", async () => {
		const past = { startsAt: new Date("2025-04-29T07:00:00Z"), endsAt: new Date("2025-04-29T19:00:00Z") };
		await addCalendar(server.deps, content.event, { code: "D3", ...past });
		expect((await server.app.inject("/api/event/MSTS25/CheckLimits/D3")).json()).toEqual({
			isOnsiteAvailable: false,
			isOnlineAvailable: false,
		});
		const late = { ...goodPayload, calendarCode: "D3", email: "late@b.example" };
		expect((await post({ ...late, isOnline: false })).statusCode).toBe(403);
		expect((await post({ ...late, isOnline: true })).statusCode).toBe(403);
	});

	test("a calendar without online refuses it", async () => {
		await addCalendar(server.deps, content.event, { code: "D2", isOnline: false });
		expect((await post({ ...goodPayload, calendarCode: "D2", isOnline: true })).statusCode).toBe(409);
	});
});

test("additional inputs are required and stored", async () => {
	const [requested] = await server.deps.db
		.insert(additionalInput)
		.values({
			packageId: content.expo.id,
			name: "Koszulka",
			type: 1,
			isRequired: true,
			options: [{ value: "M", valueEn: "M" }],
		})
		.returning();
	expect((await post(goodPayload)).json().modelState).toEqual({
		[`additionalInputs.${requested!.id}`]: ["pole jest wymagane"],
	});
	const additionalInputs = JSON.stringify([{ objectId: requested!.id, value: "M" }]);
	expect((await post({ ...goodPayload, additionalInputs })).statusCode).toBe(200);
	expect((await server.deps.db.select().from(registration).orderBy(registration.id))[0]!.profile.additionalInputs).toBe(
		additionalInputs,
	);
	await server.deps.db.delete(additionalInput);
});

test("RegisterGlobal makes an account without a place once, and its link activates it", async () => {
	const global = (payload: object) =>
		server.app.inject({ method: "POST", url: "/api/Account/registerglobal?lang=en", payload });
	expect((await global({ ...goodPayload, lastName: "" })).json().modelState).toEqual({
		lastName: ["provide your last name"],
	});
	expect((await global(goodPayload)).json()).toEqual({ isRegistered: true });
	expect(await counts()).toEqual({ accounts: 1, registrations: 0, links: 1, emails: 1 });
	expect((await global(goodPayload)).statusCode).toBe(409);
	expect((await global({ ...goodPayload, eventCode: "NOPE" })).statusCode).toBe(404);
});
