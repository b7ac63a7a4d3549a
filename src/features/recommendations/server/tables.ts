import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { account } from "../../account/server/tables.ts";
import { event } from "../../event/server/tables.ts";

/** An address that was recommended something, as a keyed hash: its key is the rule that it is written to once. */
export const recommendedAddress = pgTable("recommended_address", {
	addressHash: text("address_hash").primaryKey(),
	/** SHA-256 of what the e-mail's link says. */
	secretHash: text("secret_hash").notNull().unique(),
	/** When its owner said that they want to hear nothing. */
	leftAt: instant("left_at"),
});

/** An address that a person gave, as a keyed hash: a fact to count by. */
export const recommendation = pgTable(
	"recommendation",
	{
		id: id(),
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		addressHash: text("address_hash").notNull(),
		/** Whether it was written to: by the first who gave it, where it had no account. */
		isWritten: boolean("is_written").notNull(),
		givenAt: instant("given_at").notNull(),
	},
	(t) => [index("recommendation_by_account").on(t.accountId, t.eventId)],
);
