import { createHmac, randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { storedSecret } from "../../src/features/account/server/store.ts";
import { account, session } from "../../src/features/account/server/tables.ts";
import { conversation, conversationMember } from "../../src/features/chat/server/tables.ts";
import { ticketPackage } from "../../src/features/packages/server/tables.ts";
import { profile, profileShown } from "../../src/features/profiles/server/tables.ts";
import { registration } from "../../src/features/ticket-holders/server/tables.ts";
import { addPackage } from "./content.ts";

/** How many rows one insert writes. */
const ROWS = 1000;

/** A logged-in account: its id and its session's cookie. */
export type Guest = { id: string; cookie: string };

/** Creates active accounts with a session each. It hashes no passwords, which would take minutes. */
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

/** Gives accounts access to networking at an event: a confirmed ticket and a visible profile. */
export async function admit(db: NodePgDatabase, eventId: number, guests: readonly Guest[]): Promise<void> {
	const at = new Date();
	const includes = { expo: true, lectures: "both", afterparty: false, recordings: "all", lunch: "none" } as const;
	const networking = { code: "NETWORKING", includes: { ...includes, matchmaking: "full" } } as const;
	const [known] = await db
		.select({ id: ticketPackage.id })
		.from(ticketPackage)
		.where(and(eq(ticketPackage.eventId, eventId), eq(ticketPackage.code, networking.code)));
	const { id: packageId } = known ?? (await addPackage({ db }, { id: eventId }, networking));
	const words = { headline: "", company: "", about: "", lookingForText: "", offeringText: "" };
	const lists = { lookingFor: [], offering: [], languages: [], links: [] };
	const ticket = { eventId, packageId, status: "confirmed", profile: {}, createdAt: at } as const;
	for (const some of parts(guests)) {
		const ids = some.map(({ id }) => id);
		await db
			.insert(registration)
			.values(ids.map((accountId) => ({ accountId, ...ticket })))
			.onConflictDoNothing();
		await db
			.insert(profile)
			.values(ids.map((accountId) => ({ accountId, ...words, ...lists, updatedAt: at })))
			.onConflictDoNothing();
		await db
			.insert(profileShown)
			.values(ids.map((accountId) => ({ accountId, eventId, since: at })))
			.onConflictDoNothing();
	}
}

/** Creates a conversation per group at an event. Returns their ids. */
export async function gatherings(db: NodePgDatabase, eventId: number, groups: readonly Guest[][]): Promise<number[]> {
	await admit(db, eventId, [...new Map(groups.flat().map((guest) => [guest.id, guest])).values()]);
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
