import type { Tx } from "../../../kit/db/database.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { accountById } from "../../account/server/store.ts";
import { type EmailDeps, sendEventEmail } from "../../event/server/event-email.ts";
import { eventById } from "../../event/server/store.ts";
import type { cancelledEmail } from "../cancel-texts.ts";

/** Tells the holder of a registration that it is cancelled. */
export async function tellCancelled(
	tx: Tx,
	deps: EmailDeps,
	{ accountId, eventId }: { accountId: string; eventId: number },
	texts: typeof cancelledEmail,
): Promise<void> {
	const { email, lang } = invariant(await accountById(tx, accountId), "the account");
	await sendEventEmail(tx, deps, {
		to: { email, lang },
		event: await eventById(tx, eventId),
		kind: "registration-cancelled",
		texts,
		values: {},
		path: "",
	});
}
