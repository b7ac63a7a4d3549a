import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import {
	addBreak,
	addCalendar,
	addCategory,
	addConsentText,
	addEvent,
	addLecture,
	addLecturer,
	addNews,
	addPackage,
	addTrack,
} from "../../../../tests/harness/content.ts";
import { organiserOf, type TestOrganiser } from "../../../../tests/harness/organiser.ts";
import { freshServer, type TestServer } from "../../../../tests/harness/server.ts";
import { lecture, lectureTag } from "../../agenda/server/tables.ts";
import { event as eventTable } from "../../event/server/tables.ts";
import { additionalInput } from "../../packages/server/tables.ts";
import { getToday, type Today } from "../../today/contract.ts";
import { getProgrammeCheck, type ProgrammeIssue } from "../contract.ts";

let server: TestServer;
let owner: TestOrganiser;
let events: { checked: Awaited<ReturnType<typeof addEvent>>; other: Awaited<ReturnType<typeof addEvent>> };

const ENGLISH = {
	headline: "Hasło",
	headlineEn: "Headline",
	lead: "Wstęp",
	leadEn: "Lead",
	agendaIntro: "Agenda",
	place: "Hala Łuków",
	city: "Łódź",
};

beforeAll(async () => {
	server = await freshServer();
	const { deps } = server;
	const checked = await addEvent(deps, { ...ENGLISH, code: "CHK25" });
	const other = await addEvent(deps, { ...ENGLISH, code: "CHK26" });
	events = { checked, other };
	owner = await organiserOf(server, { role: "owner", eventCode: null });
});

type Page = { rows: ProgrammeIssue[]; next: string | null };
const read = async (query = {}, eventCode = "CHK25"): Promise<Page> =>
	(await owner.ask(getProgrammeCheck, { params: { eventCode }, query: query as never })).json();

const tasksOf = async (eventCode: string) => {
	const { tasks }: Today = (await owner.ask(getToday, { params: { eventCode } })).json();
	return tasks.flatMap(({ kind, count, path }) => (/clashes|missingEnglish/.test(kind) ? [[kind, count, path]] : []));
};

test("an event with English and without clashes has nothing to correct", async () => {
	expect(await read()).toEqual({ rows: [], next: null });
	expect(await tasksOf("CHK25")).toEqual([]);
});

/** One text of each kind without English, beside one that needs none. */
async function addPolishTexts(event: { id: number }): Promise<void> {
	const { deps } = server;
	await deps.db
		.update(eventTable)
		.set({ leadEn: null, arrival: "Wsiądź w tramwaj." })
		.where(eq(eventTable.id, event.id));
	const day = await addCalendar(deps, event, { name: "Dzień 1", nameEn: null });
	await addCalendar(deps, event, { code: "D2", name: "Dzień 2", nameEn: "Day 2" });
	const category = await addCategory(deps, event, { name: "Wykłady", nameEn: null });
	await addTrack(deps, event, { name: "Łączność", nameEn: null });
	await addTrack(deps, event, { name: "Azure", nameEn: null });
	await addBreak(deps, day, { name: "Śniadanie", nameEn: null });
	const place = { event, category, calendar: day };
	await addLecture(deps, place, { subject: "Bezpieczeństwo żądań" });
	await addLecture(deps, place, { subject: "Sicherheit", language: "de", place: "Sala B" });
	await deps.db.insert(lectureTag).values({ eventId: event.id, name: "książki" });
	await addLecturer(deps, event, {
		firstName: "Ewa",
		lastName: "Lis",
		jobPosition: "Główna architektka",
		biography: "<p>Żyje w Łodzi.</p>",
	});
	await addLecturer(deps, event, {
		jobPosition: "DBA",
		biography: "<p>Łączy dane.</p>",
		biographyEn: "<p>Joins data.</p>",
	});
	await addNews(deps, event, { title: "Wieści", titleEn: "News", description: "<p>Treść</p>" });
	const ticket = await addPackage(deps, event, { name: "Mały", forWhom: "Dla każdego" });
	await deps.db.insert(additionalInput).values({ packageId: ticket.id, name: "Dieta i życzenia", type: 0 });
	await addConsentText(deps, event, {
		name: "Zgoda",
		descriptionShort: "Zgadzam się",
		descriptionLong: "Ok",
		descriptionShortEn: "",
	});
}

