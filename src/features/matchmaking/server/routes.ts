import type { FastifyInstance } from "fastify";
import { serve } from "../../../kit/http/serve.ts";
import type { Live } from "../../../kit/live/live.ts";
import { isTopicOn, switchTopic } from "../../account/server/email-preference-store.ts";
import { serveEvent } from "../../event/server/serve-event.ts";
import { pricedPackages } from "../../packages/server/store.ts";
import { ticketsHeld } from "../../ticket-holders/server/holder-store.ts";
import * as calls from "../contract.ts";
import { disclosedCount } from "../rules.ts";
import { deliverPeople } from "./broadcast.ts";
import { cardOf, cardsOf, fullProfile, invitationCards } from "./cards.ts";
import { answer, invite, withdraw } from "./invite.ts";
import { noteRoutes } from "./note-routes.ts";
import { countSharing, type Filters, foundPeople, topicsWith } from "./people-store.ts";
import { countOpenReports, reportRoutes } from "./report-routes.ts";
import { findSearch, storeSearch } from "./saved-search-store.ts";
import { block, report } from "./separate.ts";
import { blockedBy } from "./store.ts";
import { type MatchmakingDeps, refuseSearch, refuseUnseen, startOfToday, type Viewer, viewerAt } from "./viewer.ts";

export function matchmakingRoutes(app: FastifyInstance, deps: MatchmakingDeps & { live: Live }): void {
	deliverPeople(deps);
	seeingRoutes(app, deps);
	invitingRoutes(app, deps);
	hidingRoutes(app, deps);
	noteRoutes(app, deps);
	reportRoutes(app, deps);
}

const viewerOf = ({ db, clock }: MatchmakingDeps, of: { event: Viewer["event"]; accountId: string }) =>
	viewerAt(db, { ...of, now: clock.now() });

function seeingRoutes(app: FastifyInstance, deps: MatchmakingDeps): void {
	const { db, clock } = deps;

	serveEvent(app, deps, calls.getNetworkingStatus, async (asked) => meetingShape(deps, await viewerOf(deps, asked)));

	serveEvent(app, deps, calls.searchPeople, async (asked) => {
		const viewer = await viewerOf(deps, asked);
		refuseSearch(viewer);
		const { page = 1 } = asked.query;
		const looking = { eventId: asked.event.id, viewerId: asked.accountId };
		const filters = filtersOf(asked.query, startOfToday(asked.event, clock.now()));
		const found = await foundPeople(db, looking, viewer.interests, {
			filters,
			limit: calls.PEOPLE_PER_PAGE,
			offset: (page - 1) * calls.PEOPLE_PER_PAGE,
		});
		const people = await cardsOf(db, deps, viewer, found.ids);
		const foundTopics = await topicsWith(db, found.ids, filters.q);
		return { count: found.count, pages: Math.ceil(found.count / calls.PEOPLE_PER_PAGE), people, foundTopics };
	});

	serveEvent(app, deps, calls.saveSearch, async ({ event, accountId, body: { query } }) => {
		await storeSearch(db, { accountId, eventId: event.id }, query, clock.now());
		return { savedSearch: query || null };
	});

	serveEvent(app, deps, calls.getPerson, async ({ params: { personId: id }, ...asked }) => {
		const viewer = await viewerOf(deps, asked);
		refuseUnseen(viewer);
		return { person: await cardOf(db, deps, viewer, id), profile: await fullProfile(db, id) };
	});

	serveEvent(app, deps, calls.getInvitations, async (asked) => {
		const viewer = await viewerOf(deps, asked);
		refuseUnseen(viewer);
		return invitationCards(db, deps, viewer);
	});
}

function invitingRoutes(app: FastifyInstance, deps: MatchmakingDeps): void {
	const { db } = deps;
	serveEvent(app, deps, calls.invitePerson, async ({ params: { personId: id }, body, event, accountId }) => {
		await invite(deps, { event, accountId, otherId: id, sentence: body.sentence });
		return cardOf(db, deps, await viewerOf(deps, { event, accountId }), id);
	});

	serveEvent(app, deps, calls.answerInvitation, async ({ params: { id }, body: { accepts }, event, accountId }) => {
		const otherId = await answer(deps, { event, accountId, id, accepts });
		const [card] = await cardsOf(db, deps, await viewerOf(deps, { event, accountId }), [otherId]);
		return card as calls.Person;
	});

	serveEvent(app, deps, calls.withdrawInvitation, async ({ params: { id }, event, accountId }) => {
		await withdraw(deps, { event, accountId, id });
		return { isWithdrawn: true };
	});
}

function hidingRoutes(app: FastifyInstance, deps: MatchmakingDeps): void {
	const { db } = deps;
	serveEvent(app, deps, calls.blockPerson, async ({ params: { personId: otherId }, body: { isBlocked }, ...asked }) => {
		await block(deps, { event: asked.event, accountId: asked.accountId, otherId, isBlocked });
		return { isBlocked };
	});

	serveEvent(app, deps, calls.reportPerson, async ({ params: { personId: otherId }, body, event, accountId }) => {
		await report(deps, { event, accountId, otherId, ...body });
		return { isReported: true };
	});

	serve(app, calls.getBlocked, async ({ accountId }) => {
		const people = await blockedBy(db, accountId);
		return { people: people.map(({ id, firstName, lastName }) => ({ id, firstName, lastName })) };
	});

	serve(app, calls.setInvitationEmails, async ({ accountId, body }) => {
		await switchTopic(db, accountId, "invitations", body.wantsEmails);
		return body;
	});
}

type Query = { [Name in Exclude<keyof Filters, "hereSince"> | "isHere"]?: string | undefined };

function filtersOf({ isHere, ...query }: Query, today: Date): Filters {
	const trimText = (text?: string) => (text ?? "").trim();
	return {
		q: trimText(query.q),
		topic: trimText(query.topic),
		role: trimText(query.role),
		company: trimText(query.company),
		lookingFor: trimText(query.lookingFor),
		offering: trimText(query.offering),
		hereSince: isHere ? today : undefined,
	};
}

async function meetingShape(deps: MatchmakingDeps, viewer: Viewer): Promise<calls.MeetingAtEvent> {
	const { db, clock } = deps;
	const { event, accountId, rights, interests, isOver } = viewer;
	const isIn = rights.refusal === null;
	const looking = { eventId: event.id, viewerId: accountId };
	const packages = (await pricedPackages(db, event.id, clock.now())).filter((one) => one.netGrosz !== undefined);
	const price = (one: (typeof packages)[number]) => one.netGrosz ?? 0;
	return {
		refusal: rights.refusal,
		maySearch: rights.maySearch,
		isOver,
		matches: isIn && !isOver ? disclosedCount(await countSharing(db, looking, interests)) : null,
		waiting: isIn ? (await invitationCards(db, deps, viewer)).received.length : 0,
		packageName: (await ticketsHeld(db, { accountId, eventId: event.id }))[0]?.packageName ?? null,
		searchedBy: packages
			.filter(({ includes }) => includes.matchmaking === "full")
			.toSorted((a, b) => price(a) - price(b))
			.map(({ name }) => name),
		topics: [...interests.topics],
		wantsEmails: await isTopicOn(db, accountId, "invitations"),
		savedSearch: await findSearch(db, { accountId, eventId: event.id }),
		reports: await countOpenReports(deps, { event, accountId }),
	};
}
