import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { account } from "../../account/server/views.ts";
import { event } from "../../event/server/views.ts";
import { personNote } from "./tables.ts";

type Beside = { eventId: number; accountId: string; aboutId: string };

const isBeside = ({ eventId, accountId, aboutId }: Beside) =>
	and(eq(personNote.eventId, eventId), eq(personNote.accountId, accountId), eq(personNote.aboutId, aboutId));

/** Empty without a note. */
export async function findNote(db: Database, beside: Beside): Promise<string> {
	const [row] = await db.select({ text: personNote.text }).from(personNote).where(isBeside(beside));
	return row?.text ?? "";
}

/** An empty text deletes the note. */
export async function storeNote(db: Database, beside: Beside, text: string, changedAt: Date): Promise<void> {
	if (text === "") {
		await db.delete(personNote).where(isBeside(beside));
		return;
	}
	const { accountId, eventId, aboutId } = personNote;
	await db
		.insert(personNote)
		.values({ ...beside, text, changedAt })
		.onConflictDoUpdate({ target: [accountId, eventId, aboutId], set: { text, changedAt } });
}

export function listNotes(db: Database, accountId: string) {
	const { text, changedAt } = personNote;
	return db
		.select({ eventCode: event.code, firstName: account.firstName, lastName: account.lastName, text, changedAt })
		.from(personNote)
		.innerJoin(event, eq(event.id, personNote.eventId))
		.innerJoin(account, eq(account.id, personNote.aboutId))
		.where(eq(personNote.accountId, accountId))
		.orderBy(desc(changedAt));
}
