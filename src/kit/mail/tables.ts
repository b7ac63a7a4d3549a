import { sql } from "drizzle-orm";
import { customType, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant } from "../db/columns.ts";

export type EmailStatus = "waiting" | "sent" | "failed" | "withdrawn" | "bounced" | "returned";

/** An e-mail, written in the transaction of its cause. */
export const emailMessage = pgTable(
	"email_message",
	{
		id: id(),
		recipient: text("recipient").notNull(),
		/** The event that it is about. */
		eventId: integer("event_id"),
		/** The sender: `Name <address>`. */
		sender: text("sender").notNull(),
		/** The reply address, if it differs from the sender. */
		replyTo: text("reply_to"),
		subject: text("subject").notNull(),
		/** Blank, like `text`, once the e-mail was sent or withdrawn, because its links contain secrets. */
		html: text("html").notNull(),
		text: text("text").notNull(),
		lang: text("lang").$type<"pl" | "en">().notNull(),
		/** The https address for one-click unsubscribing (RFC 8058), or null. */
		unsubscribeUrl: text("unsubscribe_url"),
		/** The kind: "activation". */
		kind: text("kind").notNull(),
		/** The secret part of its Message-ID. Delivery reports must contain it. */
		token: uuid("token").notNull().defaultRandom(),
		/**
		 * `withdrawn`: its recipient unsubscribed meanwhile. `bounced`: its mailbox does not exist. `returned`: it came
		 * back for the reason in `last_error`.
		 */
		status: text("status").$type<EmailStatus>().notNull().default("waiting"),
		/** Attempts that the mail server refused or did not answer. */
		tries: integer("tries").notNull().default(0),
		/** The number of claims. After crashes it exceeds `tries`. */
		starts: integer("starts").notNull().default(0),
		/** Null means at once. */
		nextTryAt: instant("next_try_at"),
		/** The end of the lease. */
		lockedUntil: instant("locked_until"),
		lastError: text("last_error"),
		/** By the site's clock. */
		createdAt: instant("created_at").notNull(),
		/** When the mail server accepted it, in real time. */
		sentAt: instant("sent_at"),
	},
	(t) => [
		index("email_by_status").on(t.status, t.createdAt),
		index("email_bounced").on(sql`lower(recipient)`).where(sql`status = 'bounced'`),
		index("email_by_recipient").on(t.recipient, t.id),
		index("email_waiting").on(t.id).where(sql`status = 'waiting'`),
	],
);

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => "bytea" });

/** A file of an e-mail: its bytes, or its maker. */
export const emailAttachment = pgTable(
	"email_attachment",
	{
		id: id(),
		emailId: integer("email_id")
			.notNull()
			.references(() => emailMessage.id, { onDelete: "cascade" }),
		position: integer("position").notNull(),
		name: text("name").notNull(),
		contentType: text("content_type").notNull(),
		bytes: bytea("bytes"),
		/** The maker by name, and its input. */
		source: jsonb("source").$type<{ maker: string; of: unknown }>(),
	},
	(t) => [uniqueIndex("letter_attachment_by_email").on(t.emailId, t.position)],
);
