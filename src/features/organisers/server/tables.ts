import { index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { account, session } from "../../account/server/tables.ts";
import { event } from "../../event/server/tables.ts";
import type { Role } from "../rights.ts";

/** A role at an event, or for all events (the foundation) without one. */
export const organiserRole = pgTable(
	"organiser_role",
	{
		id: id(),
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		eventId: integer("event_id").references(() => event.id, { onDelete: "cascade" }),
		role: text("role").$type<Role>().notNull(),
		grantedAt: instant("granted_at").notNull(),
	},
	(t) => [
		unique("organiser_role_once").on(t.accountId, t.eventId, t.role).nullsNotDistinct(),
		index("organiser_role_by_event").on(t.eventId),
	],
);

/** One invitation per address and event; its link is valid once, until its end. */
export const organiserInvitation = pgTable(
	"organiser_invitation",
	{
		id: id(),
		eventId: integer("event_id").references(() => event.id, { onDelete: "cascade" }),
		role: text("role").$type<Role>().notNull(),
		/** In normal form. */
		email: text("email").notNull(),
		/** The SHA-256 hash of the link's secret. */
		secretHash: text("secret_hash").notNull().unique(),
		invitedAt: instant("invited_at").notNull(),
		expiresAt: instant("expires_at").notNull(),
		usedAt: instant("used_at"),
	},
	(t) => [unique("organiser_invitation_to").on(t.email, t.eventId).nullsNotDistinct()],
);

/** When a session last proved its owner for money, roles and exports. */
export const officeProof = pgTable("office_proof", {
	sessionId: text("session_id")
		.primaryKey()
		.references(() => session.id, { onDelete: "cascade" }),
	provedAt: instant("proved_at").notNull(),
});
