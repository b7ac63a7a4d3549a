import { type Insert, insertOf } from "../../../kit/db/insert-all.ts";
import type { RegistrationStatus } from "../../account/me-contract.ts";
import type { RegistrationProfile } from "../profile.ts";
import { registration } from "./tables.ts";

export type NewRegistration = {
	id: number;
	accountId: string;
	eventId: number;
	packageId: number;
	calendarId?: number | null | undefined;
	scope?: string | undefined;
	isOnline?: boolean | undefined;
	orderId?: number | null | undefined;
	status: RegistrationStatus;
	profile: RegistrationProfile;
	holdsPlace?: boolean | undefined;
	placeHeldUntil?: Date | null | undefined;
	createdAt: Date;
};

/** Allows one registration per account and scope. */
export const ONE_REGISTRATION = "registration_once";

/**
 * The insert of a registration with a reserved key. A second registration of the account violates `ONE_REGISTRATION`.
 */
export function registrationInsert(values: NewRegistration): Insert {
	return insertOf(registration, values);
}
