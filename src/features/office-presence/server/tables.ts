import { boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../../../kit/db/columns.ts";
import { account } from "../../account/server/tables.ts";
import { event } from "../../event/server/tables.ts";

/** The last word of an organiser about a record that is open. */
export const officePresence = pgTable(
	"office_presence",
	{
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		place: text("place").notNull(),
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		isEditing: boolean("is_editing").notNull(),
		seenAt: instant("seen_at").notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.eventId, t.place, t.accountId] }),
		index("office_presence_by_account").on(t.accountId),
	],
);
