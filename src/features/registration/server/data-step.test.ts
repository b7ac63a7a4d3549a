import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addConsentText, addEvent, addPackage } from "../../../../tests/harness/content.ts";
import { addOpenEvent, forgetPeople, goodPayload } from "../../../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { consentGiven } from "../../consent/server/tables.ts";
import { additionalInput, packagePrice, ticketPackage } from "../../packages/server/tables.ts";
import { school, schoolDepartment } from "../../schools/server/tables.ts";
import { registration } from "../../ticket-holders/server/tables.ts";
import { messages } from "../messages.ts";

let server: TestServer;
let content: Awaited<ReturnType<typeof addOpenEvent>>;
const post = (payload: object) =>
	server.app.inject({ method: "POST", url: "/api/account/registerUser?lang=en", payload });
const wrongFields = async (payload: object) => (await post({ ...goodPayload, ...payload })).json().modelState;

beforeAll(async () => {
	server = await freshServer();
	content = await addOpenEvent(server);
	const { db } = server.deps;
	await db.insert(school).values([1, 2].map((id) => ({ id, name: `Uczelnia ${id}`, city: "Łódź" })));
	await db.insert(schoolDepartment).values({ id: 11, schoolId: 1, name: "Wydział Fizyki" });
});
beforeEach(() => forgetPeople(server));

describe("university and department", () => {
	test.each([
		["an unknown university", { schoolId: 99 }, "schoolId", "We do not know this university"],
		["another one's department", { schoolId: 2, departmentId: 11 }, "departmentId", "does not belong"],
		["a department alone", { departmentId: 11 }, "departmentId", "does not belong"],
		["a name that is too long", { otherSchool: "x".repeat(201) }, "otherSchool", "At most 200 characters."],
	])("%s is refused with a sentence", async (_, payload, field, words) => {
		const state = await wrongFields({ isGraduate: false, ...payload });
		expect(Object.keys(state)).toEqual([field]);
		expect(state[field][0]).toContain(words);
	});

	test("are stored with the registration", async () => {
		const studies = { isGraduate: false, schoolId: 1, departmentId: 11 };
		expect((await post({ ...goodPayload, ...studies })).statusCode).toBe(200);
		const [stored] = await server.deps.db.select().from(registration).orderBy(registration.id);
		expect(stored!.profile).toEqual(studies);
	});
});

test("an online-only package refuses onsite attendance", async () => {
	const online = { packageCode: "BASIC-ONLINE", paymentMethod: "card", expectedGrossGrosz: 36_777 };
	expect(Object.keys(await wrongFields({ ...online, isOnline: false }))).toEqual(["isOnline"]);
	expect((await post({ ...goodPayload, ...online })).json()).toMatchObject({ isOnline: true });
});

test("an onsite-only package refuses online attendance", async () => {
	await addPackage(server.deps, content.event, { code: "HALL", isOnline: false });
	const [hall] = await server.deps.db.select().from(ticketPackage).where(eq(ticketPackage.code, "HALL"));
	await server.deps.db.insert(packagePrice).values({ packageId: hall!.id, roundId: null, netGrosz: 0 });
	expect(await wrongFields({ packageCode: "HALL", isOnline: true })).toEqual({ isOnline: [messages.onsiteOnly.en] });
	expect((await post({ ...goodPayload, packageCode: "HALL" })).json()).toMatchObject({ isOnline: false });
});

describe("additional inputs of all four types", () => {
	const options = ["a", "b"].map((value) => ({ value, valueEn: value }));
	const ask = (inputs: [number, number, boolean, typeof options][]) =>
		server.deps.db.insert(additionalInput).values(
			inputs.map(([id, type, isRequired, options]) => ({
				id,
				type,
				isRequired,
				options,
				packageId: content.expo.id,
				name: `Pytanie ${id}`,
			})),
		);
	const answering = (answers: Record<number, string | string[]>) => ({
		additionalInputs: JSON.stringify(
			Object.entries(answers).map(([objectId, value]) => ({ objectId: Number(objectId), value })),
		),
	});

	test("are required, validated by their options, and stored", async () => {
		await ask([
			[1, 0, true, []],
			[2, 1, true, options],
			[3, 2, true, options],
			[4, 2, true, []],
			[5, 3, true, options],
			[6, 0, false, []],
		]);
		expect(await wrongFields({})).toEqual({
			"additionalInputs.1": ["this field is required"],
			"additionalInputs.2": ["this field is required"],
			"additionalInputs.3": ["choose at least one option"],
			"additionalInputs.4": ["this field is required"],
			"additionalInputs.5": ["this field is required"],
		});
		expect(
			Object.keys(await wrongFields(answering({ 1: "x", 2: "c", 3: ["a", "c"], 4: "true", 5: ["a", "b"] }))),
		).toEqual([2, 3, 5].map((id) => `additionalInputs.${id}`));
		const good = answering({ 1: "x", 2: "a", 3: ["a", "b"], 4: "true", 5: "b" });
		expect((await post({ ...goodPayload, ...good })).statusCode).toBe(200);
		const [stored] = await server.deps.db.select().from(registration).orderBy(registration.id);
		expect(stored!.profile).toEqual(good);
		await server.deps.db.delete(additionalInput);
	});
});

describe("consents", () => {
	test("of the event TBF: three fixed consents, one of which is required", async () => {
		const tbf = await addEvent(server.deps, { code: "TBF", allowRegistration: true, freePackageCode: "EXPO" });
		const free = await addPackage(server.deps, tbf);
		await server.deps.db.insert(packagePrice).values({ packageId: free.id, roundId: null, netGrosz: 0 });
		const texts = [];
		for (const position of [0, 1, 2]) {
			const text = { kind: "tbf", position, isRequired: position === 0 } as const;
			texts.push(await addConsentText(server.deps, tbf, text));
		}
		const [first, second] = texts;
		expect(Object.keys(await wrongFields({ eventCode: "TBF" }))).toEqual([`gdprs.${first!.id}`]);
		const gdprs = { [first!.id]: true, [second!.id]: true };
		expect((await post({ ...goodPayload, eventCode: "TBF", gdprs })).statusCode).toBe(200);
		const consents = await server.deps.db.select().from(consentGiven).orderBy(consentGiven.id);
		expect(consents.map(({ kind, isGiven }) => `${kind} ${isGiven}`)).toEqual([
			"terms true",
			"tbf true",
			"tbf true",
			"tbf false",
		]);
	});
});
