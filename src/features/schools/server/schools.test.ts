import { beforeAll, describe, expect, test } from "vitest";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { changeContent } from "../../../kit/content/version.ts";
import { knownSchool } from "./store.ts";
import { school, schoolDepartment } from "./tables.ts";

let server: TestServer;
const get = (url: string) => server.app.inject(url);

beforeAll(async () => {
	server = await freshServer();
	await server.deps.db.insert(school).values([
		{ id: 1, name: "Uniwersytet Łódzki", nameEn: "University of Lodz", shortName: "UŁ", city: "Łódź" },
		{
			id: 2,
			name: "Politechnika Warszawska",
			nameEn: "Warsaw University of Technology",
			city: "Warszawa",
			cityEn: "Warsaw",
		},
	]);
	await server.deps.db.insert(schoolDepartment).values([
		{ id: 11, schoolId: 2, name: "Wydział Mechatroniki", nameEn: "Faculty of Mechatronics" },
		{ id: 12, schoolId: 2, name: "Wydział Fizyki" },
	]);
});

describe("school", () => {
	test("lists universities by name in the requested language, for any letter case", async () => {
		expect((await get("/API/School")).json()).toEqual([
			{ objectId: 2, name: "Politechnika Warszawska", shortName: null, city: "Warszawa" },
			{ objectId: 1, name: "Uniwersytet Łódzki", shortName: "UŁ", city: "Łódź" },
		]);
		const english = (await get("/api/school?lang=en")).json();
		expect(english.map((one: { name: string }) => one.name)).toEqual([
			"University of Lodz",
			"Warsaw University of Technology",
		]);
		expect(english[1]).toMatchObject({ city: "Warsaw" });
	});

	test("a university without departments has an empty list; an unknown one is a 404, an invalid id a 400", async () => {
		expect((await get("/api/SCHOOL/2/Departments?lang=en")).json()).toEqual([
			{ objectId: 11, name: "Faculty of Mechatronics" },
			{ objectId: 12, name: "Wydział Fizyki" },
		]);
		expect((await get("/api/school/1/departments")).json()).toEqual([]);
		expect((await get("/api/school/3/departments?lang=en")).json()).toMatchObject({
			status: 404,
			title: "There is no such university.",
		});
		expect((await get("/api/school/x/departments")).statusCode).toBe(400);
	});

	test("a change is visible at once", async () => {
		await changeContent(server.deps, (tx) => tx.insert(school).values({ id: 3, name: "AGH", city: "Kraków" }));
		expect((await get("/api/school")).json()).toHaveLength(3);
	});

	test("knows a department's university", async () => {
		const { db } = server.deps;
		expect(await knownSchool(db, { schoolId: 1, departmentId: 11 })).toEqual({ isSchool: true, departmentOf: 2 });
		expect(await knownSchool(db, { schoolId: 77 })).toEqual({ isSchool: false, departmentOf: undefined });
	});
});
