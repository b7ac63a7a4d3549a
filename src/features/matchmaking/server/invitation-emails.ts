import type { Tx } from "../../../kit/db/database.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { isTopicOn } from "../../account/server/email-preference-store.ts";
import { accountById } from "../../account/server/store.ts";
import type { EmailKind } from "../../event/email-kinds.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { type EmailTexts, sendEventEmail } from "../../event/server/event-email.ts";
import { profileOf } from "../../profiles/server/store.ts";
import { withoutLinks } from "../rules.ts";
import { acceptedEmail, invitedEmail } from "../texts.ts";
import type { MatchmakingDeps } from "./viewer.ts";

const PATH = "account/people/invitations";

type InvitationPair = { event: EventRecord; fromId: string; toId: string };

export function tellInvited(tx: Tx, deps: MatchmakingDeps, told: InvitationPair & { sentence: string }): Promise<void> {
	return tell(tx, deps, told, { kind: "person-invited", texts: invitedEmail, sentence: told.sentence });
}

export function tellAccepted(tx: Tx, deps: MatchmakingDeps, told: InvitationPair): Promise<void> {
	return tell(tx, deps, told, { kind: "person-accepted", texts: acceptedEmail, sentence: "" });
}

/** Sends one person's name and headline to another, never the e-mail address, if they want such e-mails. */
async function tell(
	tx: Tx,
	deps: MatchmakingDeps,
	{ event, fromId, toId }: InvitationPair,
	{ kind, texts, sentence }: { kind: EmailKind; texts: EmailTexts; sentence: string },
): Promise<void> {
	const to = await accountById(tx, toId);
	if (!to?.emailVerified || !(await isTopicOn(tx, toId, "invitations"))) return;
	const from = invariant(await accountById(tx, fromId), "the sender's account");
	const profile = invariant(await profileOf(tx, fromId), "the sender's profile");
	await sendEventEmail(tx, deps, {
		to: { email: to.email, lang: to.lang },
		event,
		kind,
		texts,
		path: PATH,
		values: {
			person: withoutLinks(`${from.firstName} ${from.lastName}`),
			headline: withoutLinks(profile.headline),
			sentence: withoutLinks(sentence),
		},
	});
}
