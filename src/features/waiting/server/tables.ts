import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { ticketPackage } from "../../packages/server/tables.ts";
import type { WaitingState } from "../contract.ts";

/** A person in the waiting list of a package; the line is in the order of the ids. An offered one holds a place. */
export const waitingEntry = pgTable(
	"waiting_entry",
	{
		id: id(),
		packageId: integer("package_id")
			.notNull()
			.references(() => ticketPackage.id, { onDelete: "cascade" }),
		email: text("email").notNull(),
		firstName: text("first_name").notNull(),
		lang: text("lang").$type<"pl" | "en">().notNull(),
		state: text("state").$type<WaitingState>().notNull(),
		/** SHA-256 of the secret in the newest letter. */
		secretHash: text("secret_hash").notNull().unique(),
		createdAt: instant("created_at").notNull(),
		offeredUntil: instant("offered_until"),
	},
	(t) => [
		uniqueIndex("waiting_entry_once").on(t.packageId, t.email).where(sql`state in ('waiting', 'offered')`),
		index("waiting_entry_line").on(t.packageId, t.id).where(sql`state = 'waiting'`),
		index("waiting_entry_offers").on(t.offeredUntil).where(sql`state = 'offered'`),
	],
);
