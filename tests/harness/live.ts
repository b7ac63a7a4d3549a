import { eq } from "drizzle-orm";
import { account } from "../../src/features/account/server/tables.ts";
import { liveStream } from "../../src/features/live/server/tables.ts";
import { packagePrice } from "../../src/features/packages/server/tables.ts";
import { registration } from "../../src/features/ticket-holders/server/tables.ts";
import { invariant } from "../../src/kit/invariant/invariant.ts";
import { addCalendar, addCategory, addEvent, addLecture, addLecturer, addPackage, addTrack } from "./content.ts";
import { addOpenEvent, loggedIn } from "./registering.ts";
import { freshServer } from "./server.ts";

/** Accounts with tickets for MSTS25. The stranger has one for NYC25. */
const PEOPLE = ["expo", "online", "onsite", "standard", "exec", "stranger", "reserved", "cancelled"] as const;
export type Viewer = (typeof PEOPLE)[number];
type Lectures = "none" | "online" | "onsite" | "both";

/** Streamed lectures in each part of MSTS25, from 10:00 to 10:45 in Warsaw, and a viewer with each package. */
export async function studio() {
	const server = await freshServer({ now: "2025-06-06T08:10:00Z" });
	const { db } = server.deps;
	const { event, expo } = await addOpenEvent(server);
	const newYork = await addEvent(server.deps, { code: "NYC25", timeZone: "America/New_York" });
	const add = async (of: { id: number }, code: string, lectures: Lectures, netGrosz: number) => {
		const added = await addPackage(server.deps, of, { code, name: code, includes: { ...expo.includes, lectures } });
		await db.insert(packagePrice).values({ packageId: added.id, roundId: null, netGrosz });
		return { packageId: added.id, eventId: of.id };
	};
	const standard = await add(event, "P-STANDARD", "both", 74_900);
	const tickets: Record<Viewer, object> = {
		expo: {},
		online: await add(event, "P-ONLINE", "online", 29_900),
		onsite: await add(event, "P-ONSITE", "onsite", 44_900),
		standard,
		exec: await add(event, "P-EXEC", "both", 149_900),
		stranger: await add(newYork, "P-NY", "both", 0),
		reserved: { ...standard, status: "reserved" },
		cancelled: { ...standard, status: "cancelled" },
	};
	const cookies = new Map<Viewer, string>();
	for (const who of PEOPLE) {
		const email = `${who}@ktos.example`;
		cookies.set(who, await loggedIn(server, email, { nick: "" }));
		const [person] = await db.select().from(account).where(eq(account.email, email));
		const change = { status: "confirmed" as const, ...tickets[who] };
		await db.update(registration).set(change).where(eq(registration.accountId, person!.id));
	}
	const lectureOn = async (code: string, isOnline: boolean) => {
		const place = {
			event,
			category: await addCategory(server.deps, event),
			calendar: await addCalendar(server.deps, event, { code, isOnline, isOnsite: !isOnline }),
			track: await addTrack(server.deps, event),
			lecturers: [await addLecturer(server.deps, event)],
		};
		const times = { startsAt: new Date("2025-06-06T08:00:00Z"), endsAt: new Date("2025-06-06T08:45:00Z") };
		const { id } = await addLecture(server.deps, place, { ...times, place: "Studio 1" });
		const stream = { kind: "hls" as const, source: `https://stream.example/${code}.m3u8` };
		await db
			.insert(liveStream)
			.values({ eventId: event.id, calendarId: place.calendar.id, place: "Studio 1", ...stream });
		return { id, place };
	};
	const [online, onsite] = [await lectureOn("D1", true), await lectureOn("D2", false)];
	const ids = { online: online.id, onsite: onsite.id };
	const ask = (
		who: Viewer | undefined,
		url: string,
		{ headers = {}, ...more }: { headers?: object; method?: "POST"; payload?: object } = {},
	) => server.app.inject({ url, ...more, headers: { cookie: who ? cookies.get(who)! : "", ...headers } });
	const post = (who: Viewer | undefined, url: string, payload: object = {}) =>
		ask(who, url, { method: "POST", payload });
	const cookieOf = (who: Viewer) => invariant(cookies.get(who), "a cookie");
	return { server, event, ids, place: online.place, ask, post, cookieOf };
}
