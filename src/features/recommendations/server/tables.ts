import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { account } from "../../account/server/tables.ts";
import { event } from "../../event/server/tables.ts";

/** A keyed hash. Its primary key allows a single e-mail. */
export const recommendedAddress = pgTable("recommended_address", {
	addressHash: text("address_hash").primaryKey(),
	/** SHA-256 of the secret in the e-mail's link. */
	secretHash: text("secret_hash").notNull().unique(),
	leftAt: instant("left_at"),
});

/** A keyed hash, for counting. */
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
		/**
		 * Whether an e-mail was sent. Only an address's first recommendation sends one, and only if the address has no
		 * account.
		 */
		isWritten: boolean("is_written").notNull(),
		givenAt: instant("given_at").notNull(),
	},
	(t) => [index("recommendation_by_account").on(t.accountId, t.eventId)],
);
