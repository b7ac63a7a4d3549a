import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { addEvent } from "../../../../tests/harness/content.ts";
import { addOpenEvent, goodPayload } from "../../../../tests/harness/registering.ts";
import { doDueWork, otherProcess, type TestServer } from "../../../../tests/harness/server.ts";
import { ANNA, EVENT_ID, TAGS, trackingServer, view } from "../../../../tests/harness/tracking.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import { forgetOldTracking } from "./send-conversions.ts";
import { saveTags } from "./store.ts";
import { conversion, trackedVisitor } from "./tables.ts";

const tracking = await trackingServer();
const { networks, post, consent, convert, states, later, addTaggedEvent } = tracking;
afterAll(() => networks.close());
let server: TestServer;
beforeEach(async () => {
	server = await tracking.begin();
});

describe("consent", () => {
	test("is stored with a cookie; a withdrawal deletes both", async () => {
		await addTaggedEvent();
		const consentResponse = await post("/API/user/msts25/Consent?lang=en", { externalId: ANNA, consentMode: true });
		expect(consentResponse.json()).toEqual({ consentMode: true });
		expect(consentResponse.cookies).toMatchObject([
			{ name: "conversion_external_id", value: ANNA, path: "/", sameSite: "Lax" },
		]);
		await convert(view());
		const ended = await consent(false);
		expect(ended.cookies[0]).toMatchObject({ name: "conversion_external_id", value: "" });
		expect(await server.deps.db.select().from(trackedVisitor)).toMatchObject([
			{
				id: ANNA,
				version: 1,
				lang: "en",
				withdrawnAt: server.clock.now(),
				userAgent: null,
				fbc: null,
				fbp: null,
				liFatId: null,
				gclid: null,
			},
		]);
		await doDueWork(server);
		expect(await states()).toEqual(["meta withdrawn", "linkedin withdrawn", "google withdrawn"]);
		expect((await convert(view({}, ANNA))).json()).toEqual({ forwardedTo: [] });
		expect(networks.taken).toEqual([]);
	});

	test("refusing without an earlier consent stores nothing", async () => {
		await addEvent(server.deps);
		expect((await consent(false)).json()).toEqual({ consentMode: false });
		expect(await server.deps.db.select().from(trackedVisitor)).toEqual([]);
	});

	test("an unknown event is a 404, an invalid id a 400 that names it, too many a 429", async () => {
		await addEvent(server.deps);
		expect((await post("/api/user/NOPE/consent", { externalId: ANNA, consentMode: true })).statusCode).toBe(404);
		const wrong = await consent(true, "anna");
		expect([wrong.statusCode, Object.keys(wrong.json().modelState)]).toEqual([400, ["externalId"]]);
		const answers = await Promise.all(Array.from({ length: 30 }, () => consent(true)));
		expect(answers.map((one) => one.statusCode)).toContain(429);
	});
});

const FACEBOOK = ["eventName", "sourceUrl", "externalId"].map((field) => `facebookConversionDto.${field}`);

