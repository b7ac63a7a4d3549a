import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "../../../kit/db/columns.ts";
import { account } from "../../account/server/tables.ts";

/** A process that has live connections; one that is silent for a while has none any more. */
export const presenceProcess = pgTable("presence_process", {
	id: text("id").primaryKey(),
	seenAt: instant("seen_at").notNull(),
});

/** Who is connected to a process now. */
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

/** Who does not want others to be told that they are online. */
export const presenceHidden = pgTable("presence_hidden", {
	accountId: text("account_id")
		.primaryKey()
		.references(() => account.id, { onDelete: "cascade" }),
	since: instant("since").notNull(),
});
