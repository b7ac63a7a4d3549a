import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addCalendar, addEvent, addLecturer } from "../../../../tests/harness/content.ts";
import { countingQueries, freshServer, landingRows, type TestServer } from "../../../../tests/harness/server.ts";
import { changeContent } from "../../../kit/content/version.ts";
import { agendaCategory, lecture, lectureLecturer } from "../../agenda/server/tables.ts";
import { councilForLanding, speakersForLanding } from "./landing.ts";
import { addLecturer as writeLecturer } from "./store.ts";

let server: TestServer;
let event: Awaited<ReturnType<typeof addEvent>>;
const get = (url: string) => server.app.inject({ method: "GET", url });
const names = (answer: { json(): { firstName: string }[] }) => answer.json().map((one) => one.firstName);

beforeAll(async () => {
	server = await freshServer();
	event = await addEvent(server.deps, { code: "MSTS25" });
	await addEvent(server.deps, { code: "EMPTY25" });
	await addEvent(server.deps, {
		code: "NEXT26",
		landingLecturersEventCode: "msts25",
		landingProgrammeCouncilEventCode: "MSTS25",
	});
	for (const [index, firstName] of ["Ewa", "Adam", "Cyryl"].entries()) {
		await addLecturer(server.deps, event, {
			firstName,
			position: 3 - index,
			councilPosition: index === 1 ? null : index,
		});
	}
	await addLecturer(server.deps, event, { firstName: "Zofia", position: null, councilPosition: 9 });
});

describe("Lecturers and ProgrammeCouncil", () => {
	test("are in the organiser's order with the spec's fields, for any letter case", async () => {
		const answer = await get("/api/EVENT/msts25/lecturers");
		expect(names(answer)).toEqual(["Cyryl", "Adam", "Ewa"]);
		expect(answer.json()[0]).toEqual({
			objectId: 3,
			title: null,
			firstName: "Cyryl",
			lastName: "Wróblewska",
			jobPosition: "Architektka",
			jobPositionEn: null,
			organization: "",
			imageUrl: null,
			biography: null,
			biographyEn: null,
			linkedinUrl: null,
			twitterUrl: null,
			otherSocialMediaUrl: null,
			repositoryUrl: null,
			websiteUrl: null,
		});
		expect(names(await get("/api/event/MSTS25/Lecturers/ProgrammeCouncil"))).toEqual(["Ewa", "Cyryl", "Zofia"]);
	});

	test("may be another event's; without people the list is empty", async () => {
		expect(names(await get("/api/event/NEXT26/Lecturers"))).toEqual(["Cyryl", "Adam", "Ewa"]);
		expect(names(await get("/api/event/NEXT26/Lecturers/ProgrammeCouncil"))).toEqual(["Ewa", "Cyryl", "Zofia"]);
		expect((await get("/api/event/EMPTY25/Lecturers")).json()).toEqual([]);
		expect((await get("/api/event/EMPTY25/LecturersN")).json()).toEqual([]);
		expect((await get("/api/event/EMPTY25/Lecturers/ProgrammeCouncil")).json()).toEqual([]);
	});

	test.each(["Lecturers", "LecturersN", "Lecturers/ProgrammeCouncil"])(
		"%s of an unknown event is a 404",
		async (path) => expect((await get(`/api/event/NOPE/${path}`)).statusCode).toBe(404),
	);
});

describe("LecturersN", () => {
	test("returns the first n in a stable order", async () => {
		for (let time = 0; time < 3; time++)
			expect(names(await get("/api/event/MSTS25/lecturersn?count=2"))).toEqual(["Cyryl", "Adam"]);
		expect(names(await get("/api/event/MSTS25/LecturersN"))).toHaveLength(3);
	});

	test("is the only call with texts in the requested language", async () => {
		const other = await addEvent(server.deps, { code: "LANG25" });
		await addLecturer(server.deps, other, {
			jobPosition: "Badaczka",
			jobPositionEn: "Researcher",
			biography: "<p>Pol</p>",
		});
		const english = (await get("/api/event/LANG25/LecturersN?lang=en")).json();
		expect(english[0]).toMatchObject({ jobPosition: "Researcher", biography: "<p>Pol</p>" });
		expect((await get("/api/event/LANG25/LecturersN?lang=pl")).json()[0].jobPosition).toBe("Badaczka");
		const [both] = (await get("/api/event/LANG25/Lecturers?lang=en")).json(); // the other calls give both languages
		expect(both).toMatchObject({ jobPosition: "Badaczka", jobPositionEn: "Researcher" });
	});

	test.each(["0", "101", "2.5", "abc", "-1"])("count=%s is a 400 that names it", async (count) => {
		const answer = await get(`/api/event/MSTS25/LecturersN?count=${count}`);
		expect(answer.statusCode).toBe(400);
		expect(Object.keys(answer.json().modelState)).toEqual(["count"]);
	});
});

