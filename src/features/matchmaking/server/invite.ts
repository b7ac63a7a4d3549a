import { longer } from "../../../kit/contract/longer.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { Failure, notFound, wrongForm } from "../../../kit/http/failure.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { refuseWords } from "../../event/server/refuse-words.ts";
import { inviteRefusal, MATCHMAKING_LIMITS, oneLine, type Pair, relationshipOf } from "../rules.ts";
import { inviteRefusals, refusals } from "../texts.ts";
import { tellPeople } from "./broadcast.ts";
import { tellAccepted, tellInvited } from "./invitation-emails.ts";
import { shownAmong } from "./people-store.ts";
import {
	addInvitation,
	endOpen,
	hasBlocked,
	type InvitationRecord,
	invitationById,
	invitationsSentBy,
	invitationsWith,
	lockPeople,
} from "./store.ts";
import { type MatchmakingDeps, noPerson, refuseSearch, refuseUnseen, viewerAt } from "./viewer.ts";

type NewInvitation = { event: EventRecord; accountId: string; otherId: string; sentence: string };

/**
 * Invites a person, or accepts their open invitation. Throws 403, 404, 409 or 400. Locks both people, so that
 * concurrent invitations run one by one.
 */
export async function invite(
	deps: MatchmakingDeps,
	{ event, accountId, otherId, sentence }: NewInvitation,
): Promise<void> {
	const now = deps.clock.now();
	const isDone = await deps.db.transaction(async (tx) => {
		await lockPeople(tx, [accountId, otherId]);
		refuseSearch(await viewerAt(tx, { event, accountId, now }));
		if (otherId === accountId) throw new Failure(409, refusals.yourself);
		const at = { eventId: event.id, viewerId: accountId };
		if (!(await shownAmong(tx, at, [otherId])).has(otherId)) throw noPerson();
		const between = await invitationsWith(tx, { ...at, otherIds: [otherId] });
		if (isSameInvitation(between, { accountId, sentence })) return false;
		// An invitation of either person.
		if (relationshipOf(accountId, between) === "connected") throw new Failure(409, inviteRefusals.connected);
		const theirs = between.find((one) => one.state === "open" && one.accountId === otherId);
		if (theirs) {
			await accept(tx, deps, event, theirs);
			return true;
		}
		const refusal = inviteRefusal(await invitationsSentBy(tx, accountId), {
			eventId: event.id,
			invitedId: otherId,
			now,
		});
		if (refusal) throw new Failure(409, inviteRefusals[refusal]);
		const cleanSentence = rightSentence(sentence);
		await refuseWords(tx, { eventId: event.id, text: cleanSentence, field: "sentence" });
		const sent = { eventId: event.id, accountId, invitedId: otherId, sentence: cleanSentence, sentAt: now };
		const invitationId = await addInvitation(tx, sent);
		if (await hasBlocked(tx, otherId, accountId)) return true; // A blocker gets no e-mail; the invitation waits.
		await tellInvited(tx, deps, { event, fromId: accountId, toId: otherId, sentence: cleanSentence });
		await deps.meetingCommands.onInvited(tx, { eventId: event.id, invitationId, byId: accountId, invitedId: otherId });
		return true;
	});
	if (isDone) tellPeople(deps.live, { byId: accountId, otherId });
}

/** The same invitation is open or was accepted: the sender may have missed the response. */
function isSameInvitation(
	between: InvitationRecord[],
	{ accountId, sentence }: { accountId: string; sentence: string },
): boolean {
	return between.some((one) =>
		one.accountId === accountId ? one.state === "open" && one.sentence === oneLine(sentence) : one.state === "accepted",
	);
}

function rightSentence(sentence: string): string {
	const cleanSentence = oneLine(sentence);
	const error = cleanSentence === "" ? refusals.noSentence : longer(cleanSentence, MATCHMAKING_LIMITS.sentence);
	if (error) throw wrongForm({ sentence: error });
	return cleanSentence;
}

