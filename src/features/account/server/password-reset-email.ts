import type { Tx } from "../../../kit/db/database.ts";
import { type EmailDeps, sendEventEmail } from "../../event/server/event-email.ts";
import type { AccountAccess } from "../access-list-contract.ts";
import { accessListTexts } from "../access-list-texts.ts";
import { endedAccessNote, passwordResetEmail } from "../password-email-texts.ts";
import { eventOfEmail } from "./event-of-email.ts";
import { accountById } from "./store.ts";

type ResetNews = {
	accountId: string;
	/** The account's access before the reset. */
	access: readonly AccountAccess[];
	/** Names of the access that remains. */
	keep: readonly string[];
};

/** E-mails the owner that a link has set a new password, and which access ended with the old one. */
export async function sendPasswordReset(
	tx: Tx,
	deps: EmailDeps & { config: { defaultEvent: string } },
	{ accountId, access, keep }: ResetNews,
): Promise<void> {
	const to = await accountById(tx, accountId);
	const event = await eventOfEmail(tx, deps, undefined);
	if (!to || !event) return;
	const { off, unknownDevice, ...kinds } = accessListTexts;
	const facts = access
		.filter(({ id, kind, isEnded }) => kind !== "browser" && isEnded && !keep.includes(id))
		.map(({ kind, name }) => ({
			label: kinds[kind][to.lang],
			value: name ?? (kind === "second-factor" ? off : unknownDevice)[to.lang],
		}));
	const paragraphs = [...passwordResetEmail.paragraphs, ...(facts.length > 0 ? [endedAccessNote] : [])];
	const texts = { ...passwordResetEmail, paragraphs };
	await sendEventEmail(tx, deps, { to, event, kind: "password-changed", texts, values: {}, facts, path: "reset.html" });
}