describe("a conversion", () => {
	test("is limited per address over all processes; invalid ones are not counted", async () => {
		await addEvent(server.deps);
		const other = await otherProcess(server);
		const sent = (app: typeof other, payload: object) =>
			app.inject({ method: "POST", url: "/api/user/MSTS25/conversions/v2", payload });
		const many = (app: typeof other, payload: object, count: number) =>
			Promise.all(Array.from({ length: count }, () => sent(app, payload)));
		await many(server.app, { eventCode: "MSTS25", googleAdsConversionDto: { conversionType: 0 } }, 121);
		const answers = await Promise.all([many(server.app, view(), 60), many(other, view(), 60)]);
		expect(new Set(answers.flat().map((one) => one.statusCode))).toEqual(new Set([200]));
		const refused = await Promise.all([sent(server.app, view()), sent(other, view())]);
		expect(refused.map((one) => [one.statusCode, one.headers["retry-after"]])).toEqual([
			[429, "60"],
			[429, "60"],
		]);
		await other.close();
	});

	test("reaches the three networks once, as they document it, however often it is sent", async () => {
		await addTaggedEvent();
		await consent(true);
		expect((await convert(view())).json()).toEqual({ forwardedTo: ["meta", "linkedin", "google"] });
		const again = await Promise.all([convert(view()), convert(view())]);
		expect(again.map((one) => one.json())).toEqual([{ forwardedTo: [] }, { forwardedTo: [] }]);
		await doDueWork(server);
		await doDueWork(server);
		expect(networks.taken.toSorted((a, b) => a.network.localeCompare(b.network))).toMatchObject([
			{ network: "google", account: "555", id: EVENT_ID, name: "61", body: { gclid: "gclid-1" } },
			{
				network: "linkedin",
				id: EVENT_ID,
				name: "71",
				body: { user: { userIds: [{ idType: "LINKEDIN_FIRST_PARTY_ADS_TRACKING_UUID", idValue: "fat-1" }] } },
			},
			{
				network: "meta",
				account: "1234567890",
				id: EVENT_ID,
				name: "PageView",
				body: {
					event_time: server.clock.now().getTime() / 1000,
					user_data: { external_id: [hashOf(ANNA)], client_user_agent: "Browser/1", fbc: "fb.1.1746007200000.click" },
				},
			},
		]);
		expect(await states()).toEqual(["meta sent", "linkedin sent", "google sent"]);
		const rows = await server.deps.db.select().from(conversion);
		expect(rows.map((row) => row.request)).toEqual([null, null, null]);
	});

	test("goes nowhere without consent or tags, or to a network without settings", async () => {
		const event = await addTaggedEvent();
		expect((await convert(view())).json()).toEqual({ forwardedTo: [] });
		await consent(true);
		await server.deps.db.transaction((tx) => saveTags(tx, event.id, { ...TAGS, meta: null, linkedinConversions: {} }));
		expect((await convert(view())).json()).toEqual({ forwardedTo: ["google"] });
		server = await tracking.begin({});
		await addTaggedEvent();
		await consent(true);
		expect((await convert(view())).json()).toEqual({ forwardedTo: [] });
	});

	test("of a longer view goes only to Meta; LinkedIn and Google need a click", async () => {
		await addTaggedEvent();
		await consent(true);
		const { eventCode, facebookConversionDto } = view();
		const longer = { eventCode, facebookConversionDto: { ...facebookConversionDto, eventName: "PageView30s" } };
		expect((await convert(longer)).json()).toEqual({ forwardedTo: ["meta"] });
		const nobody = view({
			linkedinConversionDto: { conversionType: 0 },
			googleAdsConversionDto: { conversionType: 0 },
		});
		expect((await convert(nobody)).json()).toEqual({ forwardedTo: ["meta"] });
	});

	test("of an unknown event is a 404; invalid names, types and ids are a 400", async () => {
		await addEvent(server.deps);
		expect((await post("/api/user/NOPE/conversions/v2", view())).statusCode).toBe(404);
		const dto = view().facebookConversionDto;
		for (const wrong of [
			{ facebookConversionDto: { ...dto, eventName: "Buy" } },
			{ facebookConversionDto: { ...dto, externalId: "1" } },
			{ facebookConversionDto: { ...dto, eventId: "order-1" } },
			{ linkedinConversionDto: { conversionType: 7 } },
		])
			expect((await convert(view(wrong))).statusCode, JSON.stringify(wrong)).toBe(400);
		const nobody = { eventCode: "MSTS25", googleAdsConversionDto: { conversionType: 0 } };
		expect((await convert(nobody)).json()).toEqual({ forwardedTo: [] });
	});

	test.each([
		["nothing at all", {}, ["eventCode", "facebookConversionDto", "linkedinConversionDto", "googleAdsConversionDto"]],
		["nothing of whom it is for", { ...view(), facebookConversionDto: {} }, FACEBOOK],
		["another event's code", view({ eventCode: "DSS25" }), ["eventCode"]],
	])("%s is a 400 that names every field", async (_what, payload, fields) => {
		await addEvent(server.deps);
		const answer = await convert(payload);
		expect([answer.statusCode, Object.keys(answer.json().modelState)]).toEqual([400, fields]);
		for (const [sentence] of Object.values(answer.json().modelState) as string[][]) expect(sentence).not.toBe("");
	});

	test("ignores the case of the event code", async () => {
		await addEvent(server.deps);
		expect((await convert(view({ eventCode: "msts25" }))).statusCode).toBe(200);
	});
});

