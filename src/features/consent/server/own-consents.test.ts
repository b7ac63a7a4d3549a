import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addCalendar, addConsentText, addEvent, addPackage } from "../../../../tests/harness/content.ts";
import { addOpenEvent, forgetPeople, goodPayload, loggedIn } from "../../../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { auditEntry } from "../../../kit/audit/tables.ts";
import { packagePrice } from "../../packages/server/tables.ts";
import type { OwnConsent } from "../contract.ts";
import { consentGiven } from "./tables.ts";

let server: TestServer;
let texts: Record<"processing" | "marketing" | "recruitment" | "guests" | "photos", { id: number }>;

beforeAll(async () => {
	server = await freshServer();
	const { deps } = server;
	const { marketing, recruitment, processing } = await addOpenEvent(server);
	const meetup = { code: "TBF", isMeeting: true, allowRegistration: true, freePackageCode: "EXPO" };
	const tbf = await addEvent(deps, meetup);
	const free = await addPackage(deps, tbf);
	await deps.db.insert(packagePrice).values({ packageId: free.id, roundId: null, netGrosz: 0 });
	for (const code of ["TBF-1", "TBF-2"]) await addCalendar(deps, tbf, { code, isOnline: true });
	const guests = await addConsentText(deps, tbf, { kind: "tbf", isRequired: true, name: "Udział" });
	const photos = await addConsentText(deps, tbf, {
		kind: "tbf",
		position: 1,
		name: "Zdjęcia",
		nameEn: "Photos",
		descriptionShort: "Zgoda dla: {partners}",
		descriptionShortEn: "Consent for: {partners}",
	});
	texts = { processing, marketing, recruitment, guests, photos };
});

beforeEach(() => forgetPeople(server));

async function person(email: string, ...given: (keyof typeof texts)[]) {
	const agreed = (...keys: (keyof typeof texts)[]) => Object.fromEntries(keys.map((key) => [texts[key].id, true]));
	const cookie = await loggedIn(server, email, { gdprs: agreed(...given) });
	const ask = (method: "GET" | "POST", url: string, payload?: object) =>
		server.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
	return {
		read: async (lang = "en"): Promise<OwnConsent[]> =>
			(await ask("GET", `/API/user/Consents?lang=${lang}`)).json().consents,
		ask,
		withdraw: (id: number) => ask("POST", `/api/user/consents/${id}/withdraw?lang=en`),
		meet: async (calendarCode: string, ...keys: (keyof typeof texts)[]) => {
			const payload = {
				...goodPayload,
				email,
				eventCode: "TBF",
				calendarCode,
				isOnline: true,
				gdprs: agreed(...keys),
			};
			const answer = await ask("POST", "/api/account/registerUser", payload);
			expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
		},
	};
}

const stored = async () =>
	(await server.deps.db.select().from(consentGiven).orderBy(consentGiven.id)).filter((one) => one.isGiven);
const audited = async () =>
	(await server.deps.db.select().from(auditEntry).orderBy(auditEntry.id)).filter(
		(one) => one.action === "consent.withdrawn",
	);
const states = (consents: OwnConsent[]) =>
	consents.map((one) => `${one.name}: ${one.canWithdraw ? "free" : one.withdrawnDate ? "withdrawn" : "needed"}`);

describe("own consents", () => {
	test("lists given consents with their text in the requested language, without declined ones", async () => {
		const anna = await person("anna@firma.example", "marketing");
		const now = server.clock.now().toISOString();
		const answer = await anna.ask("GET", "/api/user/consents?lang=en");
		expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
		const common = {
			eventName: "Trial",
			timeZone: "Europe/Warsaw",
			givenDate: now,
			source: "registration",
			withdrawnDate: null,
		};
		const [marketing, processing, terms, ...more] = answer.json().consents;
		expect(more).toEqual([]);
		expect(marketing).toEqual({
			...common,
			objectId: expect.any(Number),
			kind: "marketing",
			name: "Regulamin",
			descriptionShort: "Akceptuję",
			version: 2,
			canWithdraw: true,
		});
		expect(processing).toMatchObject({ ...common, kind: "processing", canWithdraw: false });
		expect(terms).toMatchObject({ kind: "terms", name: "Terms", eventName: null, canWithdraw: false });
		expect((await anna.read("pl")).map((one) => one.eventName)).toEqual(["Próba", "Próba", null]);
	});

	test("answers 401 without a log-in, and an empty list without consents", async () => {
		for (const [method, url] of [
			["GET", "/api/user/consents"],
			["POST", "/api/user/consents/1/withdraw"],
		] as const)
			expect((await server.app.inject({ method, url })).statusCode).toBe(401);
		const anna = await person("anna@firma.example");
		await server.deps.db.delete(consentGiven);
		expect(await anna.read()).toEqual([]);
	});

	test("names the partners if the text does", async () => {
		const anna = await person("anna@firma.example");
		await anna.meet("TBF-1", "guests", "photos");
		const photos = (await anna.read()).find((one) => one.name === "Photos");
		expect(photos!.descriptionShort).toMatch(/^Consent for: the recruiting exhibitors/);
	});
});

