import type { Tx } from "../../../kit/db/database.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { EventRecord } from "../../event/server/store.ts";

/** Somebody registered, made an account or ordered for a team. */
type Happened<Whose> = {
	/** Who did it, where they accepted tracking. */
	visitorId: string | undefined;
	event: EventRecord;
	person: Whose;
	/** "registration-7", "order-7", or "account-…" of one for the foundation alone. */
	subject: string;
	/** The order to be paid, if any. */
	orderId: number | undefined;
};
/** Whose it is; the number is one that was just given. */
type Registrant = { email: string; lang: Lang; phoneNo: string | null };

/** What registration tells of, in the transaction in which it happens. */
export type RegistrationCommands = { registered: ((tx: Tx, happened: Happened<Registrant>) => Promise<void>)[] };

/** Tells that somebody registered. */
export async function tellRegistered(
	tx: Tx,
	{ registrationCommands }: { registrationCommands: RegistrationCommands },
	{ person, ...happened }: Happened<Omit<Registrant, "phoneNo"> & { isNew: { phoneNo: string } | undefined }>,
): Promise<void> {
	const { email, lang, isNew } = person;
	const registrant = { email, lang, phoneNo: isNew?.phoneNo ?? null };
	for (const command of registrationCommands.registered) await command(tx, { ...happened, person: registrant });
}
