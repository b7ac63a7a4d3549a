import { and, eq } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { event } from "../../event/server/views.ts";
import { peopleSearch } from "./tables.ts";

type SearchOwner = { accountId: string; eventId: number };

const isOf = ({ accountId, eventId }: SearchOwner) =>
	and(eq(peopleSearch.accountId, accountId), eq(peopleSearch.eventId, eventId));

export async function findSearch(db: Database, of: SearchOwner): Promise<string | null> {
	const [row] = await db.select({ query: peopleSearch.query }).from(peopleSearch).where(isOf(of));
	return row?.query ?? null;
}

/** An empty search deletes it. */
export async function storeSearch(db: Database, of: SearchOwner, query: string, savedAt: Date): Promise<void> {
	if (query === "") {
		await db.delete(peopleSearch).where(isOf(of));
		return;
	}
	const { accountId, eventId } = peopleSearch;
	await db
		.insert(peopleSearch)
		.values({ ...of, query, savedAt })
		.onConflictDoUpdate({ target: [accountId, eventId], set: { query, savedAt } });
}

export function listSearches(db: Database, accountId: string) {
	return db
		.select({ eventCode: event.code, query: peopleSearch.query, savedAt: peopleSearch.savedAt })
		.from(peopleSearch)
		.innerJoin(event, eq(event.id, peopleSearch.eventId))
		.where(eq(peopleSearch.accountId, accountId));
}