describe("withdrawing a consent", () => {
	test("marks it and logs the actor once, also in repeated and concurrent calls", async () => {
		const anna = await person("anna@firma.example", "marketing", "recruitment");
		const [recruitment, marketing] = await anna.read(); // Newest first.
		const day = server.clock.now().toISOString();
		const answers = await Promise.all([1, 2, 3].map(() => anna.withdraw(marketing!.objectId)));
		expect(answers.map((one) => one.statusCode)).toEqual([200, 200, 200]);
		server.clock.set(new Date(server.clock.now().getTime() + 3_600_000).toISOString());
		const again = await anna.withdraw(marketing!.objectId);
		expect(again.headers["cache-control"]).toBe("no-store");
		const ownConsents: OwnConsent[] = again.json().consents;
		expect(ownConsents.find((one) => one.objectId === marketing!.objectId)).toMatchObject({
			withdrawnDate: day,
			canWithdraw: false,
		});
		expect(ownConsents.find((one) => one.objectId === recruitment!.objectId)!.canWithdraw).toBe(true);
		expect((await stored()).filter((one) => one.withdrawnAt).map((one) => one.id)).toEqual([marketing!.objectId]);
		const { accountId } = (await stored())[0]!;
		expect(await audited()).toEqual([
			expect.objectContaining({
				actor: accountId,
				subject: `account:${accountId}`,
				at: new Date(day),
				detail: { kind: "marketing", consents: [marketing!.objectId] },
			}),
		]);
	});

	test("answers 404 for another person's or a declined consent, and 409 for a required one", async () => {
		const ewa = await person("ewa@firma.example", "marketing");
		const [hers] = await ewa.read();
		const anna = await person("anna@firma.example");
		expect((await anna.withdraw(hers!.objectId)).statusCode).toBe(404);
		const rows = await server.deps.db.select().from(consentGiven).orderBy(consentGiven.id);
		expect((await anna.withdraw(rows.find((one) => !one.isGiven)!.id)).statusCode).toBe(404);
		await anna.meet("TBF-1", "guests");
		const needed = await anna.read();
		expect(states(needed)).toEqual(["Udział: needed", "Terms: needed", "Regulamin: needed"]);
		for (const { objectId } of needed) {
			const answer = await anna.withdraw(objectId);
			expect([answer.statusCode, answer.json().title]).toEqual([409, expect.stringContaining("return your ticket")]);
		}
		expect((await anna.ask("POST", "/api/user/consents/x/withdraw")).statusCode).toBe(400);
		expect([(await stored()).filter((one) => one.withdrawnAt), await audited()]).toEqual([[], []]);
	});

	test("also ends earlier consents to the same text; a later consent stays", async () => {
		const anna = await person("anna@firma.example");
		await anna.meet("TBF-1", "guests", "photos");
		const [first] = await anna.read();
		await anna.meet("TBF-2", "guests", "photos");
		const [second, ...others] = await anna.read();
		expect(others.map((one) => one.name)).not.toContain("Photos");
		expect(second!.objectId).toBeGreaterThan(first!.objectId);
		expect(states((await anna.withdraw(second!.objectId)).json().consents)[0]).toBe("Photos: withdrawn");
		expect((await stored()).filter((one) => one.withdrawnAt).map((one) => one.id)).toEqual([
			first!.objectId,
			second!.objectId,
		]);

		await server.deps.db.update(consentGiven).set({ withdrawnAt: null });
		await anna.withdraw(first!.objectId);
		await anna.withdraw(first!.objectId);
		expect((await anna.read())[0]).toMatchObject({ objectId: second!.objectId, canWithdraw: true });
	});
});

describe("a consent in the account", () => {
	const give = (one: Awaited<ReturnType<typeof person>>, textId: number) =>
		one.ask("POST", "/api/user/consents?lang=en", { textId });
	const offered = async (one: Awaited<ReturnType<typeof person>>) =>
		((await one.ask("GET", "/api/user/consents?lang=en")).json().offered as { objectId: number }[]).map(
			({ objectId }) => objectId,
		);

	test("is offered after it was declined or withdrawn, can be given, and withdrawn again", async () => {
		const [anna, ewa] = [await person("anna@firma.example", "marketing"), await person("ewa@firma.example")];
		expect(await offered(anna)).toEqual([texts.recruitment.id]);
		expect(await offered(ewa)).toEqual([texts.marketing.id, texts.recruitment.id]);
		const [first] = await anna.read();
		await anna.withdraw(first!.objectId);
		expect(await offered(anna)).toEqual([texts.marketing.id, texts.recruitment.id]);
		const answers = await Promise.all([1, 2].map(() => give(anna, texts.marketing.id)));
		expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
		expect(await offered(anna)).toEqual([texts.recruitment.id]);
		const [standing] = await anna.read();
		expect([standing!.canWithdraw, standing!.source, standing!.version]).toEqual([true, "account", 2]);
		expect((await stored()).filter((one) => one.source === "account")).toHaveLength(1);
		expect(await offered(ewa)).toEqual([texts.marketing.id, texts.recruitment.id]);
		await anna.withdraw(standing!.objectId);
		expect(await offered(anna)).toContain(texts.marketing.id);
	});

	test("is refused for another event, a required consent and an unknown text", async () => {
		const anna = await person("anna@firma.example");
		for (const id of [texts.photos.id, 999_999]) expect((await give(anna, id)).statusCode).toBe(404);
		expect((await give(anna, texts.guests.id)).statusCode).toBe(404);
		expect(await offered(anna)).not.toContain(texts.processing.id);
	});
});
