import { beforeEach, describe, expect, test } from "vitest";
import { addConsentText, addEvent } from "../../../../tests/harness/content.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { subscription } from "./tables.ts";

let server: TestServer;
let marketing: { id: number };
const good = { eventCode: "MSTS25", email: "Anna@Firma.PL", wantInform: true, typeId: 0, gdprs: { marketing: true } };
const post = (payload: object, path = "/api/event/MSTS25/subscription?lang=en") =>
	server.app.inject({ method: "POST", url: path, payload });
const kept = () => server.deps.db.select().from(subscription);

beforeEach(async () => {
	server = await freshServer();
	const event = await addEvent(server.deps, { code: "MSTS25" });
	await addEvent(server.deps, { code: "EMPTY25" });
	marketing = await addConsentText(server.deps, event, { kind: "marketing", version: 3 });
});

describe("subscription", () => {
	test("keeps the address with language, time and the version of the consent", async () => {
		const answer = await post({ ...good, language: "en" }, "/API/Event/msts25/Subscription");
		expect([answer.statusCode, answer.json()]).toEqual([200, { message: "Zapisano poprawnie do newslettera" }]);
		expect(await kept()).toEqual([
			{
				id: 1,
				eventId: 1,
				email: "anna@firma.pl",
				typeId: 0,
				lang: "en",
				consentTextId: marketing.id,
				consentVersion: 3,
				subscribedAt: new Date("2025-04-30T10:00:00Z"),
			},
		]);
	});

	test("an event without a marketing consent keeps no version; the consent's id is taken as well", async () => {
		expect((await post(good, "/api/event/EMPTY25/subscription")).statusCode).toBe(200);
		expect((await post({ ...good, gdprs: { [marketing.id]: true } })).statusCode).toBe(200);
		expect((await kept()).map((row) => row.consentVersion)).toEqual([null, 3]);
	});

	test("twice changes nothing and answers the same; another type is another sign-up", async () => {
		const first = await post(good);
		server.clock.set("2025-05-01T10:00:00Z");
		const second = await post({ ...good, email: " anna@firma.pl", language: "en" });
		expect(second.json()).toEqual(first.json());
		expect(second.json()).toEqual({ message: "Signed up for our newsletter successfuly" });
		expect((await kept()).map((row) => row.subscribedAt.toISOString())).toEqual(["2025-04-30T10:00:00.000Z"]);
		await post({ ...good, typeId: 5 });
		expect((await kept()).map((row) => row.typeId)).toEqual([0, 5]);
	});

	test("two at once leave one", async () => {
		const answers = await Promise.all([post(good), post(good)]);
		expect(answers.map((one) => one.statusCode)).toEqual([200, 200]);
		expect(await kept()).toHaveLength(1);
	});

	test.each([
		["no consent", { gdprs: { marketing: false } }, { gdprs: ["Consent required"] }],
		["no address", { email: "" }, { email: ["Provide your email"] }],
		["a wrong address", { email: "anna@firma" }, { email: ["Incorrect email address"] }],
		["neither", { email: null, gdprs: null }, { email: ["Provide your email"], gdprs: ["Consent required"] }],
		["an unknown type", { typeId: 3 }, { typeId: ["Not a correct value."] }],
	])("%s is a 400 that names the field and keeps nothing", async (_name, change, modelState) => {
		const answer = await post({ ...good, ...change });
		expect([answer.statusCode, answer.json().modelState]).toEqual([400, modelState]);
		expect(await kept()).toEqual([]);
	});

	test("an unknown event is a 404", async () => {
		expect((await post(good, "/api/event/NOPE/subscription")).statusCode).toBe(404);
	});

	test("too many from one address are a 429", async () => {
		for (let count = 0; count < 20; count++) await post({});
		const answer = await post(good);
		expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([429, "600"]);
	});
});
