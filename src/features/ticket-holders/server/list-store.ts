import { asc, eq } from "drizzle-orm";
import { anyOf } from "../../../kit/db/any-of.ts";
import type { Database } from "../../../kit/db/database.ts";
import { inPages } from "../../../kit/db/in-pages.ts";
import { account } from "../../account/server/views.ts";
import { calendar } from "../../event/server/views.ts";
import { salesOrder } from "../../orders/server/views.ts";
import { ticketPackage } from "../../packages/server/views.ts";
import { registration } from "./tables.ts";

export type ListedRegistration = Awaited<ReturnType<typeof listedRegistrations>>[number];

/** All registrations of an event, by last name, first name and id, in pages. */
export async function* registrationPages(db: Database, eventId: number): AsyncGenerator<ListedRegistration[]> {
	const keys = db
		.select({ id: registration.id })
		.from(registration)
		.innerJoin(account, eq(account.id, registration.accountId))
		.where(eq(registration.eventId, eventId))
		.orderBy(asc(account.lastName), asc(account.firstName), asc(registration.id));
	yield* inPages(db, keys, (page) => listedRegistrations(db, page));
}

/** In no order. */
export function listedRegistrations(db: Database, ids: number[]) {
	return db
		.select({
			id: registration.id,
			status: registration.status,
			packageId: registration.packageId,
			packageCode: ticketPackage.code,
			includes: ticketPackage.includes,
			calendarCode: calendar.code,
			isOnline: registration.isOnline,
			firstName: account.firstName,
			lastName: account.lastName,
			nick: account.nick,
			email: account.email,
			phoneNo: account.phoneNo,
			lang: account.lang,
			profile: registration.profile,
			orderNumber: salesOrder.number,
			createdAt: registration.createdAt,
		})
		.from(registration)
		.innerJoin(account, eq(account.id, registration.accountId))
		.innerJoin(ticketPackage, eq(ticketPackage.id, registration.packageId))
		.leftJoin(calendar, eq(calendar.id, registration.calendarId))
		.leftJoin(salesOrder, eq(salesOrder.id, registration.orderId))
		.where(anyOf(registration.id, ids));
}
