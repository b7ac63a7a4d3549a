import type { Tx } from "../../../kit/db/database.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { must } from "../../../kit/must/must.ts";
import { accountById } from "../../account/server/store.ts";
import { type EmailTexts, sendEventEmail } from "../../event/server/event-email.ts";
import { type EventRecord, eventById } from "../../event/server/store.ts";
import { REMINDED_MS, STAFF_TOLD_MS } from "../rules.ts";
import { newsTexts, staffEmails } from "../texts.ts";
import type { BookDeps } from "./book.ts";
import { endWithoutTicket, exhibitorsToTell, lastTold, staffToWrite, takeDue, takeUntold } from "./due-store.ts";
import { factsOf, tellPerson, valuesOf, whenText } from "./emails.ts";
import { exhibitorById } from "./slot-store.ts";
import { type MeetingRecord, meetingById } from "./store.ts";

/** What time brings about meetings: those without a ticket end, staff is told what is new, both sides are reminded. */
export async function tendMeetings(deps: BookDeps): Promise<void> {
	await endWithoutTicket(deps.db, deps.clock.now());
	for (const exhibitorId of await exhibitorsToTell(deps.db)) await tellStaff(deps, exhibitorId);
	await remind(deps);
}

/** One letter for all that is new, and at most one in a quarter of an hour. */
async function tellStaff(deps: BookDeps, exhibitorId: number): Promise<void> {
	const now = deps.clock.now();
	await deps.db.transaction(async (tx) => {
		const last = await lastTold(tx, exhibitorId);
		if (last && now.getTime() - last.getTime() < STAFF_TOLD_MS) return;
		const meetings = await meetingsByIds(tx, await takeUntold(tx, exhibitorId, now));
		if (meetings.length === 0) return;
		const exhibitor = must(await exhibitorById(tx, exhibitorId), "the exhibitor of a meeting");
		const event = await eventById(tx, exhibitor.eventId);
		const names = await Promise.all(meetings.map((one) => nameOf(tx, one)));
		await writeStaff(tx, deps, { exhibitorId, event, kind: "meeting-news", texts: staffEmails.news }, (lang) => ({
			values: { exhibitor: exhibitor.name, count: String(meetings.length) },
			facts: meetings.map((one, index) => ({
				label: whenText(lang, one, event),
				value: `${names[index]}: ${newsTexts[one.state][lang]}`,
			})),
		}));
	});
}

/** Reminds both sides of what begins within the hour; not of what was agreed within it. */
async function remind(deps: BookDeps): Promise<void> {
	const now = deps.clock.now();
	await deps.db.transaction(async (tx) => {
		const until = new Date(now.getTime() + REMINDED_MS);
		for (const one of await meetingsByIds(tx, await takeDue(tx, { now, until }))) {
			if (one.changedAt.getTime() > one.startsAt.getTime() - REMINDED_MS) continue;
			await tellPerson(tx, deps, one, "reminder");
			const event = await eventById(tx, one.eventId);
			const person = await nameOf(tx, one);
			const about = { exhibitorId: one.exhibitorId, event, kind: "meeting-reminder", texts: staffEmails.reminder };
			await writeStaff(tx, deps, about, (lang) => ({
				values: { ...valuesOf(lang, one, event), person },
				facts: factsOf(lang, one, event),
			}));
		}
	});
}

async function meetingsByIds(tx: Tx, ids: number[]): Promise<MeetingRecord[]> {
	const found: MeetingRecord[] = [];
	for (const id of ids) found.push(must(await meetingById(tx, id), "a meeting to tell of"));
	return found.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

async function nameOf(tx: Tx, { accountId }: MeetingRecord): Promise<string> {
	const { firstName, lastName } = must(await accountById(tx, accountId), "the person of a meeting");
	return `${firstName} ${lastName}`;
}

type About = { exhibitorId: number; event: EventRecord; kind: string; texts: EmailTexts };
type Said = { values: Record<string, string>; facts: { label: string; value: string }[] };

async function writeStaff(tx: Tx, deps: BookDeps, about: About, say: (lang: Lang) => Said): Promise<void> {
	const { exhibitorId, ...of } = about;
	for (const to of await staffToWrite(tx, exhibitorId)) {
		await sendEventEmail(tx, deps, { to, ...of, ...say(to.lang), path: "exhibitor/meetings" });
	}
}
