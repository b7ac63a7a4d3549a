import type { Database } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { endOfEvent, eventById } from "../../event/server/store.ts";
import { isBannedAt } from "../../matchmaking/server/store.ts";
import { areProfilesShown } from "../../profiles/rules.ts";
import { confirmedAt } from "../../ticket-holders/server/holder-store.ts";
import { type StandRefusal, standRefusal } from "../rules.ts";
import { standRefusals } from "../texts.ts";

type Deps = { db: Database; clock: { now(): Date } };
type StandWriter = { eventId: number; accountId: string; isStaff: boolean };

export async function isPast({ db, clock }: Deps, eventId: number): Promise<boolean> {
	const event = await eventById(db, eventId);
	return !areProfilesShown({ ...event, endsAt: await endOfEvent(db, event) }, clock.now());
}

/** Writing needs staff, and the person must not be one of them. */
export async function askerRefusal(
	deps: Deps,
	{ eventId, accountId, ...stand }: StandWriter & { isStaffed: boolean },
): Promise<StandRefusal | undefined> {
	return standRefusal({
		...stand,
		hasTicket: (await confirmedAt(deps.db, accountId)).includes(eventId),
		isBanned: await isBannedAt(deps.db, { accountId, eventId }),
		isPast: await isPast(deps, eventId),
	});
}

/** Throws why staff or the asking person may no longer write to a stand's conversation. */
export async function refuseStand(deps: Deps, { isStaff, ...asking }: StandWriter): Promise<void> {
	const refusal = isStaff
		? (await isPast(deps, asking.eventId)) && "past"
		: await askerRefusal(deps, { ...asking, isStaff, isStaffed: true });
	if (refusal) throw refused(refusal);
}

/** 403 if the event refuses the person, otherwise 409. */
export function refused(refusal: StandRefusal): Failure {
	return new Failure(refusal === "noTicket" || refusal === "banned" ? 403 : 409, standRefusals[refusal]);
}
