import type { FastifyInstance } from "fastify";
import { assertOwner } from "../../../kit/http/assert-owner.ts";
import { notLoggedIn } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { accountById } from "../../account/server/store.ts";
import { topicsOf } from "../../agenda/server/tag-store.ts";
import { serveEvent } from "../../event/server/serve-event.ts";
import { pricedPackages } from "../../packages/server/store.ts";
import { ticketsHeld, workOf } from "../../ticket-holders/server/holder-store.ts";
import { getOwnProfile, getProfileAtEvent, type OwnProfile, saveOwnProfile, showProfileAtEvent } from "../contract.ts";
import { profileStateOf } from "../rules.ts";
import { refusals } from "../texts.ts";
import { photoRoutes } from "./photo-routes.ts";
import type { PhotoDeps } from "./save-photo.ts";
import { canSaveProfile, saveProfile, showProfile, visibilityAt } from "./save-profile.ts";
import { emptyProfile, ownShape, profileShape } from "./shapes.ts";
import { photoOf, profileEvents, profileOf } from "./store.ts";
import type { ProfileReads } from "./visible-people.ts";

// long: one call after the other, read as a list
export function profilesRoutes(app: FastifyInstance, deps: PhotoDeps & { profileReads: ProfileReads }): void {
	const { db, clock } = deps;
	serve(app, getOwnProfile, async ({ accountId, params }) => {
		assertOwner(accountId, params.id, refusals.notYours);
		return own(accountId);
	});

	serve(app, saveOwnProfile, async ({ accountId, params, body }) => {
		assertOwner(accountId, params.id, refusals.notYours);
		await saveProfile(deps, accountId, body);
		return own(accountId);
	});

	serveEvent(app, deps, getProfileAtEvent, async ({ event, accountId }) => {
		const tickets = await ticketsHeld(db, { accountId, eventId: event.id });
		const packages = (await pricedPackages(db, event.id, clock.now())).filter((one) => one.netGrosz !== undefined);
		const { isSeen, until } = await visibilityAt(db, event, clock.now());
		const price = (one: (typeof packages)[number]) => one.netGrosz ?? 0;
		return {
			state: profileStateOf(tickets.map(({ status, includes }) => ({ status, matchmaking: includes.matchmaking }))),
			isVisible: (await profileEvents(db, accountId)).some((one) => one.eventId === event.id),
			isOver: !isSeen,
			seenUntil: until,
			packageName: tickets[0]?.packageName ?? null,
			openedBy: packages
				.filter(({ includes }) => includes.matchmaking !== "none")
				.toSorted((a, b) => price(a) - price(b))
				.map(({ name }) => name),
			topics: await topicsOf(db, event.id),
		};
	});

	serveEvent(app, deps, showProfileAtEvent, async ({ event, accountId, body }) => {
		await showProfile(deps, { accountId, event, isVisible: body.isVisible });
		return { isVisible: body.isVisible };
	});

	photoRoutes(app, deps);

	async function own(accountId: string): Promise<OwnProfile> {
		const person = await accountById(db, accountId);
		if (!person) throw notLoggedIn();
		const saved = await profileOf(db, accountId);
		const profile = saved ?? emptyProfile(await workOf(db, accountId));
		const isSaved = saved !== undefined;
		const canSave = await canSaveProfile(deps, accountId, isSaved);
		return ownShape(profileShape(person, profile, await photoOf(db, accountId)), { isSaved, canSave });
	}
}
