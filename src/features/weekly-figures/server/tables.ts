import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../../../kit/db/columns.ts";
import { account } from "../../account/server/tables.ts";
import { event } from "../../event/server/tables.ts";

/** The wish of an organiser for an event's figures every week. */
export const weeklyFigures = pgTable(
	"weekly_figures",
	{
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		askedAt: instant("asked_at").notNull(),
		/** The last e-mail; null before the first one. */
		sentAt: instant("sent_at"),
	},
	(t) => [primaryKey({ columns: [t.accountId, t.eventId] }), index("weekly_figures_by_event").on(t.eventId)],
);
