import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { cinema } from "../../../tests/harness/recordings.ts";
import { logIn } from "../../../tests/harness/registering.ts";
import type { TestServer } from "../../../tests/harness/server.ts";
import { account, session } from "../../features/account/server/tables.ts";
import { lecture } from "../../features/agenda/server/tables.ts";
import { openConversation } from "../../features/chat/server/conversations.ts";
import { consentGiven } from "../../features/consent/server/tables.ts";
import { exhibitor } from "../../features/exhibitors/server/tables.ts";
import { liveQuestion, liveStream } from "../../features/live/server/tables.ts";
import { meetingSlot, userMeeting } from "../../features/meetings/server/tables.ts";
import { notice } from "../../features/notices/server/tables.ts";
import { recording } from "../../features/recordings/server/tables.ts";
import { registration } from "../../features/ticket-holders/server/tables.ts";
import { exampleOf, type Makings } from "../site/call-example.ts";
import type { OpenApi, Schema } from "../site/open-api.ts";

/** The holders of each package of MSTS25. "stranger" has only a ticket of another event. */
const ASKING = ["nobody", "expo", "online", "onsite", "standard", "exec", "stranger"] as const;

/** Data of the Standard holder. */
type Own = { account: string; registration: number; session: string; consent: number; notice: number } & VisibleIds;
type VisibleIds = { lecture: number; film: number; question: number; conversation: number } & Met;
type Met = { exhibitor: number; slot: number; meeting: number };

let server: TestServer;
let ask: Awaited<ReturnType<typeof cinema>>["ask"];
let own: Own;
beforeAll(async () => {
	const one = await cinema();
	({ server, ask } = one);
	server.clock.set("2025-06-20T10:00:00Z");
	const { db } = server.deps;
	const [person] = await db.select().from(account).where(eq(account.email, "standard@ktos.example"));
	const [ticket] = await db.select().from(registration).where(eq(registration.accountId, person!.id));
	await logIn(server, person!.email); // another session, as ending the caller's own would log out
	const mine = eq(session.userId, person!.id);
	const [, device] = await db.select().from(session).where(mine).orderBy(session.createdAt);
	const [answer] = await db.select().from(consentGiven).where(eq(consentGiven.accountId, person!.id));
	const [film] = await db.select().from(recording).where(eq(recording.id, one.ids.onsite));
	const question = await onTheAir(person!.id, film!.lectureId);
	const conversation = await conversationOf(person!.id);
	const [told] = await db
		.insert(notice)
		.values({ accountId: person!.id, eventId: 1, kind: "stand-answer", createdAt: server.clock.now() })
		.returning();
	own = {
		account: person!.id,
		registration: ticket!.id,
		session: device!.id,
		notice: told!.id,
		consent: answer!.id,
		lecture: film!.lectureId,
		film: film!.id,
		question,
		conversation,
		...(await meets(person!.id, ticket!.eventId)),
	};
});

async function meets(accountId: string, eventId: number): Promise<Met> {
	const { db, clock } = server.deps;
	const now = clock.now();
	const company = { eventId, name: "Norvika", type: 0, logoUrl: "/l.svg", rodoName: "Norvika", isMeetingEnabled: true };
	const [one] = await db.insert(exhibitor).values(company).returning();
	const times = { startsAt: new Date(now.getTime() + 3_600_000), endsAt: new Date(now.getTime() + 4_800_000) };
	const [slot] = await db
		.insert(meetingSlot)
		.values({ exhibitorId: one!.id, ...times })
		.returning();
	const of = { slotId: slot!.id, accountId, exhibitorId: one!.id, room: "pokoj", askedAt: now, changedAt: now };
	const [agreed] = await db
		.insert(userMeeting)
		.values({ ...of, state: "agreed", by: "exhibitor" })
		.returning();
	return { exhibitor: one!.id, slot: slot!.id, meeting: agreed!.id };
}

/** Makes a lecture live at the test's time, with one question; returns the question's id. */
async function onTheAir(accountId: string, lectureId: number): Promise<number> {
	const { db, clock } = server.deps;
	const [startsAt, endsAt] = [new Date("2025-06-20T09:30:00Z"), new Date("2025-06-20T10:30:00Z")];
	const [moved] = await db.update(lecture).set({ startsAt, endsAt }).where(eq(lecture.id, lectureId)).returning();
	await db
		.insert(liveStream)
		.values({ eventId: moved!.eventId, lectureId, kind: "hls", source: "https://stream.example/1.m3u8" });
	const questionRow = { lectureId, accountId, text: "Ile?", isAnonymous: false, askedAt: clock.now() };
	const [question] = await db.insert(liveQuestion).values(questionRow).returning();
	return question!.id;
}

