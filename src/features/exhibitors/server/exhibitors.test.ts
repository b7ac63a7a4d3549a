import { beforeAll, describe, expect, test } from "vitest";
import { addEvent, addExhibitor } from "../../../../tests/harness/content.ts";
import { countingQueries, freshServer, landingRows, type TestServer } from "../../../../tests/harness/server.ts";
import { changeContent } from "../../../kit/content/version.ts";
import { exhibitorsForLanding } from "./landing.ts";
import { addExhibitor as writeExhibitor } from "./store.ts";

let server: TestServer;
let event: Awaited<ReturnType<typeof addEvent>>;
let companyId: number;
const get = (url: string) => server.app.inject({ method: "GET", url });
const names = (answer: { json(): { name: string }[] }) => answer.json().map((one) => one.name);

/** One field of every `typeId`. */
const fields = [
	{ name: "Miasto", nameEn: "City", typeId: 0, valueStr: "Gdynia <b>", valueStrEn: "Gdynia, Poland" },
	{ name: "Opis", nameEn: "Description", typeId: 1, valueStr: `<p onclick="x()">Opis</p><script>x()</script>` },
	{
		name: "Stanowiska",
		nameEn: "Roles",
		typeId: 2,
		valueStr: "<ul><li>C#</li></ul>",
		valueStrEn: `<img src=x onerror=alert(1)>C#`,
	},
	{ name: "Rok", nameEn: "Founded", typeId: 3, valueInt: 2009 },
	{ name: "Zdalnie", nameEn: "Remote", typeId: 4, valueBool: false },
	{ name: "CV", nameEn: "CV", typeId: 5, valueStr: "praca@norvika.example" },
	{ name: "Strona", nameEn: null, typeId: 6, valueStr: "https://norvika.example" },
];

beforeAll(async () => {
	server = await freshServer();
	event = await addEvent(server.deps, { code: "MSTS25" });
	await addEvent(server.deps, { code: "EMPTY25" });
	await addEvent(server.deps, { code: "NEXT26", landingExhibitorsEventCode: "MSTS25" });
	await addExhibitor(server.deps, event, { name: "Drugi", position: 2 });
	await addExhibitor(server.deps, event, { name: "Stoisko", type: 1, position: 1 });
	companyId = await changeContent(server.deps, (tx) =>
		writeExhibitor(tx, {
			eventId: event.id,
			name: "Norvika",
			type: 0,
			position: 1,
			logoUrl: "/files/n.svg",
			rodoName: "Norvika sp. z o.o.",
			isMeetingEnabled: true,
			meetingTopics: [{ name: "Staż", nameEn: "Internship" }, { name: "Dyżury" }],
			groups: [
				{ name: "O firmie", nameEn: "About", fields },
				{ name: "Pusta", fields: [] },
			],
		}),
	);
});

describe("Exhibitors/List", () => {
	test("lists a type or all, in the organiser's order, at both spellings of the path", async () => {
		expect(names(await get("/api/event/MSTS25/exhibitors/list/0?lang=pl"))).toEqual(["Norvika", "Drugi"]);
		expect(names(await get("/api/event/msts25/Exhibitors/List/1"))).toEqual(["Stoisko"]);
		expect(names(await get("/api/event/MSTS25/Exhibitors/List/all"))).toEqual(["Norvika", "Drugi", "Stoisko"]);
		expect(names(await get("/api/event/MSTS25/Exhibitors/List/ALL"))).toHaveLength(3);
	});

	test("lists another event's exhibitors if the event says so; without exhibitors the list is empty", async () => {
		expect(names(await get("/api/event/NEXT26/Exhibitors/List/0"))).toEqual(["Norvika", "Drugi"]);
		expect((await get("/api/event/EMPTY25/Exhibitors/List/all")).json()).toEqual([]);
	});

	test("answers 404 for an unknown event and 400 for another parameter", async () => {
		expect((await get("/api/event/NOPE/Exhibitors/List/0")).statusCode).toBe(404);
		for (const wrong of ["2", "-1", "alle", "00"]) {
			const answer = await get(`/api/event/MSTS25/Exhibitors/List/${wrong}`);
			expect(answer.statusCode).toBe(400);
			expect(Object.keys(answer.json().modelState)).toEqual(["x"]);
		}
	});

	test("needs the same number of queries for any list", async () => {
		const growing = await addEvent(server.deps, { code: "GROW25" });
		const grow = (count: number) =>
			changeContent(server.deps, async (tx) => {
				for (let index = 0; index < count; index++) {
					const company = { eventId: growing.id, name: "X", type: 0, logoUrl: "/x.svg", rodoName: "X" };
					await writeExhibitor(tx, { ...company, meetingTopics: [{ name: "T" }], groups: [{ name: "G", fields }] });
				}
			});
		const count = () => countingQueries(() => get("/api/event/GROW25/Exhibitors/List/all"));
		await grow(1);
		const one = await count();
		await grow(2);
		expect(await count()).toBe(one);
		expect((await get("/api/event/GROW25/Exhibitors/List/all")).json()).toHaveLength(3);
	});
});

