import type { Database } from "../../../kit/db/database.ts";
import { notFound } from "../../../kit/http/failure.ts";
import { refusals } from "../texts.ts";
import { type RegistrationOfPerson, registrationAt } from "./person-store.ts";

/** Throws 404 for another event's registration. */
export async function existingRegistration(
	db: Database,
	eventId: number,
	registrationId: number,
): Promise<RegistrationOfPerson> {
	const found = await registrationAt(db, { eventId, registrationId });
	if (!found) throw notFound(refusals.noRegistration);
	return found;
}
