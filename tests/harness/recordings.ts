import { eq } from "drizzle-orm";
import { account } from "../../src/features/account/server/tables.ts";
import { packagePrice } from "../../src/features/packages/server/tables.ts";
import { addRecordings } from "../../src/features/recordings/server/store.ts";
import { recording } from "../../src/features/recordings/server/tables.ts";
import { registration } from "../../src/features/ticket-holders/server/tables.ts";
import { addCalendar, addCategory, addEvent, addLecture, addLecturer, addPackage, addTrack } from "./content.ts";
import { addOpenEvent, loggedIn } from "./registering.ts";
import { freshServer, type TestServer } from "./server.ts";

/** Accounts with tickets for MSTS25. The stranger has one for NYC25. */
const PEOPLE = ["expo", "online", "onsite", "standard", "exec", "stranger", "reserved", "cancelled"] as const;
export type Viewer = (typeof PEOPLE)[number];
type Scope = "none" | "online" | "all";

export const FILM = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));

/** Recordings of both days of MSTS25 and of NYC25, one published later, and a viewer with each package. */
export async function cinema(env: Record<string, string> = {}) {
	const server = await freshServer({ env });
	const { event, expo } = await addOpenEvent(server);
	const newYork = await addEvent(server.deps, { code: "NYC25", timeZone: "America/New_York" });
	const add = async (of: { id: number }, code: string, recordings: Scope, netGrosz: number) => {
		const lectures = recordings === "all" ? ("both" as const) : ("none" as const);
		const values = { code, name: code, includes: { ...expo.includes, recordings, lectures } };
		const added = await addPackage(server.deps, of, values);
		await server.deps.db.insert(packagePrice).values({ packageId: added.id, roundId: null, netGrosz });
		return { packageId: added.id, eventId: of.id };
	};
	const standard = await add(event, "P-STANDARD", "all", 74_900);
	const tickets: Record<Viewer, object> = {
		expo: {},
		online: await add(event, "P-ONLINE", "online", 29_900),
		onsite: await add(event, "P-ONSITE", "none", 44_900),
		standard,
		exec: await add(event, "P-EXEC", "all", 149_900),
		stranger: await add(newYork, "P-NY", "all", 0),
		reserved: { ...standard, status: "reserved" },
		cancelled: { ...standard, status: "cancelled" },
	};
	const cookies = new Map<Viewer, string>();
	for (const who of PEOPLE) cookies.set(who, await ticketHolder(server, who, tickets[who]));
	const ids = {
		online: await addFilm(server, event, { isOnline: true }),
		onsite: await addFilm(server, event, { isOnline: false }),
		newYork: await addFilm(server, newYork, { isOnline: true, publishedAt: "2025-11-29T23:30:00Z" }),
		later: await addFilm(server, event, { isOnline: true, publishedAt: "2025-07-01T10:00:00Z" }),
	};
	const ask = (
		who: Viewer | undefined,
		url: string,
		{ headers = {}, ...more }: { headers?: object; method?: "POST" | "HEAD"; payload?: object } = {},
	) => server.app.inject({ url, ...more, headers: { cookie: who ? cookies.get(who)! : "", ...headers } });
	/** Returns a viewer's film link, or an invalid one without access. */
	const linkFor = async (who: Viewer, id: number): Promise<string> =>
		(await ask(who, `/api/recording/${id}`)).json().filmUrl ?? `/api/recording/${id}/film/1.none`;
	return { server, ids, ask, linkFor };
}

async function ticketHolder(server: TestServer, who: Viewer, ticket: object): Promise<string> {
	const { db } = server.deps;
	const email = `${who}@ktos.example`;
	const cookie = await loggedIn(server, email);
	const [person] = await db.select().from(account).where(eq(account.email, email));
	const change = { status: "confirmed" as const, ...ticket };
	await db.update(registration).set(change).where(eq(registration.accountId, person!.id));
	return cookie;
}

/** Adds a recording of a lecture on its own day, published on 18 June by default. */
async function addFilm(
	{ deps }: TestServer,
	event: { id: number },
	{ isOnline, publishedAt = "2025-06-18T10:00:00Z" }: { isOnline: boolean; publishedAt?: string },
): Promise<number> {
	const place = {
		event,
		category: await addCategory(deps, event),
		calendar: await addCalendar(deps, event, { isOnline, isOnsite: !isOnline }),
		track: await addTrack(deps, event),
		lecturers: [await addLecturer(deps, event)],
	};
	const { id: lectureId } = await addLecture(deps, place);
	const film = { lectureId, file: await deps.privateFiles.save("film.webm", FILM), seconds: 30 };
	const chapters = [{ seconds: 0, title: "Początek", titleEn: "Beginning" }];
	const captions = { captions: "WEBVTT\n\n1", captionsEn: null };
	await addRecordings(deps.db, [{ ...film, ...captions, chapters, publishedAt: new Date(publishedAt) }]);
	const [row] = await deps.db.select().from(recording).where(eq(recording.lectureId, lectureId));
	return row!.id;
}