test("Polish texts without English are named with their fields, those of the event alone", async () => {
	await addPolishTexts(events.checked);
	const { rows } = await read();
	expect(rows.map(({ kind, text }) => [kind, text?.subject, text?.name, ...(text?.fields ?? [])])).toEqual([
		["english", "event", "Próba", "lead", "arrival"],
		["english", "day", "Dzień 1", "name"],
		["english", "category", "Wykłady", "name"],
		["english", "track", "Łączność", "name"],
		["english", "break", "Śniadanie", "name"],
		["english", "lecture", "Sicherheit", "title"],
		["english", "tag", "książki", "name"],
		["english", "speaker", "Ewa Lis", "jobPosition", "biography"],
		["english", "news", "Wieści", "text"],
		["english", "package", "Mały", "forWhom"],
		["english", "question", "Dieta i życzenia", "name"],
		["english", "consent", "Zgoda", "summary"],
	]);
	expect(new Set(rows.map(({ key }) => key)).size).toBe(12);
	expect((await read({}, "CHK26")).rows).toEqual([]);
	expect(await tasksOf("CHK25")).toEqual([["missingEnglish", 12, "office/today/programme?kind=english"]]);
	expect(await tasksOf("CHK26")).toEqual([]);
});

test("lectures clash in a hall and by a speaker, within their event and at hours", async () => {
	const { deps } = server;
	const { other } = events;
	const day = await addCalendar(deps, other);
	const category = await addCategory(deps, other);
	const anytime = await addCategory(deps, other, { isHourlySignificant: false });
	const speaker = await addLecturer(deps, other, { firstName: "Ola", lastName: "Kot" });
	const at = { startsAt: new Date("2025-06-06T10:00:00Z"), endsAt: new Date("2025-06-06T11:00:00Z") };
	const place = { event: other, category, calendar: day, lecturers: [speaker] };
	const first = await addLecture(deps, place, { ...at, subject: "Pierwszy", place: "Sala A" });
	const second = await addLecture(deps, { ...place, lecturers: [] }, { ...at, subject: "Drugi", place: "Sala A" });
	const third = await addLecture(deps, place, { ...at, subject: "Trzeci", place: "Sala C" });
	await addLecture(deps, { ...place, category: anytime, lecturers: [] }, { ...at, place: "Sala A" });
	const clashes = async (query = {}) =>
		(await read(query, "CHK26")).rows.flatMap(({ key, clash }) => (clash ? [[key, clash.name]] : []));
	expect(await clashes()).toEqual([
		[`hall-${first.id}-${second.id}`, "Sala A"],
		[`speaker-${speaker.id}-${first.id}-${third.id}`, "Ola Kot"],
	]);
	expect(await clashes({ kind: "speaker" })).toHaveLength(1);
	expect(await clashes({ kind: "hall,speaker" })).toHaveLength(2);
	expect(await clashes({ kind: "english" })).toEqual([]);
	expect(await tasksOf("CHK26")).toContainEqual(["clashes", 2, "office/today/programme?kind=hall,speaker"]);
	await deps.db.update(lecture).set({ place: "Sala D" }).where(eq(lecture.id, second.id));
	expect(await clashes({ kind: "hall" })).toEqual([]);
});

test("pages follow each other without gaps", async () => {
	const { deps } = server;
	for (let n = 0; n < 60; n++) await addNews(deps, events.other, { title: `Wieść ${n}`, titleEn: `News ${n}` });
	const keys: string[] = [];
	let after: string | null = "";
	while (after !== null) {
		const page = await read({ kind: "english", ...(after && { after }) }, "CHK26");
		expect(page.rows.length).toBeLessThanOrEqual(50);
		keys.push(...page.rows.map(({ key }) => key));
		after = page.next;
	}
	expect(new Set(keys).size).toBe(keys.length);
	expect(keys.filter((key) => key.startsWith("english-news-"))).toHaveLength(60);
});
