import { and, eq, isNull } from "drizzle-orm";
import { account, credential } from "../../src/features/account/server/tables.ts";
import { event } from "../../src/features/event/server/tables.ts";
import { packageOption } from "../../src/features/options/server/tables.ts";
import { additionalInput, packagePrice, priceRound } from "../../src/features/packages/server/tables.ts";
import { profile, profilePhoto, profileShown, profileTopic } from "../../src/features/profiles/server/tables.ts";
import { recording } from "../../src/features/recordings/server/tables.ts";
import { roomModerator } from "../../src/features/rooms/server/tables.ts";
import { registration } from "../../src/features/ticket-holders/server/tables.ts";
import {
	addCalendar,
	addCategory,
	addConsentText,
	addEvent,
	addExhibitor,
	addLecture,
	addLecturer,
	addNews,
	addPackage,
	addTrack,
} from "./content.ts";
import { goodPayload, logIn } from "./registering.ts";
import type { TestServer } from "./server.ts";

/**
 * Three sets of equal data: the caller's own, another person's at the same event, and another person's at another
 * event. Every text of a set contains `word`.
 */
export const SCOPES = {
	own: { word: "Alfa", code: "MSTS25" },
	sibling: { word: "Sigma", code: "MSTS25" },
	foreign: { word: "Omega", code: "NYC25" },
} as const;
export type ScopeName = keyof typeof SCOPES;

/** A scope's content. Its first lecture is live at the test's time. */
export type Content = Awaited<ReturnType<typeof addContent>>;
/** Participants: the owner, the owner's contacts, and people who are invited, invite, or are unknown. */
const PEOPLE = ["owner", "peer", "friend", "colleague", "inviter", "invited", "newcomer"] as const;
export type People = Record<(typeof PEOPLE)[number], string>;

/** The test's time. */
export const SCOPE_NOW = "2025-06-06T07:30:00Z";
const NOW = new Date(SCOPE_NOW);

/** Ids of different tables must differ, otherwise nobody notices a confused id. */
const SPREAD = `do $$ declare one record; n int := 0; begin
	for one in select sequencename from pg_sequences where schemaname = 'public' order by sequencename loop
		n := n + 1;
		perform setval(format('%I', one.sequencename)::regclass, n * 1000);
	end loop;
end $$`;

export async function spreadIds({ deps }: TestServer): Promise<void> {
	await deps.pool.query(SPREAD);
}

async function eventOf({ deps }: TestServer, code: string) {
	const [found] = await deps.db.select().from(event).where(eq(event.code, code));
	return found ?? (await addEvent(deps, { code, name: code, allowRegistration: true, isMeeting: false }));
}

const INCLUDES = {
	expo: true,
	lectures: "both",
	afterparty: true,
	recordings: "all",
	lunch: "buy",
	matchmaking: "full",
} as const;

/** Adds event, day, package, lectures, recording and company of a scope. */
export async function addContent(server: TestServer, scope: ScopeName) {
	const { deps } = server;
	const { word, code } = SCOPES[scope];
	const event = await eventOf(server, code);
	const texts = { name: word, nameEn: word };
	const calendar = await addCalendar(deps, event, { code: `D-${word}`, ...texts, isOnline: true, isOnsite: true });
	const category = await addCategory(deps, event, texts);
	const track = await addTrack(deps, event, texts);
	const lecturer = await addLecturer(deps, event, { lastName: word, biography: word });
	const company = { name: word, rodoName: word, isMeetingEnabled: true };
	const exhibitor = await addExhibitor(deps, event, company);
	const place = { event, category, calendar, track, lecturers: [lecturer] };
	const lectureFields = { subject: word, description: word, place: word, basicSeats: 7 };
	const live = await addLecture(deps, place, lectureFields);
	const times = { startsAt: new Date("2025-06-06T12:00:00Z"), endsAt: new Date("2025-06-06T13:00:00Z") };
	const later = await addLecture(deps, place, { ...lectureFields, ...times });
	const over = { startsAt: new Date("2025-06-06T05:00:00Z"), endsAt: new Date("2025-06-06T06:00:00Z") };
	const past = await addLecture(deps, place, { ...lectureFields, ...over });
	const full = await addLecture(deps, place, { ...lectureFields, ...times, basicSeats: 1 });
	const file = await deps.privateFiles.save(`${word}.webm`, Buffer.from(word));
	const [film] = await deps.db
		.insert(recording)
		.values({ lectureId: past.id, file, seconds: 60, captions: `WEBVTT\n\n${word}`, publishedAt: NOW })
		.returning();
	const ticket = await addPackage(deps, event, { code: `P-${word}`, name: word, includes: INCLUDES });
	const dearer = await addPackage(deps, event, { code: `X-${word}`, name: word, includes: INCLUDES });
	const [round] = await deps.db
		.insert(priceRound)
		.values({ eventId: event.id, number: scope === "sibling" ? 2 : 1, name: word })
		.returning();
	await deps.db.insert(packagePrice).values([
		{ packageId: ticket.id, roundId: round!.id, netGrosz: 9_000 },
		{ packageId: ticket.id, roundId: null, netGrosz: 10_000 },
		{ packageId: dearer.id, roundId: null, netGrosz: 20_000 },
	]);
	const [question] = await deps.db
		.insert(additionalInput)
		.values({ packageId: ticket.id, name: word, type: 0, addedAt: new Date("2025-06-06T07:45:00Z") })
		.returning();
	await deps.db.insert(additionalInput).values({ packageId: dearer.id, name: word, type: 0 });
	const [option] = await deps.db
		.insert(packageOption)
		.values({ packageId: ticket.id, kind: "lunch", netGrosz: 0 })
		.returning();
	const consent = await addConsentText(deps, event, { kind: "recruitment", name: word });
	const news = await addNews(deps, event, { title: word, description: word });
	return {
		event,
		calendar,
		category,
		lecturer,
		exhibitor,
		live,
		later,
		past,
		full,
		film: film!,
		ticket,
		question: question!,
		round: round!,
		option: option!,
		consent,
		news,
	};
}

