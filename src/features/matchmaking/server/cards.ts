import type { Database } from "../../../kit/db/database.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { ShownProfile } from "../../profiles/contract.ts";
import { photoUrlOf, profileShape } from "../../profiles/server/shapes.ts";
import type { Invitations, Person } from "../contract.ts";
import { maySeePerson, reasonsOf, relationshipOf } from "../rules.ts";
import { hereAmong, type KnownPerson, knownPeople, shownAmong } from "./people-store.ts";
import { type InvitationRecord, invitationsOf, invitationsWith } from "./store.ts";
import { type MatchmakingDeps, noPerson, startOfToday, type Viewer } from "./viewer.ts";

type CardDeps = Pick<MatchmakingDeps, "clock" | "meetingCommands">;

/** Returns cards in the order of `ids`. The viewer must be allowed to see all of them. */
export async function cardsOf(db: Database, deps: CardDeps, viewer: Viewer, ids: string[]): Promise<Person[]> {
	const { event, accountId: viewerId } = viewer;
	const peopleById = await knownPeople(db, ids);
	const all = await invitationsWith(db, { eventId: event.id, viewerId, otherIds: ids });
	const today = startOfToday(event, deps.clock.now());
	const here = await hereAmong(db, { eventId: event.id, viewerId, since: today }, ids);
	return ids.flatMap((id) => {
		const person = peopleById.get(id);
		if (!person) return [];
		const between = all.filter((one) => one.accountId === id || one.invitedId === id);
		const isDemonstration = deps.meetingCommands.isDemonstration(id);
		return [cardShape(viewer, person, { between, isHere: here.has(id), isDemonstration })];
	});
}

type Around = { between: InvitationRecord[]; isHere: boolean; isDemonstration: boolean };

function cardShape(viewer: Viewer, person: KnownPerson, { between, isHere, isDemonstration }: Around): Person {
	const { id, firstName, lastName, profile, photo } = person;
	// Open invitations end with the event.
	const standing = between.filter((one) => one.state !== "open" || !viewer.isOver);
	const tie = relationshipOf(viewer.accountId, standing);
	const state = tie === "connected" ? "accepted" : "open";
	const behind = standing.find((one) => one.state === state);
	return {
		id,
		firstName,
		lastName,
		headline: profile.headline,
		company: profile.company,
		about: profile.about,
		photoUrl: photoUrlOf(id, photo),
		reasons: reasonsOf(viewer.interests, profile),
		tie,
		invitationId: behind?.id ?? null,
		sentence: tie === "sent" || tie === "received" ? (behind?.sentence ?? null) : null,
		isHere,
		isDemonstration,
	};
}

/** Throws 404 if the viewer may not see the person. */
export async function cardOf(db: Database, deps: CardDeps, viewer: Viewer, id: string): Promise<Person> {
	const looking = { eventId: viewer.event.id, viewerId: viewer.accountId };
	if (!(await shownAmong(db, looking, [id])).has(id)) throw noPerson();
	const [card] = await cardsOf(db, deps, viewer, [id]);
	if (!card || !maySeePerson(viewer.rights, card.tie)) throw noPerson();
	return card;
}

export async function fullProfile(db: Database, id: string): Promise<ShownProfile> {
	const person = invariant((await knownPeople(db, [id])).get(id), "the visible profile");
	return profileShape(person, person.profile, person.photo);
}

export async function invitationCards(db: Database, deps: CardDeps, viewer: Viewer): Promise<Invitations> {
	const { accountId, event } = viewer;
	const all = await invitationsOf(db, { eventId: event.id, accountId });
	const others = [...new Set(all.map((one) => (one.accountId === accountId ? one.invitedId : one.accountId)))];
	const visibleIds = await shownAmong(db, { eventId: event.id, viewerId: accountId }, others);
	const cards = await cardsOf(
		db,
		deps,
		viewer,
		others.filter((id) => visibleIds.has(id)),
	);
	return {
		received: cards.filter(({ tie }) => tie === "received"),
		sent: cards.filter(({ tie }) => tie === "sent" || tie === "declined"),
		connected: cards.filter(({ tie }) => tie === "connected"),
	};
}
