import type { EventRecord } from "../../event/server/columns.ts";
import type { PackageIncludes } from "../../packages/contract.ts";
import { type Scope, ticketStateOf } from "../../recordings/rules.ts";
import { type OffersDeps, offersFor } from "../../recordings/server/offers.ts";
import { ticketsHeld } from "../../ticket-holders/server/holder-store.ts";
import type { LectureAccess } from "../contract.ts";
import { liveScope, onsiteAccess, onsiteScope } from "../rules.ts";
import { streamedLectures } from "./store.ts";

export async function lectureAccess(
	deps: OffersDeps,
	{ event, accountId, now }: { event: EventRecord; accountId: string; now: Date },
): Promise<LectureAccess> {
	const tickets = await ticketsHeld(deps.db, { accountId, eventId: event.id });
	const viewers = (scope: (includes: PackageIncludes) => Scope) =>
		tickets.map(({ status, calendarId, includes }) => ({ status, calendarId, opens: scope(includes) }));
	const streams = (await streamedLectures(deps.db, event.id)).map((one) => ({
		lectureId: one.id,
		access: ticketStateOf(one, viewers(liveScope)),
		isOnlinePart: one.isOnlinePart,
	}));
	const onsite = onsiteAccess(viewers(onsiteScope));
	const offers = (opensOf: (includes: PackageIncludes) => Scope) =>
		offersFor(deps, event, { accountId, tickets, now, opensOf });
	return {
		packageName: tickets[0]?.packageName ?? null,
		streams,
		streamOffers: streams.some(({ access }) => access === "locked") ? await offers(liveScope) : [],
		onsite,
		onsiteOffers: onsite === "locked" ? await offers(onsiteScope) : [],
	};
}
