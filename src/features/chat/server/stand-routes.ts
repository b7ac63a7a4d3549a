import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { eventById } from "../../event/server/store.ts";
import { staffedExhibitor } from "../../exhibitors/server/staff-store.ts";
import type { VisibilityDeps } from "../../profiles/server/visible-people.ts";
import type { Conversation } from "../contract.ts";
import { getStandChat, getStandConversations, openStandChat, setClosed } from "../stand-contract.ts";
import { refusals, standRefusals } from "../texts.ts";
import { openWithStand } from "./conversations.ts";
import { conversationShapes } from "./list.ts";
import { storePlace } from "./member-store.ts";
import { type ChatDeps, ownMembership } from "./send-message.ts";
import { askerRefusal, failureOf } from "./stand-access.ts";

type Deps = ChatDeps & VisibilityDeps & { db: NodePgDatabase };
type StandVisitor = { exhibitorId: number; accountId: string };

/** Finds a stand that a person wants to chat with; throws 404 if unknown. */
async function standOf(deps: Deps, { exhibitorId, accountId }: StandVisitor) {
	const found = await staffedExhibitor(deps.db, exhibitorId);
	if (!found) throw notFound(refusals.noStand);
	const { staffIds, ...stand } = found;
	const isStaff = staffIds.includes(accountId);
	const { eventId } = stand;
	const refusal = await askerRefusal(deps, { eventId, accountId, isStaff, isStaffed: staffIds.length > 0 });
	return { ...stand, isStaff, refusal };
}

async function ownStandConversation(
	deps: Deps,
	{ exhibitorId, accountId }: StandVisitor,
	lang: Lang,
): Promise<Conversation | undefined> {
	const all = await conversationShapes(deps, { accountId }, lang);
	return all.find(({ partner }) => partner.company?.objectId === exhibitorId);
}

/** The calls of all conversations send and read. */
export function standRoutes(app: FastifyInstance, deps: Deps): void {
	const { db, clock } = deps;

	serve(app, getStandChat, async ({ accountId, params: { id: exhibitorId }, lang }) => {
		const { refusal } = await standOf(deps, { exhibitorId, accountId });
		const conversation = (await ownStandConversation(deps, { exhibitorId, accountId }, lang)) ?? null;
		return { refusal: refusal ? standRefusals[refusal][lang] : null, conversation };
	});

	serve(app, openStandChat, async ({ accountId, params: { id: exhibitorId }, lang }) => {
		const { refusal, eventId } = await standOf(deps, { exhibitorId, accountId });
		if (refusal) throw failureOf(refusal);
		await db.transaction((tx) => openWithStand(tx, { eventId, exhibitorId, accountId, now: clock.now() }));
		return invariant(await ownStandConversation(deps, { exhibitorId, accountId }, lang), "the opened conversation");
	});

	serve(app, getStandConversations, async ({ accountId, params: { id: exhibitorId }, lang }) => {
		const { isStaff, eventId, name } = await standOf(deps, { exhibitorId, accountId });
		if (!isStaff) throw notFound(refusals.noStand);
		return {
			exhibitor: { objectId: exhibitorId, name },
			timeZone: (await eventById(db, eventId)).timeZone,
			conversations: await conversationShapes(deps, { exhibitorId, exceptOf: accountId }, lang),
		};
	});

	serve(app, setClosed, async ({ accountId, params: { id }, body: { isClosed } }) => {
		const { no, kind } = await ownMembership(db, { conversationId: id, accountId });
		if (kind !== "stand") throw new Failure(409, refusals.byBlock);
		await db.transaction((tx) => storePlace(tx, { id, no, closedAt: isClosed ? clock.now() : null }));
		return { isClosed };
	});
}
