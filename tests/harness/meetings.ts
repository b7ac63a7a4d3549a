import { eq } from "drizzle-orm";
import { exhibitor, exhibitorStaff, meetingTopic } from "../../src/features/exhibitors/server/tables.ts";
import { meetingSlot, userMeeting } from "../../src/features/meetings/server/tables.ts";
import { meeting as peopleMeeting, type TestPerson } from "./people.ts";

/** The time of the first slot: noon in Warsaw on a Friday in June. */
export const NOON = Date.parse("2025-06-06T10:00:00Z");
const MINUTES = 60_000;

/** A site with two exhibitors that accept meetings, topics, staff, and participants of each package. */
export async function fair() {
	const site = await peopleMeeting();
	const { db, clock } = site.deps;
	const company = async (name: string, isMeetingEnabled = true) => {
		const [added] = await db
			.insert(exhibitor)
			.values({ eventId: site.event.id, name, type: 0, logoUrl: "/l.svg", rodoName: name, isMeetingEnabled })
			.returning();
		return added!.id;
	};
	const norvika = await company("Norvika");
	const lumigrad = await company("Lumigrad");
	const [topic] = await db
		.insert(meetingTopic)
		.values({ exhibitorId: norvika, name: "Dyżury", nameEn: "On-call" })
		.returning();
	const work = async (who: TestPerson, exhibitorId: number) => {
		await db.insert(exhibitorStaff).values({ exhibitorId, accountId: who.id, grantedAt: clock.now() });
	};
	/** Adds a slot of 20 minutes, `after` minutes past noon. Returns its id. */
	const slot = async (exhibitorId: number, after: number, tableName: string | null = null) => {
		const startsAt = new Date(NOON + after * MINUTES);
		const endsAt = new Date(startsAt.getTime() + 20 * MINUTES);
		const [added] = await db.insert(meetingSlot).values({ exhibitorId, startsAt, endsAt, tableName }).returning();
		return added!.id;
	};
	/** The meeting's current state, to which an answer refers. */
	const standing = async (meetingId: number) => {
		const { state, slotId } = userMeeting;
		const [row] = await db.select({ state, slotId }).from(userMeeting).where(eq(userMeeting.id, meetingId));
		return row ?? { state: "asked" as const, slotId: 1 };
	};
	const post = (who: TestPerson, url: string, payload: object = {}) =>
		who.ask(`${url}${url.includes("?") ? "" : "?lang=en"}`, { method: "POST", payload });
	/** Answers a meeting in its current state, unless `payload` names another. */
	const says = async (who: TestPerson, url: string, meetingId: number, payload: object) => {
		const isAnswer = "isAccepted" in payload || "slotId" in payload;
		const needsExpected = isAnswer && !("moveTo" in payload || "expected" in payload);
		return post(who, url, needsExpected ? { ...payload, expected: await standing(meetingId) } : payload);
	};
	const remove = (who: TestPerson, url: string) => who.ask(`${url}?lang=en`, { method: "DELETE", payload: {} });
	const asks = (who: TestPerson, slotId: number, more: object = {}) =>
		post(who, `/api/UserMeeting/user/${who.id}`, { slotId, ...more });
	const answers = (who: TestPerson, exhibitorId: number, meetingId: number, payload: object) =>
		says(who, `/api/UserMeeting/${meetingId}/Exhibitor/${exhibitorId}`, meetingId, payload);
	const replies = (who: TestPerson, meetingId: number, payload: object) =>
		says(who, `/api/UserMeeting/${meetingId}/user/${who.id}`, meetingId, payload);
	const own = async (who: TestPerson) =>
		(await who.ask(`/api/UserMeeting/user/${who.id}?eventCode=MSTS25&lang=en`)).json().meetings;
	return {
		...site,
		company,
		norvika,
		lumigrad,
		topic: topic!.id,
		work,
		slot,
		post,
		remove,
		asks,
		answers,
		replies,
		own,
	};
}
