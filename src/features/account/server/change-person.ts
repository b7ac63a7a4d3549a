import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { type Person, storePerson } from "./store.ts";

type PersonChange = {
	accountId: string;
	before: Person;
	after: Person;
	/** An account, which may be the person's own. */
	actor: string;
	/** For an organiser's change. */
	eventId?: number | undefined;
	now: Date;
};

/** Stores the details of a locked account. The audit log stores only the names of changed fields. */
export async function changePerson(tx: Tx, change: PersonChange): Promise<void> {
	const { accountId, before, after, actor, eventId, now } = change;
	const fields = (["firstName", "lastName", "nick", "phoneNo", "lang"] as const).filter(
		(field) => after[field] !== before[field],
	);
	if (fields.length === 0) return;
	await storePerson(tx, accountId, after, now);
	const done = { actor, action: "account.person-changed", subject: accountId, eventId };
	await addAuditEntry(tx, { ...done, at: now, detail: { fields } });
}
