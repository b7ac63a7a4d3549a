import type { Database } from "../../../kit/db/database.ts";
import type { Live } from "../../../kit/live/live.ts";
import { type ChatWords, type Message, typingWord } from "../contract.ts";
import { messageShape } from "./shapes.ts";
import { membershipOf, membersOf, newMessages } from "./store.ts";

type Deps = { db: Database; live: Live; log: { error(entry: object, line: string): void } };
type Stored = { conversationId: number; number: number };

/** What processes tell each other: which message there is, never what it says. */
const STORED = "chat-message";
const SEEN = "chat-seen";
const TYPING = "chat-typing";

/** A conversation is delivered at once, and then what came meanwhile together: many who write at a time are one word. */
const TOGETHER_MS = 150;
const MOST_TOGETHER = 200;

export const tellMessage = (live: Live, stored: Stored): void => live.tell(STORED, stored);
export const tellSeen = (live: Live, seen: ChatWords["chat-seen"]): void => live.tell(SEEN, seen);

/** How far a conversation was delivered by this process in the current moment. */
type Progress = { from: number; upTo: number; wanted: number };

/** Delivers what happens in conversations to the members who are connected to this process. */
export function deliverChat(deps: Deps): void {
	const { db, live } = deps;
	deliverMessages(deps);
	live.hear<ChatWords["chat-seen"]>(SEEN, async (seen) => {
		const members = await membersOf(db, seen.conversationId);
		say(live, openAccounts(members), "chat-seen", seen);
	});
	live.hear<ChatWords["chat-typing"]>(TYPING, async (typing) => {
		const members = await membersOf(db, typing.conversationId);
		say(live, openAccounts(members.filter(({ no }) => no !== typing.member)), "chat-typing", typing);
	});
	live.said(TYPING, typingWord, async ({ accountId }, { conversationId }) => {
		const own = await membershipOf(db, { conversationId, accountId });
		if (own && !own.closedAt && !own.isLeft) live.tell(TYPING, { conversationId, member: own.no });
	});
}

function say<W extends keyof ChatWords>(live: Live, to: string[], word: W, body: ChatWords[W]): void {
	live.send(to, word, body);
}

/** Delivers what is new in conversations, a conversation's messages one read after the other. */
function deliverMessages({ db, live, log }: Deps): void {
	const moving = new Map<number, Progress>();
	live.hear<Stored>(STORED, ({ conversationId, number }) => {
		const known = moving.get(conversationId);
		if (!known) {
			const progress = { from: number - 1, upTo: number - 1, wanted: number };
			moving.set(conversationId, progress);
			return move(conversationId, progress);
		}
		known.wanted = Math.max(known.wanted, number);
		// told later than one that came after it
		if (number <= known.from) known.from = known.upTo = number - 1;
	});

	async function move(conversationId: number, progress: Progress): Promise<void> {
		try {
			while (progress.wanted > progress.upTo && (await deliver({ db, live }, conversationId, progress))) {
				await new Promise((done) => setTimeout(done, TOGETHER_MS).unref());
			}
		} catch (error) {
			// who misses it asks for it: that each number is there is known by the next one
			log.error({ live: (error as Error).message }, "failed");
		}
		moving.delete(conversationId);
	}
}

/** Delivers what comes next; false where nobody of the conversation is connected here. */
async function deliver(
	{ db, live }: Pick<Deps, "db" | "live">,
	conversationId: number,
	progress: Progress,
): Promise<boolean> {
	const members = (await membersOf(db, conversationId)).filter((one) => !one.isClosed);
	const accounts = members.map(({ accountId }) => accountId);
	if (!live.hasAny(accounts)) return false;
	const after = progress.upTo;
	const fresh = await newMessages(db, { conversationId, after, limit: MOST_TOGETHER });
	// unless one before them was told meanwhile
	if (progress.upTo === after) progress.upTo = fresh.at(-1)?.number ?? progress.wanted;
	const give = (to: string[], messages: Message[]) => {
		if (messages.length > 0) say(live, to, "chat-messages", { conversationId, messages });
	};
	give(accounts, fresh.filter((one) => !one.isUnheard).map(messageShape));
	for (const { no, accountId } of members) {
		give([accountId], fresh.filter((one) => one.isUnheard && one.memberNo === no).map(messageShape));
	}
	return true;
}

function openAccounts(members: { accountId: string; isClosed: boolean }[]): string[] {
	return members.filter((one) => !one.isClosed).map(({ accountId }) => accountId);
}