describe("a registration with consent", () => {
	test("sends SubmitRegistration and GoToPayment from the server, once, with hashed e-mail and phone", async () => {
		const { event } = await addOpenEvent(server);
		await server.deps.db.transaction((tx) => saveTags(tx, event.id, TAGS));
		const cookie = `conversion_external_id=${ANNA}`;
		const body = { ...goodPayload, packageCode: "BASIC-ONLINE", paymentMethod: "card", expectedGrossGrosz: 36_777 };
		await post("/api/account/registerUser", { ...goodPayload, email: "before@firma.example" }, { cookie });
		await consent(true);
		await convert(
			view({ linkedinConversionDto: null, googleAdsConversionDto: { conversionType: 1, gclid: "gclid-1" } }),
		);
		const { order } = (await post("/api/account/registerUser", body, { cookie })).json();
		await post(`/api/payment/${order.secret}/url`, { method: "card" }, { cookie });
		await post("/api/account/registerUser", { ...goodPayload, email: "other@firma.example" });
		await doDueWork(server);
		const sentConversions = networks.taken.filter((one) => one.id !== EVENT_ID);
		expect(sentConversions.map(({ network, name }) => `${network} ${name}`).sort()).toEqual([
			"google 63",
			"linkedin 73",
			"linkedin 74",
			"meta GoToPayment",
			"meta SubmitRegistration",
		]);
		const meta = sentConversions.find((one) => one.name === "SubmitRegistration")!.body as { user_data: object };
		expect(meta.user_data).toMatchObject({
			em: [hashOf("anna@firma.example")],
			ph: [hashOf("48601234567")],
			fbc: "fb.1.1746007200000.click",
			client_user_agent: "Browser/1",
		});
		expect(sentConversions.find((one) => one.network === "google")!.body).toMatchObject({
			userIdentifiers: [{ hashedEmail: hashOf("anna@firma.example") }, { hashedPhoneNumber: hashOf("+48601234567") }],
		});
		expect(JSON.stringify(sentConversions)).not.toMatch(/anna|601234567/i);
	});
});

test("of an account without an event is a SubmitRegistration too, once, with consent only", async () => {
	const { event } = await addOpenEvent(server);
	await server.deps.db.transaction((tx) => saveTags(tx, event.id, TAGS));
	const global = (email: string, headers: Record<string, string>) =>
		post("/api/account/RegisterGlobal", { ...goodPayload, email }, headers);
	await consent(true);
	await global("nobody@firma.example", {});
	const visitor = { cookie: `conversion_external_id=${ANNA}`, "idempotency-key": "one" };
	for (let time = 0; time < 2; time++) expect((await global("anna@firma.example", visitor)).statusCode).toBe(200);
	await doDueWork(server);
	const conversionNames = networks.taken.map(({ network, name }) => `${network} ${name}`);
	expect(conversionNames.toSorted()).toEqual(["linkedin 73", "meta SubmitRegistration"]);
	expect(networks.taken.every((one) => one.id.startsWith("account-"))).toBe(true);
	expect(JSON.stringify(networks.taken)).not.toMatch(/anna@|601234567/i);
});

test("old data is deleted: conversions after 90 days, visitors after 13 months without a visit", async () => {
	await addTaggedEvent();
	await consent(true);
	await convert(view());
	later(91 * 24 * 60);
	await forgetOldTracking(server.deps);
	expect(await server.deps.db.select().from(conversion)).toEqual([]);
	expect(await server.deps.db.select().from(trackedVisitor)).toHaveLength(1);
	later(310 * 24 * 60);
	await forgetOldTracking(server.deps);
	expect(await server.deps.db.select().from(trackedVisitor)).toEqual([]);
});
