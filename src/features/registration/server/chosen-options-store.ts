import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { account } from "../../account/server/tables.ts";
import { optionChoice, packageOption } from "../../options/server/tables.ts";
import { ticketPackage } from "../../packages/server/tables.ts";
import { registration } from "./tables.ts";

/** What everybody has taken besides their packages at an event and not given back, by kind, for the organiser's lists. */
export function optionsTakenAt(db: Database, eventId: number) {
	return db
		.select({
			kind: packageOption.kind,
			choice: optionChoice.choice,
			packageCode: ticketPackage.code,
			status: registration.status,
			firstName: account.firstName,
			lastName: account.lastName,
			email: account.email,
			delivery: optionChoice.delivery,
		})
		.from(registration)
		.innerJoin(optionChoice, eq(optionChoice.subject, sql`'registration:' || ${registration.id}`))
		.innerJoin(packageOption, eq(packageOption.id, optionChoice.optionId))
		.innerJoin(ticketPackage, eq(ticketPackage.id, packageOption.packageId))
		.innerJoin(account, eq(account.id, optionChoice.accountId))
		.where(and(eq(registration.eventId, eventId), isNull(optionChoice.releasedAt)))
		.orderBy(asc(packageOption.kind), asc(optionChoice.choice), asc(account.lastName), asc(optionChoice.id));
}
