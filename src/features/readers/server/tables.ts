import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import type { SignUpKind } from "../rules.ts";

/** An address that letters were asked for, in lower case; who holds this row decides alone about its sign-ups. */
export const reader = pgTable("reader", {
	id: id(),
	email: text("email").notNull().unique(),
	createdAt: instant("created_at").notNull(),
});

/** The secret of a letter to a reader: it opens their preferences without a log-in. */
export const readerKey = pgTable(
	"reader_key",
	{
		/** SHA-256; the secret itself is only in the letter. */
		secretHash: text("secret_hash").primaryKey(),
		readerId: integer("reader_id")
			.notNull()
			.references(() => reader.id, { onDelete: "cascade" }),
		/** What the letter is about, which one click ends: a row of that slice. */
		kind: text("kind").$type<SignUpKind>().notNull(),
		subjectId: integer("subject_id").notNull(),
		/** The letter asks for the reader's yes. */
		isConfirming: boolean("is_confirming").notNull(),
		createdAt: instant("created_at").notNull(),
	},
	(t) => [index("reader_key_by_reader").on(t.readerId, t.createdAt)],
);