/** A conversation of the Standard holder with the person whose ticket was cancelled. */
async function conversationOf(accountId: string): Promise<number> {
	const { db, clock } = server.deps;
	const [other] = await db.select().from(account).where(eq(account.email, "cancelled@ktos.example"));
	const accountIds: [string, string] = [accountId, other!.id];
	return db.transaction((tx) => openConversation(tx, { eventId: 1, accountIds, now: clock.now() }));
}

type Statuses = readonly number[];

/** Every logged-in caller gets this status: the call is about the caller, or needs a token or a state that none has. */
const eachAs = (status: number): Statuses => [401, ...Array<number>(6).fill(status)];
const EACH = eachAs(200);
/** Others get 404. */
const ownAs = (status: number): Statuses => [401, 404, 404, 404, status, 404, 404];
const OWN = ownAs(200);
/** Others get 403. */
const atEvent = (status: number): Statuses => [401, ...Array<number>(5).fill(status), 403];
/** Only packages with access to the stream; others get 403 with the reason. */
const watchingAs = (status: number): Statuses => [401, 403, 403, 403, status, status, 403];

/** Statuses per caller, for data of the Standard holder. */
const RIGHTS: Record<string, Statuses> = {
	"GET /api/user/consents": EACH,
	"POST /api/user/consents": EACH,
	"POST /api/user/consents/{id}/withdraw": ownAs(409),
	"GET /api/account/me": EACH,
	"GET /api/user/email-preferences": EACH,
	"POST /api/user/email-preferences": EACH,
	"GET /api/event/{eventCode}/own-sign-ups": EACH,
	"POST /api/event/{eventCode}/own-sign-ups/newsletter": EACH,
	"POST /api/event/{eventCode}/own-sign-ups/reminder": eachAs(400),
	"GET /api/user/notices": EACH,
	"GET /api/user/notices/unread": EACH,
	"POST /api/user/notices/{id}/read": OWN,
	"POST /api/user/notices/read-all": EACH,
	"POST /api/user/email": eachAs(400),
	"POST /api/user/password": eachAs(400),
	"GET /api/user/sessions": EACH,
	"POST /api/user/sessions/{id}/end": OWN,
	"POST /api/user/sessions/end-others": EACH,
	"GET /api/user/second-factor": EACH,
	"POST /api/user/second-factor/begin": eachAs(403),
	"POST /api/user/second-factor/confirm": eachAs(409),
	"POST /api/user/second-factor/end": eachAs(400),
	"POST /api/user/second-factor/recovery-codes": eachAs(400),
	"POST /api/user/passkeys/begin": eachAs(400),
	"POST /api/user/passkeys": eachAs(403),
	"GET /api/user/passkeys": EACH,
	"POST /api/user/passkeys/{id}/rename": ownAs(404),
	"POST /api/user/passkeys/{id}/remove": ownAs(404),
	"GET /api/user/{id}/userPackages": OWN,
	"GET /api/user/person": EACH,
	"POST /api/user/person": eachAs(400),
	"GET /api/user/options": EACH,
	"POST /api/user/options/{id}": ownAs(403),
	"GET /api/user/open-questions": EACH,
	"POST /api/user/open-questions/{id}": ownAs(409),
	"POST /api/user/registrations/{id}/cancel": ownAs(409),
	"POST /api/user/registrations/{id}/handOver": ownAs(400),
	"GET /api/user/packageChange/{id}": OWN,
	"POST /api/user/packageChange/{id}": ownAs(400),
	"GET /api/user/tickets": EACH,
	"POST /api/user/saveUserReservations/{id}": OWN,
	"GET /api/user/reservations/{id}": OWN,
	"GET /api/user/seatQueues/{eventCode}": EACH,
	"POST /api/user/seatQueue/{id}/join": ownAs(409),
	"POST /api/user/seatQueue/{id}/leave": OWN,
	"POST /api/user/seatQueue/{id}/take": ownAs(409),
	"POST /api/user/plan/{eventCode}/feed": EACH,
	"GET /api/user/plan/{eventCode}": EACH,
	"POST /api/user/favourites/{id}": EACH,
	"POST /api/user/plan/{eventCode}/seen": EACH,
	"POST /api/user/plan/{eventCode}/favourites": EACH,
	"GET /api/event/{eventCode}/certificate": EACH,
	"POST /api/event/{eventCode}/certificate": eachAs(409),
	"GET /api/event/{eventCode}/certificate.pdf": ownAs(404),
	"GET /api/user/{id}/recommendation": OWN,
	"POST /api/user/{id}/recommendation": ownAs(400),
	"GET /api/User/Profile/{id}": OWN,
	"POST /api/User/Profile/{id}": ownAs(400),
	"GET /api/event/{eventCode}/profile": EACH,
	"POST /api/event/{eventCode}/profile": eachAs(403),
	"DELETE /api/User/Profile/Image/{id}": OWN,
	"GET /api/User/Profile/Image/{id}": ownAs(404),
	"POST /api/User/Profile/Image/{id}": ownAs(400),
	"GET /api/event/{eventCode}/people/standing": EACH,
	// Matchmaking's `gates.test.ts` covers visible profiles.
	"GET /api/event/{eventCode}/people": eachAs(403),
	"GET /api/event/{eventCode}/people/{personId}": eachAs(403),
	"POST /api/event/{eventCode}/people/{personId}/invite": eachAs(403),
	"GET /api/event/{eventCode}/invitations": eachAs(403),
	"POST /api/event/{eventCode}/invitations/{id}/answer": eachAs(404),
	"POST /api/event/{eventCode}/invitations/{id}/withdraw": eachAs(404),
	"POST /api/event/{eventCode}/people/{personId}/block": eachAs(403),
	"POST /api/event/{eventCode}/people/{personId}/report": eachAs(403),
	"GET /api/event/{eventCode}/people/{personId}/note": EACH,
	"POST /api/event/{eventCode}/people/search": EACH,
	"GET /api/event/{eventCode}/reports": eachAs(404),
	"POST /api/event/{eventCode}/reports/{id}": eachAs(404),
	"POST /api/event/{eventCode}/people/{personId}/note": eachAs(403),
	"GET /api/event/{eventCode}/people/{personId}/common-lectures": eachAs(403),
	"POST /api/user/plan/{eventCode}/common": EACH,
	"GET /api/event/{eventCode}/people/{personId}/meeting-times": eachAs(403),
	"POST /api/event/{eventCode}/people/{personId}/appointments": eachAs(403),
	"GET /api/event/{eventCode}/appointments": EACH,
	"POST /api/event/{eventCode}/appointments/{id}/answer": eachAs(404),
	"POST /api/event/{eventCode}/appointments/{id}/move": eachAs(404),
	"POST /api/event/{eventCode}/appointments/{id}/cancel": eachAs(404),
	"GET /api/event/{eventCode}/appointments/{id}/calendar.ics": eachAs(403),
	"GET /api/user/blocked": EACH,
	"POST /api/user/invitation-emails": EACH,
	"GET /api/User/{id}/UserCv/File/Info": OWN,
	"DELETE /api/user/{id}/userCV/file": OWN,
	"GET /api/user/{id}/userCV/file": ownAs(404),
	"POST /api/user/{id}/userCV/file": ownAs(400),
	"GET /api/user/{id}/userCv/form": OWN,
	"POST /api/user/{id}/userCv/form": OWN,
	"GET /api/user/{id}/userCv/sharing": OWN,
	"POST /api/event/{eventCode}/userCv/sharing": [401, 409, 409, 409, 409, 409, 404],
	"GET /api/user/{id}/userCv/fetched": OWN,
	"GET /api/user/exhibitorCvs": EACH,
	"GET /api/user/exhibitors": EACH,
	"GET /api/exhibitor/{id}/staff": eachAs(404),
	// `leads.test.ts` covers the staff
	"POST /api/exhibitor/{id}/leads/look": eachAs(404),
	"POST /api/exhibitor/{id}/leads": eachAs(404),
	"GET /api/exhibitor/{id}/leads": eachAs(404),
	"GET /api/exhibitor/{id}/leads.csv": eachAs(404),
	"POST /api/exhibitor/{id}/leads/{leadId}": eachAs(404),
	"DELETE /api/exhibitor/{id}/leads/{leadId}": eachAs(404),
	"GET /api/exhibitor/{id}/stand/messages": eachAs(404),
	"POST /api/exhibitor/{id}/stand/messages/{messageId}/answer": eachAs(404),
	"GET /api/exhibitor/{id}/stand/visits": eachAs(404),
	"GET /api/exhibitor/{id}/stand": eachAs(404),
	"POST /api/exhibitor/{id}/stand": eachAs(404),
	"POST /api/exhibitor/{id}/stand/offers": eachAs(404),
	"POST /api/exhibitor/{id}/stand/materials": eachAs(404),
	"DELETE /api/exhibitor/{id}/stand/materials/{materialId}": eachAs(404),
	"POST /api/exhibitor/{id}/stand/offers/{offerId}/move": eachAs(404),
	"POST /api/exhibitor/{id}/stand/materials/file": eachAs(404),
	"GET /api/exhibitor/{id}/stand/materials/{materialId}/file": eachAs(404),
	"GET /api/exhibitor/{id}/application-emails": eachAs(404),
	"POST /api/exhibitor/{id}/application-emails": eachAs(404),
	"GET /api/exhibitor/{id}/stand/duties": eachAs(404),
	"POST /api/exhibitor/{id}/stand/duties": eachAs(404),
	"DELETE /api/exhibitor/{id}/stand/duties/{dutyId}": eachAs(404),
	"GET /api/user/contacts-given": EACH,
	"POST /api/user/contacts-given/{leadId}/withdraw": eachAs(404),
	"POST /api/exhibitor/{id}/cv/{personId}/form": ownAs(404),
	"POST /api/exhibitor/{id}/cv/{personId}/file": ownAs(404),
	"GET /api/event/{eventCode}/meeting/exhibitors": EACH,
	"GET /api/MeetingSlot/Exhibitor/{id}": EACH,
	// the Standard holder works for no company
	"POST /api/MeetingSlot/Exhibitor/{id}": eachAs(404),
	"DELETE /api/MeetingSlot/Exhibitor/{id}/{slotId}": eachAs(404),
	"GET /api/UserMeeting/user/{id}": OWN,
	// the meeting itself occupies its slot
	"POST /api/UserMeeting/user/{id}": ownAs(409),
	"POST /api/UserMeeting/{meetingId}/user/{id}": ownAs(409),
	"GET /api/UserMeeting/{meetingId}/user/{id}/calendar.ics": ownAs(200),
	// The example withdraws a proposal, but this meeting is agreed.
	"DELETE /api/UserMeeting/{meetingId}/user/{id}": ownAs(409),
	"GET /api/UserMeeting/Exhibitor/{id}": eachAs(404),
	"POST /api/UserMeeting/{meetingId}/Exhibitor/{id}": eachAs(404),
	"DELETE /api/user/userCv/company/{id}": EACH,
	"GET /api/event/{eventCode}/stands": EACH,
	"GET /api/event/{eventCode}/stands-for-me": EACH,
	"GET /api/event/{eventCode}/stands/{id}": EACH,
	"POST /api/event/{eventCode}/stands/{id}/visit": EACH,
	"POST /api/event/{eventCode}/stands/{id}/report": EACH,
	// `stands.test.ts` covers staff, jobs and CVs.
	"POST /api/event/{eventCode}/stands/{id}/messages": atEvent(409),
	"POST /api/event/{eventCode}/stands/{id}/offers/{offerId}/application": atEvent(404),
	"DELETE /api/event/{eventCode}/stands/{id}/offers/{offerId}/application": EACH,
	"POST /api/event/{eventCode}/stands/{id}/cv": atEvent(409),
	"GET /api/event/{eventCode}/briefcase": EACH,
	"GET /api/event/{eventCode}/briefcase.csv": EACH,
	"GET /api/event/{eventCode}/briefcase/{id}": EACH,
	"POST /api/event/{eventCode}/briefcase/{id}": EACH,
	"DELETE /api/event/{eventCode}/briefcase/{id}": EACH,
	"GET /api/event/{eventCode}/recordings": EACH,
	"GET /api/recording/{id}": EACH,
	"POST /api/recording/{id}/place": [401, 403, 403, 403, 200, 200, 403],
	"GET /api/recording/{id}/note": EACH,
	"POST /api/recording/{id}/note": [401, 403, 403, 403, 200, 200, 403],
	"GET /api/recording/{id}/captions/{captionLang}": [401, 403, 403, 403, 200, 200, 403],
	"GET /api/user/lecture-access/{eventCode}": EACH,
	"GET /api/live/{id}": EACH,
	"POST /api/live/{id}/presence": watchingAs(200),
	"GET /api/live/{id}/questions": watchingAs(200),
	"POST /api/live/{id}/questions": watchingAs(200),
	// no recording is being broadcast
	"GET /api/live/{id}/loop.m3u8": watchingAs(404),
	"GET /api/live/{id}/loop.mp4": watchingAs(404),
	"POST /api/live-question/{id}/vote": watchingAs(200),
	"POST /api/live-question/{id}/withdraw": OWN,
	"GET /api/chat/conversations": EACH,
	"GET /api/chat/messages": EACH,
	"GET /api/chat/online": EACH,
	"POST /api/chat/online": EACH,
	"POST /api/chat/emails": EACH,
	"GET /api/chat/conversations/{id}/messages": OWN,
	// the recipient shows no profile
	"POST /api/chat/conversations/{id}/messages": ownAs(403),
	"POST /api/chat/conversations/{id}/seen": OWN,
	// the conversation is between two people
	"POST /api/chat/conversations/{id}/closed": ownAs(409),
	"GET /api/chat/exhibitors/{id}": EACH,
	// no caller works for the exhibitor
	"POST /api/chat/exhibitors/{id}": [401, 409, 409, 409, 409, 409, 403],
	"GET /api/chat/exhibitors/{id}/conversations": eachAs(404),
	"GET /api/rooms/{id}": watchingAs(200),
	"GET /api/rooms/{id}/messages": watchingAs(200),
	"POST /api/rooms/{id}/messages": watchingAs(200),
	// no moderator, and no poll
	"POST /api/rooms/{id}/hide": watchingAs(404),
	"POST /api/rooms/{id}/slow": watchingAs(404),
	"POST /api/rooms/{id}/ban": watchingAs(404),
	"POST /api/rooms/{id}/question": watchingAs(404),
	"POST /api/rooms/{id}/polls": watchingAs(404),
	"POST /api/rooms/{id}/polls/{pollId}/open": watchingAs(404),
	"POST /api/rooms/{id}/polls/{pollId}/vote": watchingAs(409),
	"GET /api/user/orders": EACH,
	"GET /api/user/data": EACH,
	"GET /api/user/erasure": EACH,
	"POST /api/user/erasure": eachAs(400),
};

