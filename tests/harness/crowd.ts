import { createHmac, randomUUID } from "node:crypto";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { storedSecret } from "../../src/features/account/server/store.ts";
import { account, session } from "../../src/features/account/server/tables.ts";
import { conversation, conversationMember } from "../../src/features/chat/server/tables.ts";

/** So many rows are written by one statement. */
const ROWS = 1000;

/** Somebody who is logged in: the id of their account and the cookie of their browser. */
export type Guest = { id: string; cookie: string };

/** So many people with an active account each and a session, written as a log-in leaves them: hashing their passwords would take minutes. */
export async function crowd(db: NodePgDatabase, count: number): Promise<Guest[]> {
	const secret = await storedSecret(db, "authentication", randomUUID());
	const now = new Date();
	const dates = { createdAt: now, updatedAt: now };
	const expiresAt = new Date(now.getTime() + 86_400_000);
	const guests = Array.from({ length: count }, () => ({ id: randomUUID(), token: randomUUID() }));
	const named = (id: string) => ({
		email: `${id}@firma.example`,
		name: "Anna Nowak",
		firstName: "Anna",
		lastName: "Nowak",
	});
	for (const some of parts(guests)) {
		await db.insert(account).values(some.map(({ id }) => ({ id, ...named(id), emailVerified: true, ...dates })));
		await db
			.insert(session)
			.values(some.map(({ id, token }) => ({ id: randomUUID(), token, userId: id, expiresAt, ...dates })));
	}
	return guests.map(({ id, token }) => {
		const mark = createHmac("sha256", secret).update(token).digest("base64");
		return { id, cookie: `estrada.session_token=${encodeURIComponent(`${token}.${mark}`)}` };
	});
}

/** Conversations at an event, each with some of these people; gives their ids. */
export async function gatherings(db: NodePgDatabase, eventId: number, groups: readonly Guest[][]): Promise<number[]> {
	const openedAt = new Date();
	const rows = groups.map(() => ({ eventId, kind: "people" as const, openedAt }));
	const ids: number[] = [];
	for (const some of parts(rows)) {
		const made = await db.insert(conversation).values(some).returning({ id: conversation.id });
		ids.push(...made.map(({ id }) => id));
	}
	const members = groups.flatMap((group, index) =>
		group.map(({ id }, no) => ({ conversationId: ids[index]!, no: no + 1, accountId: id })),
	);
	for (const some of parts(members)) await db.insert(conversationMember).values(some);
	return ids;
}

function* parts<T>(all: readonly T[]): Generator<T[]> {
	for (let from = 0; from < all.length; from += ROWS) yield all.slice(from, from + ROWS);
}
