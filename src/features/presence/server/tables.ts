import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../../../kit/db/columns.ts";
import { account } from "../../account/server/tables.ts";

/** A running process. After a silence it has no connections. */
export const presenceProcess = pgTable("presence_process", {
	id: text("id").primaryKey(),
	seenAt: instant("seen_at").notNull(),
});

/** A person connected to a process. */
export const presencePerson = pgTable(
	"presence_person",
	{
		processId: text("process_id")
			.notNull()
			.references(() => presenceProcess.id, { onDelete: "cascade" }),
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
	},
	(t) => [primaryKey({ columns: [t.processId, t.accountId] }), index("presence_person_by_account").on(t.accountId)],
);

export const presenceHidden = pgTable("presence_hidden", {
	accountId: text("account_id")
		.primaryKey()
		.references(() => account.id, { onDelete: "cascade" }),
	since: instant("since").notNull(),
});
