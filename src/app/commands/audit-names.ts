import { type AccountRecord, accountById } from "../../features/account/server/store.ts";
import type { AuditEntry } from "../../kit/audit/store.ts";
import type { Database } from "../../kit/db/database.ts";

export async function namesIn(
	db: Database,
	entries: readonly Pick<AuditEntry, "actor" | "subject">[],
): Promise<(id: string) => string> {
	const idOf = (text: string) => text.replace(/^account:/, "");
	const ids = [...new Set(entries.flatMap(({ actor, subject }) => [actor, idOf(subject)]))];
	const people = new Map<string, AccountRecord | undefined>();
	for (const id of ids) people.set(id, await accountById(db, id));
	return (text) => {
		const person = people.get(idOf(text));
		return person ? `${person.firstName} ${person.lastName} <${person.email}>` : text;
	};
}
