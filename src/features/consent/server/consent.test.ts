import { beforeAll, describe, expect, test } from "vitest";
import { addConsentText, addEvent, addExhibitor } from "../../../../tests/harness/content.ts";
import { countingQueries, freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { changeContent } from "../../../kit/content/version.ts";
import { consentsOf } from "./store.ts";

let server: TestServer;
let event: Awaited<ReturnType<typeof addEvent>>;
const get = (url: string) => server.app.inject({ method: "GET", url });

beforeAll(async () => {
	server = await freshServer();
	const { deps } = server;
	event = await addEvent(deps, { code: "MSTS25" });
	const meetup = await addEvent(deps, { code: "TBF", isMeeting: true });
	await addEvent(deps, { code: "EMPTY25" });
	await addConsentText(deps, event, { position: 0, isRequired: true, name: "Regulamin", nameEn: "Terms" });
	await addConsentText(deps, event, {
		position: 2,
		kind: "recruitment",
		descriptionLong: "Partnerami są: {partners}.",
	});
	await addConsentText(deps, event, { position: 1, kind: "marketing" });
	await addConsentText(deps, event, { position: 1, kind: "marketing", version: 2, name: "Nowa treść" });
	await addConsentText(deps, event, { position: 3, kind: "tbf" });
	for (const position of [0, 1, 2])
		await addConsentText(deps, meetup, { position, kind: "tbf", isRequired: position === 0 });
	await addConsentText(deps, meetup, { position: 3, kind: "marketing" });
	await addExhibitor(deps, event, { rodoName: "Norvika sp. z o.o.", position: 2 });
	await addExhibitor(deps, event, { rodoName: "Kwarnet S.A.", position: 1 });
	await addExhibitor(deps, event, { rodoName: "Reklama sp. z o.o.", type: 1 });
});

describe("gdpr", () => {
	test("lists processing, marketing and recruitment in their newest versions, with the recruiters' names", async () => {
		const answer = await get("/api/EVENT/msts25/GDPR");
		expect(answer.json()).toEqual([
			{
				objectId: 1,
				kind: "processing",
				isRequired: true,
				name: "Regulamin",
				nameEn: "Terms",
				descriptionShort: "Akceptuję",
				descriptionShortEn: null,
				descriptionLong: "Akceptuję regulamin.",
				descriptionLongEn: null,
			},
			expect.objectContaining({ objectId: 4, kind: "marketing", name: "Nowa treść" }),
			expect.objectContaining({
				kind: "recruitment",
				descriptionLong: "Partnerami są: Kwarnet S.A., Norvika sp. z o.o..",
			}),
		]);
	});

	test("lists the three fixed consents of TBF", async () => {
		const kinds = (await get("/api/event/tbf/gdpr"))
			.json()
			.map((one: { kind: string; isRequired: boolean }) => [one.kind, one.isRequired]);
		expect(kinds).toEqual([
			["tbf", true],
			["tbf", false],
			["tbf", false],
		]);
	});

	test("names the exhibitors of the same event, and a new one in the next response", async () => {
		const next = await addEvent(server.deps, { code: "NEXT26", landingExhibitorsEventCode: "MSTS25" });
		await addConsentText(server.deps, next, { kind: "recruitment", descriptionLong: "{partners}" });
		const names = async () => (await get("/api/event/NEXT26/gdpr")).json()[0].descriptionLong;
		expect(await names()).toBe("Kwarnet S.A., Norvika sp. z o.o.");
		await changeContent(server.deps, (tx) => addExhibitor({ db: tx }, event, { rodoName: "Nowa S.A.", position: 9 }));
		expect(await names()).toContain("Nowa S.A.");
	});

	test("is empty for an event without consents; an unknown event answers 404, an overlong code 400", async () => {
		expect((await get("/api/event/EMPTY25/gdpr")).json()).toEqual([]);
		expect((await get("/api/event/NOPE/gdpr")).statusCode).toBe(404);
		expect(Object.keys((await get(`/api/event/${"x".repeat(50)}/gdpr`)).json().modelState)).toEqual(["eventCode"]);
	});

	test("needs the same number of queries for any list", async () => {
		const growing = await addEvent(server.deps, { code: "GROW25" });
		const grow = (kinds: ("processing" | "marketing" | "recruitment")[]) =>
			changeContent(server.deps, async (tx) => {
				for (const kind of kinds) await addConsentText({ db: tx }, growing, { kind });
			});
		const count = () => countingQueries(() => get("/api/event/GROW25/gdpr"));
		await grow(["processing"]);
		const one = await count();
		await grow(["marketing", "recruitment"]);
		expect(await count()).toBe(one);
		expect((await get("/api/event/GROW25/gdpr")).json()).toHaveLength(3);
	});
});

test("the store returns the version, which is stored with an answer", async () => {
	const versions = (await consentsOf(server.deps.db, event)).map((one) => [one.kind, one.version]);
	expect(versions).toEqual([
		["processing", 1],
		["marketing", 2],
		["recruitment", 1],
	]);
});
