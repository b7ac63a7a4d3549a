import { accountById } from "../../account/server/store.ts";
import { type ChatDeps, sendChatMessage } from "../../chat/server/send-message.ts";
import { membershipOf, membersOf, messagesBefore } from "../../chat/server/store.ts";
import { answersByItself, replyTo, SECONDS_TO_ANSWER } from "../made-up.ts";
import type { HereReads } from "./store.ts";

type Deps = ChatDeps & {
	config: { demo: boolean };
	hereReads: HereReads;
	log: { error(entry: object, line: string): void };
};
type OpenMessage = { conversationId: number; accountId: string };

/** Undefined outside a demonstration. A message that waits at shutdown gets no answer until the next one. */
export function answersOf(deps: Deps): ((sent: OpenMessage) => void) | undefined {
	if (!deps.config.demo) return undefined;
	const failed = (error: Error) => deps.log.error({ demonstration: error.message }, "failed");
	return (sent) => {
		setTimeout(() => void answer(deps, sent).catch(failed), SECONDS_TO_ANSWER * 1000).unref();
	};
}

/** Skips a conversation if its newest message has an answer, or if the recipient is online. */
async function answer(deps: Deps, { conversationId, accountId }: OpenMessage): Promise<void> {
	const { db } = deps;
	const own = await membershipOf(db, { conversationId, accountId });
	const members = await membersOf(db, conversationId);
	const others = members.filter((one) => one.no !== own?.no);
	const other = others.find((one) => !one.isClosed && answersByItself(one.accountId));
	const ids = others.map((one) => one.accountId);
	if (!own || !other || (await deps.hereReads.isAnyHere(db, ids))) return;
	const [newest] = await messagesBefore(db, { conversationId, no: other.no, before: undefined, limit: 1 });
	if (newest?.memberNo !== own.no) return;
	const lang = (await accountById(db, accountId))?.lang ?? "pl";
	const text = replyTo(own.kind, newest.number, lang);
	const key = `demonstration-${newest.number}`;
	await sendChatMessage(deps, { conversationId, accountId: other.accountId, key, text });
}
