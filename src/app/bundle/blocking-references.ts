import { countCodesOfPackages } from "../../features/codes/server/count-store.ts";
import { countConsentsOfTexts } from "../../features/consent/server/consent-answer-store.ts";
import { countStaffOfExhibitors } from "../../features/exhibitors/server/staff-store.ts";
import { countLeadsOfExhibitors } from "../../features/leads/server/store.ts";
import { countViewersOfLectures } from "../../features/live/server/presence-store.ts";
import { countSlotsOfExhibitors } from "../../features/meetings/server/slot-store.ts";
import { countSubscriptionsOfTexts } from "../../features/newsletter/server/subscriber-store.ts";
import { countChoicesOfOptions } from "../../features/options/server/count-store.ts";
import { countLinesOfOptions, countLinesOfPackages } from "../../features/orders/server/count-store.ts";
import { countHoldsOfPackages } from "../../features/packages/server/stock-store.ts";
import { countEntriesOfPackages } from "../../features/packages/server/waiting-store.ts";
import { countRecordingsOfLectures } from "../../features/recordings/server/store.ts";
import { countQueueEntriesOfLectures, countSeatsOfLectures } from "../../features/seats/server/count-store.ts";
import {
	countAnsweredRegistrations,
	countChangesFromPackages,
	countRegistrationsOfDays,
	countRegistrationsOfPackages,
} from "../../features/ticket-holders/server/count-store.ts";
import type { Tx } from "../../kit/db/database.ts";
import type { CountReferences } from "../../kit/db/references.ts";

/** Rows of people, and their noun in the error message. */
type BlockingReference = { count: CountReferences; noun: [one: string, several: string] };

/** By list of the bundle: they prevent the deletion of its items. */
const BLOCKING: Record<string, BlockingReference[]> = {
	calendars: [{ count: countRegistrationsOfDays, noun: ["registration", "registrations"] }],
	lectures: [
		{ count: countSeatsOfLectures, noun: ["reserved seat", "reserved seats"] },
		{ count: countQueueEntriesOfLectures, noun: ["queue entry", "queue entries"] },
		{ count: countRecordingsOfLectures, noun: ["recording", "recordings"] },
		{ count: countViewersOfLectures, noun: ["viewer of its stream", "viewers of its stream"] },
	],
	exhibitors: [
		{ count: countStaffOfExhibitors, noun: ["staff member", "staff members"] },
		{ count: countSlotsOfExhibitors, noun: ["meeting slot", "meeting slots"] },
		{ count: countLeadsOfExhibitors, noun: ["collected contact", "collected contacts"] },
	],
	packages: [
		{ count: countRegistrationsOfPackages, noun: ["registration", "registrations"] },
		{ count: countLinesOfPackages, noun: ["order line", "order lines"] },
		{ count: countEntriesOfPackages, noun: ["waiting list entry", "waiting list entries"] },
		{ count: countChangesFromPackages, noun: ["changed ticket", "changed tickets"] },
		{ count: countHoldsOfPackages, noun: ["reserved place", "reserved places"] },
		{ count: countCodesOfPackages, noun: ["code", "codes"] },
	],
	options: [
		{ count: countLinesOfOptions, noun: ["order line", "order lines"] },
		{ count: countChoicesOfOptions, noun: ["person's choice", "people's choices"] },
	],
	inputs: [{ count: countAnsweredRegistrations, noun: ["registration with answers", "registrations with answers"] }],
	consents: [
		{ count: countConsentsOfTexts, noun: ["person's consent", "people's consents"] },
		{ count: countSubscriptionsOfTexts, noun: ["subscription", "subscriptions"] },
	],
};

/** "3 registrations and 2 codes". Locks those tables until the commit. */
export async function findBlockingReferences(tx: Tx, list: string, ids: number[]): Promise<string | undefined> {
	const found: string[] = [];
	for (const { count, noun } of BLOCKING[list] ?? []) {
		const total = await count(tx, ids);
		if (total > 0) found.push(`${total} ${noun[total === 1 ? 0 : 1]}`);
	}
	return found.length > 0 ? found.join(" and ") : undefined;
}
