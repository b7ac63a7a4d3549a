import { newestEntriesOf } from "../../../kit/audit/store.ts";
import type { Database } from "../../../kit/db/database.ts";

/** Registrations that organisers made for guests. */
export async function guestsAmong(db: Database, registrationIds: readonly number[]): Promise<Set<number>> {
	if (registrationIds.length === 0) return new Set();
	const subjectOf = (id: number) => `registration:${id}`;
	const entries = await newestEntriesOf(
		db,
		registrationIds.map(subjectOf),
		registrationIds.length,
		"registration.guest",
	);
	const subjects = new Set(entries.map(({ subject }) => subject));
	return new Set(registrationIds.filter((id) => subjects.has(subjectOf(id))));
}