describe("bio", () => {
	test("has the person, the sanitised biography and the lectures by start", async () => {
		const day = await addCalendar(server.deps, event, { code: "BIO" });
		const { deps } = server;
		const id = await changeContent(deps, async (tx) => {
			const person = await writeLecturer(tx, {
				eventId: event.id,
				firstName: "Nadia",
				biography: "<p>Pisze <script>alert(1)</script><b>kod</b></p>",
				websiteUrl: "https://nadia.example",
			});
			const [category] = await tx.insert(agendaCategory).values({ eventId: event.id, name: "Online" }).returning();
			for (const [subject, hour] of [
				["Później", "12"],
				["Wcześniej", "09"],
			] as const) {
				const [row] = await tx
					.insert(lecture)
					.values({
						eventId: event.id,
						categoryId: category!.id,
						calendarId: day.id,
						subject,
						place: "Sala Echo",
						startsAt: new Date(`2025-06-06T${hour}:00:00Z`),
						endsAt: new Date(`2025-06-06T${hour}:45:00Z`),
					})
					.returning();
				await tx.insert(lectureLecturer).values({ lectureId: row!.id, lecturerId: person });
			}
			return person;
		});
		const answer = (await get(`/api/Lecturer/${id}/BIO`)).json();
		expect(answer).toMatchObject({
			firstName: "Nadia",
			biography: "<p>Pisze <b>kod</b></p>",
			websiteUrl: "https://nadia.example",
			eventCode: "MSTS25",
			timeZone: "Europe/Warsaw",
		});
		expect(answer.lectures).toEqual([
			{
				objectId: 2,
				subject: "Wcześniej",
				language: "pl",
				subjectPl: null,
				subjectEn: null,
				startDate: "2025-06-06T09:00:00.000Z",
				endDate: "2025-06-06T09:45:00.000Z",
				place: "Sala Echo",
				calendarName: "Czwartek 06.06",
				calendarNameEn: "Thursday 06.06",
			},
			expect.objectContaining({ objectId: 1, subject: "Później" }),
		]);
	});

	test("is empty for somebody without lectures; an unknown id is a 404, an invalid one a 400 that names it", async () => {
		expect((await get("/api/lecturer/1/bio")).json().lectures).toEqual([]);
		expect((await get("/api/lecturer/99999/bio?lang=en")).json()).toMatchObject({
			status: 404,
			title: "There is no such person.",
		});
		for (const wrong of ["0", "x", "1.5", "99999999999"]) {
			const answer = await get(`/api/lecturer/${wrong}/bio`);
			expect(answer.statusCode).toBe(400);
			expect(Object.keys(answer.json().modelState)).toEqual(["id"]);
		}
	});
});

describe("the landing page", () => {
	test("has the first 12 people and the number of all, in its language", async () => {
		const full = await addEvent(server.deps, { code: "FULL25" });
		for (let index = 0; index < 14; index++) {
			await addLecturer(server.deps, full, {
				firstName: `Osoba ${index}`,
				title: "dr",
				position: index,
				jobPositionEn: "Architect",
			});
		}
		const { people, total } = speakersForLanding(await landingRows(server, full), "en");
		expect(total).toBe(14);
		expect(people).toHaveLength(12);
		expect(people[0]).toMatchObject({ name: "dr Osoba 0 Wróblewska", jobPosition: "Architect" });
		expect(councilForLanding(await landingRows(server, full), "en")).toEqual([]);
	});
});

describe("the number of queries", () => {
	let growing: typeof event;
	beforeEach(async () => {
		growing = await changeContent(server.deps, (tx) => addEvent({ db: tx }, { code: `GROW${Math.random()}` }));
	});
	test.each(["Lecturers", "LecturersN", "Lecturers/ProgrammeCouncil"])(
		"of %s does not grow with the list",
		async (path) => {
			const grow = (count: number) =>
				changeContent(server.deps, async (tx) => {
					for (let index = 0; index < count; index++)
						await addLecturer({ db: tx }, growing, { councilPosition: index });
				});
			const count = () => countingQueries(() => get(`/api/event/${growing.code}/${path}`));
			await grow(1);
			const one = await count();
			await grow(2);
			expect(await count()).toBe(one);
			expect((await get(`/api/event/${growing.code}/${path}`)).json()).toHaveLength(3);
		},
	);
});
