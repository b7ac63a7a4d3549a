import { index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { instant } from "../../../kit/db/columns.ts";
import { additionalInput } from "../../packages/server/tables.ts";
import { registration } from "../../ticket-holders/server/tables.ts";

/**
 * A question that the holder of a ticket needs no further e-mail about: an e-mail asked it, or they had answered before
 * it was due.
 */
export const questionEmail = pgTable(
	"question_email",
	{
		registrationId: integer("registration_id")
			.notNull()
			.references(() => registration.id, { onDelete: "cascade" }),
		questionId: integer("question_id")
			.notNull()
			.references(() => additionalInput.id, { onDelete: "cascade" }),
		createdAt: instant("created_at").notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.registrationId, t.questionId] }),
		index("question_email_by_question").on(t.questionId),
	],
);
