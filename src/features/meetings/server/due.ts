import type { Tx } from "../../../kit/db/database.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { eventById } from "../../event/server/store.ts";
import { REMINDER_MS, STAFF_EMAIL_INTERVAL_MS } from "../rules.ts";
import { staffEmails } from "../texts.ts";
import type { BookDeps } from "./book.ts";
import { tellMeeting } from "./broadcast.ts";
import { endWithoutTicket, exhibitorsWithNews, lastStaffEmailAt, takeDue, takeStaffNews } from "./due-store.ts";
import { factsOf, tellPerson, valuesOf } from "./emails.ts";
import { endMove } from "./move.ts";
import { meetingsMovedTooLate, moveById } from "./move-store.ts";
import { exhibitorById } from "./slot-store.ts";
import { type MeetingNews, nameOf, writeNews, writeStaff } from "./staff-emails.ts";
import { type MeetingRecord, meetingById } from "./store.ts";

export async function tendMeetings(deps: BookDeps): Promise<void> {
	for (const one of await endWithoutTicket(deps.db, deps.clock.now())) tellMeeting(deps.live, one);
	await endMoves(deps);
	for (const exhibitorId of await exhibitorsWithNews(deps.db)) await tellStaff(deps, exhibitorId);
	await remind(deps);
}

/** Notifies the requesters. */
async function endMoves(deps: BookDeps): Promise<void> {
	const now = deps.clock.now();
	for (const id of await meetingsMovedTooLate(deps.db, now)) {
		const ended = await deps.db.transaction(async (tx) => {
			const ended = await endMove(tx, id, now);
			if (ended?.asked.by === "person" && ended.meeting.startsAt > now)
				await tellPerson(tx, deps, ended.meeting, "kept", ended.asked);
			return ended;
		});
		if (ended) tellMeeting(deps.live, ended.meeting);
	}
}

/** Sends one e-mail with all news, at most every 15 minutes. */
async function tellStaff(deps: BookDeps, exhibitorId: number): Promise<void> {
	const now = deps.clock.now();
	await deps.db.transaction(async (tx) => {
		const last = await lastStaffEmailAt(tx, exhibitorId);
		if (last && now.getTime() - last.getTime() < STAFF_EMAIL_INTERVAL_MS) return;
		const news = await newsOf(tx, await takeStaffNews(tx, exhibitorId, now));
		if (news.length === 0) return;
		const exhibitor = invariant(await exhibitorById(tx, exhibitorId), "the exhibitor of a meeting");
		const event = await eventById(tx, exhibitor.eventId);
		await writeNews(tx, deps, { exhibitorId, exhibitorName: exhibitor.name, event }, news);
	});
}

/** Reminds both sides of meetings in the next hour, except those agreed within that hour. */
async function remind(deps: BookDeps): Promise<void> {
	const now = deps.clock.now();
	await deps.db.transaction(async (tx) => {
		const until = new Date(now.getTime() + REMINDER_MS);
		for (const one of await meetingsByIds(tx, await takeDue(tx, { now, until }))) {
			if (one.changedAt.getTime() > one.startsAt.getTime() - REMINDER_MS) continue;
			await tellPerson(tx, deps, one, "reminder");
			const event = await eventById(tx, one.eventId);
			const person = await nameOf(tx, one);
			const about = {
				exhibitorId: one.exhibitorId,
				event,
				kind: "meeting-reminder" as const,
				texts: staffEmails.reminder,
			};
			await writeStaff(tx, deps, about, (lang) => ({
				values: { ...valuesOf(lang, one, event), person },
				facts: factsOf(lang, one, event),
			}));
		}
	});
}

/** Leaves out moves of meetings that are no longer agreed. */
async function newsOf(tx: Tx, rows: { id: number; movesId: number | null }[]) {
	const news: MeetingNews[] = [];
	for (const { id, movesId } of rows) {
		const meeting = invariant(await meetingById(tx, movesId ?? id), "the meeting of the news");
		if (movesId !== null && meeting.state !== "agreed") continue;
		const move = movesId === null ? undefined : invariant(await moveById(tx, id), "a request to move");
		news.push({ meeting, move, name: await nameOf(tx, meeting) });
	}
	return news.toSorted((a, b) => a.meeting.startsAt.getTime() - b.meeting.startsAt.getTime());
}

async function meetingsByIds(tx: Tx, ids: number[]): Promise<MeetingRecord[]> {
	const found: MeetingRecord[] = [];
	for (const id of ids) found.push(invariant(await meetingById(tx, id), "a due meeting"));
	return found.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}
