import { and, desc, eq, sql } from "drizzle-orm";
import type { Database, Tx } from "../db/database.ts";
import type { Bounce } from "./bounce.ts";
import { emailMessage } from "./tables.ts";

/** The recipient and event of a reported e-mail; undefined for an unknown token. */
export async function sentEmailOf(
	db: Database,
	{ emailId, token }: Pick<Bounce, "emailId" | "token">,
): Promise<{ recipient: string; eventId: number | null } | undefined> {
	const isIt = and(eq(emailMessage.id, emailId), eq(emailMessage.token, token));
	const { recipient, eventId } = emailMessage;
	const [row] = await db.select({ recipient, eventId }).from(emailMessage).where(isIt);
	return row;
}

/** Marks a bounced e-mail. If `isGone`, it suppresses e-mails to its address while its row exists. */
export async function markBounced(
	tx: Tx,
	{ emailId, answer, isGone }: Pick<Bounce, "emailId" | "answer"> & { isGone: boolean },
): Promise<void> {
	await tx
		.update(emailMessage)
		.set({ status: isGone ? "bounced" : "returned", lastError: answer })
		.where(and(eq(emailMessage.id, emailId), eq(emailMessage.status, "sent")));
}

const isBounceOf = (address: string) =>
	and(eq(emailMessage.status, "bounced"), eq(sql`lower(${emailMessage.recipient})`, address.toLowerCase()));

/** The last bounced e-mail of an address; undefined if it may get e-mails. */
export async function bounceOf(
	db: Database,
	address: string,
): Promise<{ createdAt: Date; lastError: string | null } | undefined> {
	const [row] = await db
		.select({ createdAt: emailMessage.createdAt, lastError: emailMessage.lastError })
		.from(emailMessage)
		.where(isBounceOf(address))
		.orderBy(desc(emailMessage.id))
		.limit(1);
	return row;
}

/** Ends an address's suppression. Returns whether it was suppressed. */
export async function allowAddress(tx: Tx, address: string): Promise<boolean> {
	const rows = await tx
		.update(emailMessage)
		.set({ status: "returned" })
		.where(isBounceOf(address))
		.returning({ id: emailMessage.id });
	return rows.length > 0;
}
