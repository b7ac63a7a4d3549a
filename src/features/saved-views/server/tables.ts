import { index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { account } from "../../account/server/tables.ts";
import { event } from "../../event/server/tables.ts";
import type { ViewList } from "../rules.ts";

/** A named filter of a list of the office. */
export const savedView = pgTable(
	"saved_view",
	{
		id: id(),
		/** The organiser who owns it. */
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		/** The event whose organisers see it; null for a view that its owner alone sees, at every event. */
		eventId: integer("event_id").references(() => event.id, { onDelete: "cascade" }),
		list: text("list").$type<ViewList>().notNull(),
		name: text("name").notNull(),
		/** As `viewAddressOf` writes it. */
		address: text("address").notNull(),
		savedAt: instant("saved_at").notNull(),
	},
	(t) => [
		unique("saved_view_once").on(t.accountId, t.list, t.eventId, t.name, t.address).nullsNotDistinct(),
		index("saved_view_by_event").on(t.eventId, t.list),
	],
);
