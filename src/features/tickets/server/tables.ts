import { sql } from "drizzle-orm";
import { check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../../../kit/db/columns.ts";

/** Ed25519 keys. The newest one signs; older ones still verify. Each token has the key's number in one byte. */
export const ticketKey = pgTable(
	"ticket_key",
	{
		id: integer("id").primaryKey(),
		/** 32 bytes in base64url. */
		publicKey: text("public_key").notNull(),
		/** PKCS #8 in base64. */
		privateKey: text("private_key").notNull(),
		createdAt: instant("created_at").notNull(),
	},
	(t) => [check("ticket_key_in_a_byte", sql`${t.id} between 1 and 255`)],
);
