import { anyOf } from "../../../kit/db/any-of.ts";
import type { Database } from "../../../kit/db/database.ts";
import { account } from "../../account/server/views.ts";
import { registration } from "../../ticket-holders/server/views.ts";

/** Names of accounts; unknown ids are missing. */
export async function namesOf(db: Database, ids: string[]): Promise<Map<string, string>> {
	if (ids.length === 0) return new Map();
	const { id, firstName, lastName } = account;
	const rows = await db.select({ id, firstName, lastName }).from(account).where(anyOf(id, ids));
	return new Map(rows.map((one) => [one.id, `${one.firstName} ${one.lastName}`]));
}

/** The events at which accounts have a registration; accounts without one are missing. */
export async function participationsOf(db: Database, ids: string[]): Promise<Map<string, number[]>> {
	if (ids.length === 0) return new Map();
	const { accountId, eventId } = registration;
	const rows = await db.selectDistinct({ accountId, eventId }).from(registration).where(anyOf(accountId, ids));
	const found = new Map<string, number[]>();
	for (const one of rows)
		if (one.accountId) found.set(one.accountId, [...(found.get(one.accountId) ?? []), one.eventId]);
	return found;
}
