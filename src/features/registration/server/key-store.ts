import type { SQL } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { nextKeys } from "../../../kit/db/insert-all.ts";
import { emailMessage } from "../../../kit/mail/tables.ts";
import { salesOrder } from "../../orders/server/views.ts";
import { registration } from "../../ticket-holders/server/views.ts";

/** Reserves the keys of a registration, its e-mail and its order. Reads the `facts` in the same round trip. */
export function reserveEntryKeys<Fact extends string = never>(db: Database, facts?: Record<Fact, SQL<boolean>>) {
	return nextKeys(db, { registration, emailMessage, order: salesOrder }, facts);
}
