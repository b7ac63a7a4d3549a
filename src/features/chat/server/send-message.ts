import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { Failure, notFound, wrongForm } from "../../../kit/http/failure.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { Live } from "../../../kit/live/live.ts";
import { MESSAGE_LENGTH } from "../contract.ts";
import { messageText } from "../rules.ts";
import { refusals } from "../texts.ts";
import { tellMessage } from "./broadcast.ts";
import { refusePerson } from "./person-access.ts";
import { refuseStand } from "./stand-access.ts";
import { insertMessage, type Membership, type MessageRecord, membershipOf, messageByKey } from "./store.ts";

/** `app/wiring.ts` implements them for other features. */
export type ChatCommands = {
	onSent(tx: Tx, sent: { conversationId: number; number: number; memberNo: number; sentAt: Date }): Promise<void>;
	/** The person has seen messages up to `number`. */
	onSeen(tx: Tx, seen: { conversationId: number; accountId: string; number: number }): Promise<void>;
};

export type ChatDeps = { db: NodePgDatabase; clock: { now(): Date }; live: Live; chatCommands: ChatCommands };

/** Throws 404 if the account is no member. */
export async function ownMembership(
	db: Database,
	of: { conversationId: number; accountId: string },
): Promise<Membership> {
	const found = await membershipOf(db, of);
	if (!found) throw notFound(refusals.noConversation);
	return found;
}

export type NewMessage = { conversationId: number; accountId: string; key: string; text: string };

/** Stores a message once per key and publishes it after the commit. */
export async function sendChatMessage(
	deps: ChatDeps,
	{ conversationId, accountId, ...sent }: NewMessage,
): Promise<MessageRecord> {
	const text = messageText(sent.text);
	if (text === undefined) throw wrongForm({ text: refusals.empty });
	if (text.length > MESSAGE_LENGTH) throw wrongForm({ text: refusals.long });
	const {
		no: memberNo,
		closedAt,
		isLeft,
		isStaff,
		...place
	} = await ownMembership(deps.db, {
		conversationId,
		accountId,
	});
	if (closedAt) throw new Failure(409, refusals.closed);
	if (place.kind === "stand") await refuseStand(deps, { eventId: place.eventId, accountId, isStaff });
	else await refusePerson(deps, { eventId: place.eventId, accountId });
	const key = { conversationId, memberNo, clientKey: sent.key };
	const content = { text, sentAt: deps.clock.now() };
	const authorId = isStaff ? accountId : null;
	const number = await deps.db.transaction(async (tx) => {
		const number = await insertMessage(tx, { ...key, ...content, authorId, isSuppressed: isLeft });
		const isHeard = number !== undefined && !isLeft;
		if (isHeard) await deps.chatCommands.onSent(tx, { conversationId, number, memberNo, sentAt: content.sentAt });
		return number;
	});
	const stored: MessageRecord =
		number !== undefined && !isStaff
			? { ...key, ...content, number, author: null }
			: invariant(await messageByKey(deps.db, key), "the message with this key");
	tellMessage(deps.live, { conversationId, number: stored.number });
	return stored;
}