describe("Exhibitors/Definition", () => {
	test("answers the whole company in English, otherwise in Polish, with sanitised HTML", async () => {
		const answer = await get(`/api/event/MSTS25/exhibitors/definition/${companyId}?lang=en`);
		expect(answer.json()).toEqual({
			objectId: companyId,
			name: "Norvika",
			standEventCode: "MSTS25",
			type: 0,
			logoUrl: "/files/n.svg",
			rodoName: "Norvika sp. z o.o.",
			isMeetingEnabled: true,
			meetingTopics: [
				{ objectId: 1, name: "Internship" },
				{ objectId: 2, name: "Dyżury" },
			],
			groups: [
				{
					name: "About",
					fields: [
						{ name: "City", typeId: 0, valueStr: "Gdynia, Poland", valueInt: null, valueBool: null, logoUrl: null },
						{ name: "Description", typeId: 1, valueStr: "<p>Opis</p>", valueInt: null, valueBool: null, logoUrl: null },
						{ name: "Roles", typeId: 2, valueStr: "C#", valueInt: null, valueBool: null, logoUrl: null },
						{ name: "Founded", typeId: 3, valueStr: null, valueInt: 2009, valueBool: null, logoUrl: null },
						{ name: "Remote", typeId: 4, valueStr: null, valueInt: null, valueBool: false, logoUrl: null },
						{
							name: "CV",
							typeId: 5,
							valueStr: "praca@norvika.example",
							valueInt: null,
							valueBool: null,
							logoUrl: null,
						},
						{
							name: "Strona",
							typeId: 6,
							valueStr: "https://norvika.example",
							valueInt: null,
							valueBool: null,
							logoUrl: null,
						},
					],
				},
				{ name: "Pusta", fields: [] },
			],
		});
		expect((await get(`/api/event/MSTS25/Exhibitors/Definition/${companyId}`)).json().groups[0].name).toBe("O firmie");
	});

	test("is found at an event that shows it, and at no other", async () => {
		expect((await get(`/api/event/NEXT26/Exhibitors/Definition/${companyId}`)).statusCode).toBe(200);
		expect((await get(`/api/event/EMPTY25/Exhibitors/Definition/${companyId}`)).statusCode).toBe(404);
	});

	test("answers 404 for an unknown company or event and 400 for a wrong id", async () => {
		expect((await get("/api/event/MSTS25/Exhibitors/Definition/9999")).json().title).toBe("Nie ma takiego wystawcy.");
		expect((await get(`/api/event/NOPE/Exhibitors/Definition/${companyId}`)).statusCode).toBe(404);
		const answer = await get("/api/event/MSTS25/Exhibitors/Definition/norvika");
		expect(answer.statusCode).toBe(400);
		expect(Object.keys(answer.json().modelState)).toEqual(["x"]);
	});
});

describe("Exhibitors/Logos", () => {
	test("answers the first 14 in the organiser's order, also of another event", async () => {
		const many = await addEvent(server.deps, { code: "MANY25" });
		for (let n = 0; n < 15; n++) await addExhibitor(server.deps, many, { name: `Firma ${n}`, position: 15 - n });
		const logos = (await get("/API/event/many25/exhibitors/LOGOS")).json();
		expect(logos).toHaveLength(14);
		expect(logos[0]).toEqual({ objectId: expect.any(Number), name: "Firma 14", logoUrl: expect.any(String) });
		expect(names(await get("/api/event/NEXT26/Exhibitors/Logos"))).toHaveLength(3);
		expect((await get("/api/event/EMPTY25/Exhibitors/Logos")).json()).toEqual([]);
		expect((await get("/api/event/NOPE/Exhibitors/Logos")).statusCode).toBe(404);
	});
});

test("the landing page has both walls", async () => {
	const walls = await exhibitorsForLanding(await landingRows(server, event), new Set());
	expect(walls.recruitment.map((one) => one.name)).toEqual(["Norvika", "Drugi"]);
	expect(walls.marketing).toEqual([{ id: 2, name: "Stoisko", logoUrl: "/files/n.svg", isOnDuty: false }]);
});
