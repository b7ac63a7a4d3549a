import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "../../../kit/db/database.ts";
import type { RegistrationStatus } from "../../account/me-contract.ts";
import { registration } from "./tables.ts";

type OwnTicket = { accountId: string; registrationId: number };
export type StoredAnswers = { eventId: number; status: RegistrationStatus; additionalInputs: string | null };

/** The stored answers of a person's ticket, locked until the commit; undefined for another person's ticket. */
export async function lockAnswers(
	tx: Tx,
	{ accountId, registrationId }: OwnTicket,
): Promise<StoredAnswers | undefined> {
	const rows = await tx
		.update(registration)
		// an update also waits for an import that removes questions, which locks the table
		.set({ status: sql`${registration.status}` })
		.where(and(eq(registration.id, registrationId), eq(registration.accountId, accountId)))
		.returning({
			eventId: registration.eventId,
			status: registration.status,
			additionalInputs: sql<string | null>`${registration.profile}->>'additionalInputs'`,
		});
	return rows[0];
}

/** `additionalInputs` is JSON, as registration stores it. */
export async function saveAnswers(
	tx: Tx,
	{ registrationId, additionalInputs }: { registrationId: number; additionalInputs: string },
): Promise<void> {
	const answers = sql`jsonb_build_object('additionalInputs', ${additionalInputs}::text)`;
	await tx
		.update(registration)
		.set({ profile: sql`${registration.profile} || ${answers}` })
		.where(eq(registration.id, registrationId));
}
