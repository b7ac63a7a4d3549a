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

/** Refuses a company without staff, and its own staff. */
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

/** Throws if the staff or the visitor may not write to a stand's conversation now. */
export async function refuseStand(deps: Deps, { isStaff, ...asking }: StandWriter): Promise<void> {
	const refusal = isStaff
		? (await isPast(deps, asking.eventId)) && "past"
		: await askerRefusal(deps, { ...asking, isStaff, isStaffed: true });
	if (refusal) throw failureOf(refusal);
}

/** 403 if the event refuses the person, otherwise 409. */
export function failureOf(refusal: StandRefusal): Failure {
	return new Failure(refusal === "noTicket" || refusal === "banned" ? 403 : 409, standRefusals[refusal]);
}
