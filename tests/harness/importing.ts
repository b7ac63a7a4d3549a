import { asc } from "drizzle-orm";
import { lecture } from "../../src/features/agenda/server/tables.ts";
import type { ImportRequest } from "../../src/features/schedule-import/contract.ts";
import { importSchedule } from "../../src/features/schedule-import/server/import-schedule.ts";
import type { TestServer } from "./server.ts";

type TalkValues = {
	guid: string;
	title?: string;
	date?: string;
	track?: string | null;
	persons?: object[];
	links?: object[];
	room?: string;
};

function talk(values: TalkValues) {
	const usual = {
		title: values.guid,
		date: "2025-06-06T09:00:00+02:00",
		duration: "01:00",
		room: "Aula",
		track: "Dane",
		language: "pl",
		type: "Talk",
	};
	return { ...usual, persons: [{ guid: "p1", name: "Ola Testowa", biography: "Bio" }], links: [], ...values };
}

export function file(days: Record<string, TalkValues[]>, title = "Próba") {
	const list = Object.entries(days).map(([date, talks]) => ({ date, rooms: { Aula: talks.map(talk) } }));
	return JSON.stringify({ schedule: { conference: { title, time_zone_name: "Europe/Warsaw", days: list } } });
}

/** Default options of an import. */
export const asUsual = { event: "CONF25", create: false, timeZone: null, source: null, yes: true, dryRun: false };

/** Imports a schedule into CONF25, unless `rest` says otherwise. */
export const runImport = (server: TestServer, text: string, rest: Partial<Omit<ImportRequest, "text">> = {}) =>
	importSchedule(server.deps, { ...asUsual, ...rest, text }, () => {});

export const storedLectures = ({ deps }: TestServer) =>
	deps.db.select().from(lecture).orderBy(asc(lecture.startsAt), asc(lecture.id));

/**
 * Three talks on two days: one with a link, one past midnight with two speakers, and one without track and speakers.
 */
export const usual = {
	"2025-06-06": [
		{ guid: "a", links: [{ title: "Slides", url: "https://a.example/" }] },
		{
			guid: "b",
			date: "2025-06-07T00:30:00+02:00",
			persons: [
				{ guid: "p2", name: "Jan Wzór" },
				{ guid: "p1", name: "Ola Testowa" },
			],
		},
	],
	"2025-06-07": [{ guid: "c", date: "2025-06-07T10:00:00+02:00", track: null, persons: [] }],
};