async function accept(tx: Tx, deps: MatchmakingDeps, event: EventRecord, one: InvitationRecord): Promise<void> {
	await endOpen(tx, { id: one.id, state: "accepted", now: deps.clock.now() });
	await tellAnswered(tx, deps, one);
	const pair: Pair = { eventId: event.id, accountIds: [one.accountId, one.invitedId] };
	await deps.meetingCommands.onConnected(tx, { ...pair, invitationId: one.id });
	// A person who has blocked them gets no notice.
	if (await hasBlocked(tx, one.accountId, one.invitedId))
		return deps.meetingCommands.onSeparated(tx, { ...pair, silencedId: one.invitedId });
	await tellAccepted(tx, deps, { event, fromId: one.invitedId, toId: one.accountId });
	await deps.meetingCommands.onAccepted(tx, { eventId: event.id, byId: one.invitedId, inviterId: one.accountId });
}

function tellAnswered(tx: Tx, deps: MatchmakingDeps, one: InvitationRecord): Promise<void> {
	const { eventId, accountId: inviterId, invitedId: accountId } = one;
	return deps.meetingCommands.onAnswered(tx, { eventId, accountId, inviterId });
}

type InvitationAnswer = { event: EventRecord; accountId: string; id: number };

/** Returns the inviter. Repeating the answer changes nothing; another answer throws 409. */
export async function answer(
	deps: MatchmakingDeps,
	{ event, accountId, id, accepts }: InvitationAnswer & { accepts: boolean },
): Promise<string> {
	const now = deps.clock.now();
	const { otherId, isChanged } = await deps.db.transaction(async (tx) => {
		const one = await lockInvitation(tx, { event, accountId, id }, "invitedId");
		const viewer = await viewerAt(tx, { event, accountId, now });
		refuseUnseen(viewer);
		const looking = { eventId: event.id, viewerId: accountId };
		if (!(await shownAmong(tx, looking, [one.accountId])).has(one.accountId)) throw notFound(refusals.noInvitation);
		if (one.state === (accepts ? "accepted" : "declined")) return { otherId: one.accountId, isChanged: false };
		if (!viewer.rights.mayAnswer) throw new Failure(409, refusals.over);
		if (one.state !== "open") throw new Failure(409, refusals.ended);
		if (accepts) await accept(tx, deps, event, one);
		else {
			await endOpen(tx, { id, state: "declined", now });
			await tellAnswered(tx, deps, one);
		}
		return { otherId: one.accountId, isChanged: true };
	});
	if (isChanged) tellPeople(deps.live, { byId: accountId, otherId });
	return otherId;
}

/** Idempotent. Throws 409 if the invitation is answered. */
export async function withdraw(deps: MatchmakingDeps, { event, accountId, id }: InvitationAnswer): Promise<void> {
	const otherId = await deps.db.transaction(async (tx) => {
		const one = await lockInvitation(tx, { event, accountId, id }, "accountId");
		if (one.state === "withdrawn") return undefined;
		if (one.state !== "open") throw new Failure(409, refusals.ended);
		await endOpen(tx, { id, state: "withdrawn", now: deps.clock.now() });
		return one.invitedId;
	});
	if (otherId !== undefined) tellPeople(deps.live, { byId: accountId, otherId });
}

/** Locks both people. Throws 404 for invitations of other people. */
async function lockInvitation(
	tx: Tx,
	{ event, accountId, id }: InvitationAnswer,
	own: "accountId" | "invitedId",
): Promise<InvitationRecord> {
	const found = await invitationById(tx, id);
	if (!found || found.eventId !== event.id || found[own] !== accountId) throw notFound(refusals.noInvitation);
	await lockPeople(tx, [found.accountId, found.invitedId]);
	const now = await invitationById(tx, id); // Read again under the lock.
	if (!now) throw notFound(refusals.noInvitation);
	return now;
}
