import { type SQL, sql } from "drizzle-orm";
import type { Recount } from "../../../kit/db/recount.ts";
import { referencesFrom } from "../../../kit/db/references.ts";
import type { Way } from "../../event/server/count-store.ts";
import { seatsWithoutTicket } from "./holder-store.ts";
import { packageChange, registration } from "./tables.ts";

export function registeredAt(way: Way): SQL {
	return sql`select ${registration.calendarId} as id, count(*)::int as places from ${registration}
		where ${registration.status} <> 'cancelled' and ${registration.isOnline} = ${way === "online"} group by 1`;
}

export const registeredPlaces = sql`select ${registration.packageId} as id, count(*) as places from ${registration}
	where ${registration.status} <> 'cancelled' and ${registration.holdsPlace} group by 1`;

/** Finds seats without a ticket, which should not exist. */
export const seatsOfNobody: Recount = {
	differing: async (db) =>
		(await seatsWithoutTicket(db)).map(({ lectureId, registrationId }) => ({
			key: `${lectureId} ${registrationId}`,
			eventId: null,
			name: `lecture ${lectureId}, registration ${registrationId}`,
			counter: 1,
			facts: 0,
		})),
};

export const countRegistrationsOfDays = referencesFrom(registration.calendarId);
export const countRegistrationsOfPackages = referencesFrom(registration.packageId);
export const countChangesFromPackages = referencesFrom(packageChange.fromPackageId);

/** Of packages: registrations that answer their questions. */
export const countAnsweredRegistrations = referencesFrom(
	registration.packageId,
	sql`${registration.profile} ? 'additionalInputs'`,
);
