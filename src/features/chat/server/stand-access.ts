import type { Database } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { endOfEvent, eventById } from "../../event/server/store.ts";
import { isBannedAt } from "../../matchmaking/server/store.ts";
import { areProfilesShown } from "../../profiles/rules.ts";
import { confirmedAt } from "../../registration/server/holder-store.ts";
import { type StandRefusal, standRefusal } from "../rules.ts";
import { standRefusals } from "../texts.ts";

type Deps = { db: Database; clock: { now(): Date } };
/** Who would write, and for which side. */
type Asking = { eventId: number; accountId: string; isStaff: boolean };

/** Whether people of an event see each other no longer, and its stands answer no longer. */
export async function isPast({ db, clock }: Deps, eventId: number): Promise<boolean> {
	const event = await eventById(db, eventId);
	return !areProfilesShown({ ...event, endsAt: await endOfEvent(db, event) }, clock.now());
}

/** Why a person does not write to a stand that has staff, of which they are none. */
export async function askerRefusal(
	deps: Deps,
	{ eventId, accountId, ...stand }: Asking & { isStaffed: boolean },
): Promise<StandRefusal | undefined> {
	return standRefusal({
		...stand,
		hasTicket: (await confirmedAt(deps.db, accountId)).includes(eventId),
		isBanned: await isBannedAt(deps.db, { accountId, eventId }),
		isPast: await isPast(deps, eventId),
	});
}

/** Throws why nothing is written any more in a conversation with a stand: by its staff, or by who asks. */
export async function refuseStand(deps: Deps, { isStaff, ...asking }: Asking): Promise<void> {
	const refusal = isStaff
		? (await isPast(deps, asking.eventId)) && "past"
		: await askerRefusal(deps, { ...asking, isStaff, isStaffed: true });
	if (refusal) throw refused(refusal);
}

/** The 403 of whom the event does not let in, the 409 of what is over or cannot be. */
export function refused(refusal: StandRefusal): Failure {
	return new Failure(refusal === "noTicket" || refusal === "banned" ? 403 : 409, standRefusals[refusal]);
}
