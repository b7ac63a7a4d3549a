import type { Database } from "../../../kit/db/database.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { pricedAt } from "../../packages/rules.ts";
import { type eventContent, hasEnded } from "../../registration/server/offer.ts";
import type { ChangeableRecord } from "../../ticket-holders/server/change-store.ts";
import { attendsOnlineAfter, changeRefusal, changesOf, freeOptions, type Recordings } from "../rules.ts";

/** The access levels of published recordings; `app/wiring.ts` implements it. */
export type ChangeReads = {
	watchable(db: Database, at: { eventId: number; now: Date }): Promise<Recordings[]>;
};

type Content = Awaited<ReturnType<typeof eventContent>>;

/**
 * The packages that a ticket can change to now, with prices, or the reason why there are none. An organiser may also
 * choose cheaper packages, and does so after the end of registration.
 */
export async function offeredChanges(
	db: Database,
	{ changeReads }: { changeReads: ChangeReads },
	{ event, calendars, prices, options }: Content,
	ticket: ChangeableRecord,
	{ now, isByOrganiser = false }: { now: Date; isByOrganiser?: boolean },
) {
	const isOver = hasEnded(event, calendars, now);
	const watchable = isOver ? await changeReads.watchable(db, { eventId: event.id, now }) : [];
	const packages = pricedAt(prices, now).map((one) => {
		const own = options.filter(({ packageId }) => packageId === one.id);
		return { ...one, freeOptions: freeOptions(one.includes, own) };
	});
	const own = invariant(
		packages.find((one) => one.id === ticket.packageId),
		"the package of a ticket",
	);
	const allowRegistration = event.allowRegistration || isByOrganiser;
	const refusal = changeRefusal(ticket, { allowRegistration, isOver }, watchable);
	const changes = refusal ? [] : changesOf(ticket, packages, { isOver, watchable, isByOrganiser });
	return {
		own,
		refusal,
		packages: changes.map((one) => ({ ...one, isOnline: attendsOnlineAfter(ticket.isOnline, own, one) })),
	};
}

export type OfferedChange = Awaited<ReturnType<typeof offeredChanges>>["packages"][number];