/** Adds the accounts with a ticket and a visible profile. The caller of `own` has a session. */
export async function addPeople(server: TestServer, scope: ScopeName, content: Content) {
	const { db, ids } = server.deps;
	const { word } = SCOPES[scope];
	const people = Object.fromEntries(PEOPLE.map((name) => [name, ids.next()])) as People;
	const emailOf = (name: string) => `${name}.${word.toLowerCase()}@ktos.example`;
	await db.insert(account).values(
		PEOPLE.map((name) => ({
			id: people[name],
			email: emailOf(name),
			emailVerified: true,
			name: word,
			firstName: name,
			lastName: word,
			createdAt: NOW,
			updatedAt: NOW,
		})),
	);
	const password = await server.deps.passwords.hash(goodPayload.password);
	const login = { accountId: people.owner, userId: people.owner, providerId: "credential", password };
	await db.insert(credential).values({ id: people.owner, ...login, createdAt: NOW, updatedAt: NOW });
	const cookie = scope === "own" ? await logIn(server, emailOf("owner")) : "";
	await takePart(server, content, { word, ids: Object.values(people) });
	return { people, cookie };
}

async function takePart(
	{ deps }: TestServer,
	{ event, ticket }: Content,
	{ word, ids }: { word: string; ids: string[] },
) {
	const { db, privateFiles } = deps;
	const photo = await privateFiles.save(`${word}.webp`, Buffer.from(word));
	const texts = { headline: word, company: word, about: word, lookingForText: word, offeringText: word };
	const lists = { lookingFor: [], offering: [], languages: [], links: [] };
	const each = <T extends object>(more: T) => ids.map((accountId) => ({ accountId, ...more }));
	await db
		.insert(registration)
		.values(
			each({ eventId: event.id, packageId: ticket.id, status: "confirmed" as const, profile: {}, createdAt: NOW }),
		);
	await db.insert(profile).values(each({ ...texts, ...lists, updatedAt: NOW }));
	await db.insert(profileTopic).values(each({ position: 0, name: "Azure" }));
	await db.insert(profileShown).values(each({ eventId: event.id, since: NOW, hasTicket: true }));
	await db.insert(profilePhoto).values(each({ large: photo, small: photo, updatedAt: NOW }));
}

/** Runs work while an account moderates every room of an event, not only its own. */
export async function asModerator(
	{ deps: { db } }: TestServer,
	{ accountId, eventCode }: { accountId: string; eventCode: string },
	work: () => Promise<void>,
): Promise<void> {
	const [at] = await db.select({ eventId: event.id }).from(event).where(eq(event.code, eventCode));
	await db.insert(roomModerator).values({ eventId: at!.eventId, accountId, since: NOW });
	await work();
	await db.delete(roomModerator).where(and(eq(roomModerator.accountId, accountId), isNull(roomModerator.lectureId)));
}
