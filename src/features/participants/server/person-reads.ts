import type { Database } from "../../../kit/db/database.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import type { PersonDetails } from "../person-contract.ts";

type OfPerson = { accountId: string };
/** At some events, or at all (null). */
type AtEvents = { eventIds: number[] | null };

/** Queries that other features answer. */
export type PersonReads = {
	/** Newest first. */
	orders(
		db: Database,
		of: OfPerson & AtEvents,
	): Promise<(NonNullable<PersonDetails["orders"]>[number] & { id: number })[]>;
	/** The answers of a registration to the questions of its package. */
	answers(
		db: Database,
		of: { packageId: number; additionalInputs: string | undefined; lang: Lang },
	): Promise<PersonDetails["answers"]>;
	/** The questions that were added after the person's registration and have no answer. */
	openQuestions(db: Database, of: OfPerson & { eventId: number; lang: Lang }): Promise<PersonDetails["openQuestions"]>;
	/** In order. Consents to the terms of the installation belong to every event. */
	consents(db: Database, of: OfPerson & AtEvents & { lang: Lang }): Promise<PersonDetails["consents"]>;
	plan(db: Database, of: OfPerson & { event: EventRecord; lang: Lang }): Promise<PersonDetails["plan"]>;
	/** Codes of invitations and teams by registration. */
	codes(db: Database, registrationIds: number[]): Promise<Map<number, string>>;
	/** The registrations that used a code. */
	usersOfCode(db: Database, of: { eventId: number; code: string }): Promise<number[]>;
	/** The file of an event's registrations: its head, and the rows of a page of registrations, in no order. */
	table(
		db: Database,
		of: { event: EventRecord; lang: Lang },
	): Promise<{ head: string[]; rows(db: Database, ids: number[]): Promise<{ id: number; cells: string[] }[]> }>;
	/** The number of lectures at which a registration holds a seat. */
	seats(db: Database, registrationId: number): Promise<number>;
};
