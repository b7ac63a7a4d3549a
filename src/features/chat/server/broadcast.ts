import type { Database } from "../../../kit/db/database.ts";
import type { Live } from "../../../kit/live/live.ts";
import { deliverNumbered } from "../../../kit/live/numbered.ts";
import { type ChatWords, type Message, typingWord } from "../contract.ts";
import { messageShape } from "./shapes.ts";
import { membershipOf, membersOf, newMessages } from "./store.ts";

type Deps = { db: Database; live: Live; log: { error(entry: object, line: string): void } };
type StoredMessage = { conversationId: number; number: number };

/** Processes send each other the number of a message, never its text. */
const STORED = "chat-message";
const SEEN = "chat-seen";
const TYPING = "chat-typing";

export const tellMessage = (live: Live, stored: StoredMessage): void => live.publish(STORED, stored);
export const publishSeen = (live: Live, seen: ChatWords["chat-seen"]): void => live.publish(SEEN, seen);

export function deliverChat(deps: Deps): void {
	const { db, live } = deps;
	deliverMessages(deps);
	live.subscribe<ChatWords["chat-seen"]>(SEEN, async (seen) => {
		const members = await membersOf(db, seen.conversationId);
		say(live, openAccounts(members), "chat-seen", seen);
	});
	live.subscribe<ChatWords["chat-typing"]>(TYPING, async (typing) => {
		const members = await membersOf(db, typing.conversationId);
		say(live, openAccounts(members.filter(({ no }) => no !== typing.member)), "chat-typing", typing);
	});
	live.onMessage(TYPING, typingWord, async ({ accountId }, { conversationId }) => {
		const own = await membershipOf(db, { conversationId, accountId });
		if (own && !own.closedAt && !own.isLeft) live.publish(TYPING, { conversationId, member: own.no });
	});
}

function say<W extends keyof ChatWords>(live: Live, to: string[], word: W, body: ChatWords[W]): void {
	live.send(to, word, body);
}

function deliverMessages({ db, live, log }: Deps): void {
	const deliverNext = deliverNumbered(log, (id, after, limit) =>
		deliver({ db, live }, { conversationId: id, after, limit }),
	);
	live.subscribe<StoredMessage>(STORED, ({ conversationId, number }) => deliverNext(conversationId, number));
}

/** Delivers messages after a number. Returns the last one's number; undefined if no member is connected here. */
async function deliver(
	{ db, live }: Pick<Deps, "db" | "live">,
	{ conversationId, after, limit }: { conversationId: number; after: number; limit: number },
): Promise<number | undefined> {
	const members = (await membersOf(db, conversationId)).filter((one) => !one.isClosed);
	const accounts = members.map(({ accountId }) => accountId);
	if (!live.hasAny(accounts)) return undefined;
	const fresh = await newMessages(db, { conversationId, after, limit });
	const give = (to: string[], messages: Message[]) => {
		if (messages.length > 0) say(live, to, "chat-messages", { conversationId, messages });
	};
	give(accounts, fresh.filter((one) => !one.isSuppressed).map(messageShape));
	for (const { no, accountId } of members) {
		give([accountId], fresh.filter((one) => one.isSuppressed && one.memberNo === no).map(messageShape));
	}
	return fresh.at(-1)?.number;
}

function openAccounts(members: { accountId: string; isClosed: boolean }[]): string[] {
	return members.filter((one) => !one.isClosed).map(({ accountId }) => accountId);
}
