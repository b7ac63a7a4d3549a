import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { lecture } from "../../agenda/server/views.ts";
import { event } from "../../event/server/views.ts";
import { recording, recordingNote } from "./tables.ts";

type Beside = { accountId: string; recordingId: number };

const isBeside = ({ accountId, recordingId }: Beside) =>
	and(eq(recordingNote.accountId, accountId), eq(recordingNote.recordingId, recordingId));

/** Empty without a note. */
export async function findRecordingNote(db: Database, beside: Beside): Promise<string> {
	const [row] = await db.select({ text: recordingNote.text }).from(recordingNote).where(isBeside(beside));
	return row?.text ?? "";
}

/** An empty text deletes it. */
export async function storeRecordingNote(db: Database, beside: Beside, text: string, changedAt: Date): Promise<void> {
	if (text === "") {
		await db.delete(recordingNote).where(isBeside(beside));
		return;
	}
	await db
		.insert(recordingNote)
		.values({ ...beside, text, changedAt })
		.onConflictDoUpdate({
			target: [recordingNote.accountId, recordingNote.recordingId],
			set: { text, changedAt },
		});
}

export function listRecordingNotes(
	db: Database,
	accountId: string,
): Promise<{ eventCode: string; subject: string; text: string; changedAt: Date }[]> {
	return db
		.select({
			eventCode: event.code,
			subject: lecture.subject,
			text: recordingNote.text,
			changedAt: recordingNote.changedAt,
		})
		.from(recordingNote)
		.innerJoin(recording, eq(recording.id, recordingNote.recordingId))
		.innerJoin(lecture, eq(lecture.id, recording.lectureId))
		.innerJoin(event, eq(event.id, lecture.eventId))
		.where(eq(recordingNote.accountId, accountId))
		.orderBy(desc(recordingNote.changedAt));
}