function addressOf(path: string): string {
	const ids: [RegExp, string | number][] = [
		[/recording/, own.film],
		[/conversations/, own.conversation],
		[/live-question/, own.question],
		[/favourites|live|rooms/, own.lecture],
		[/consents/, own.consent],
		[/notices/, own.notice],
		[/sessions/, own.session],
		[/passkeys|exhibitor|invitations|appointments|reports/, 1],
		[/Exhibitor\/\{|stands|briefcase|company/, own.exhibitor],
		[/options|open-questions|packageChange|registrations|reservations|seatQueue/i, own.registration],
		[/./, own.account],
	];
	const met = { meetingId: String(own.meeting), slotId: String(own.slot) };
	const id = ids.find(([pattern]) => pattern.test(path))![1];
	const named: Record<string, string> = {
		eventCode: "MSTS25",
		captionLang: "pl",
		personId: own.account,
		offerId: "1",
		leadId: "1",
		messageId: "1",
		...met,
	};
	return `${path.replace(/\{(\w+)\}/g, (_whole, name) => named[name] ?? String(id))}?eventCode=MSTS25`;
}

async function wanting(): Promise<{ name: string; method: string; path: string; schema: Schema }[]> {
	const { paths, components }: OpenApi = (await server.app.inject("/api/openapi.json")).json();
	makings.shapes = components!.schemas!;
	// `office-rights.server.test.ts` covers the organisers' calls
	const covered = Object.entries(paths).filter(([path]) => !path.startsWith("/api/office/"));
	return covered.flatMap(([path, methods]) =>
		Object.entries(methods)
			.filter(([, { security = [] }]) => security.length > 0 && security.every((one) => "session" in one))
			.map(([method, { requestBody }]) => ({
				name: `${method.toUpperCase()} ${path}`,
				method: method.toUpperCase(),
				path,
				schema: requestBody?.content["application/json"]?.schema ?? {},
			})),
	);
}
const makings: Makings = { shapes: {}, byName: { code: "123456", eventCode: "MSTS25" } };

test("the table has every call that needs log-in, and each answers as stated", async () => {
	const calls = await wanting();
	expect(calls.map((one) => one.name).toSorted()).toEqual(Object.keys(RIGHTS).toSorted());
	const wrong: string[] = [];
	for (const name of Object.keys(RIGHTS)) {
		const { method, path, schema } = calls.find((one) => one.name === name)!;
		const payload = { ...(exampleOf(schema, makings) as object), lectureIds: [], expectedGrossGrosz: 0 };
		for (const [index, who] of ASKING.entries()) {
			const request = { method: method as "POST", ...(method !== "GET" && { payload }) };
			const { statusCode } = await ask(who === "nobody" ? undefined : who, addressOf(path), request);
			const expected = RIGHTS[name]![index];
			if (statusCode !== expected) wrong.push(`${name} as ${who}: ${statusCode}, not ${expected}`);
		}
	}
	expect(wrong).toEqual([]);
}, 120_000);
