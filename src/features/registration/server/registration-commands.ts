import type { Database, Tx } from "../../../kit/db/database.ts";
import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import type { RegistrationPayload } from "../contract.ts";

/** A person registered, made an account or ordered for a team. */
type RegisteredPerson<Whose> = {
	/** The visitor, if they accepted tracking. */
	visitorId: string | undefined;
	event: EventRecord;
	person: Whose;
	/** "registration-7", "order-7", or "account-…" of an account without an event. */
	subject: string;
	/** The unpaid order, if any. */
	orderId: number | undefined;
};
type Registrant = { email: string; lang: Lang; phoneNo: string | null };

/** These run in the registration's transaction. */
export type RegistrationCommands = {
	registered: ((tx: Tx, happened: RegisteredPerson<Registrant>) => Promise<void>)[];
};

/** Queries that other features answer. */
export type RegistrationReads = {
	/** Errors by field; empty if university and department belong together, or none is chosen. */
	schoolErrors(
		db: Database,
		chosen: Pick<RegistrationPayload, "schoolId" | "departmentId">,
	): Promise<Record<string, Text[]>>;
};

export async function tellRegistered(
	tx: Tx,
	{ registrationCommands }: { registrationCommands: RegistrationCommands },
	{
		person,
		...happened
	}: RegisteredPerson<Omit<Registrant, "phoneNo"> & { isNew: { phoneNo: string | null } | undefined }>,
): Promise<void> {
	const { email, lang, isNew } = person;
	const registrant = { email, lang, phoneNo: isNew?.phoneNo ?? null };
	for (const command of registrationCommands.registered) await command(tx, { ...happened, person: registrant });
}
