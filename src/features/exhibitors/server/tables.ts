import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { account } from "../../account/server/tables.ts";
import { event } from "../../event/server/tables.ts";

export const exhibitor = pgTable(
	"exhibitor",
	{
		id: id(),
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		position: integer("position").notNull().default(0),
		name: text("name").notNull(),
		/** 0 recruitment, 1 marketing (spec §3). */
		type: integer("type").notNull(),
		logoUrl: text("logo_url").notNull(),
		/** The legal name, as in consents. */
		rodoName: text("rodo_name").notNull(),
		isMeetingEnabled: boolean("is_meeting_enabled").notNull().default(false),
	},
	(t) => [index("exhibitor_by_event").on(t.eventId, t.type, t.position)],
);

export const exhibitorGroup = pgTable(
	"exhibitor_group",
	{
		id: id(),
		exhibitorId: integer("exhibitor_id")
			.notNull()
			.references(() => exhibitor.id, { onDelete: "cascade" }),
		position: integer("position").notNull().default(0),
		name: text("name").notNull(),
		nameEn: text("name_en"),
	},
	(t) => [index("exhibitor_group_by_exhibitor").on(t.exhibitorId)],
);

/** `typeId` says which value is set and how it is shown (spec §3). */
export const exhibitorField = pgTable(
	"exhibitor_field",
	{
		id: id(),
		groupId: integer("group_id")
			.notNull()
			.references(() => exhibitorGroup.id, { onDelete: "cascade" }),
		position: integer("position").notNull().default(0),
		name: text("name").notNull(),
		nameEn: text("name_en"),
		typeId: integer("type_id").notNull(),
		/** HTML (typeId 1 and 2) is sanitised when stored. */
		valueStr: text("value_str"),
		valueStrEn: text("value_str_en"),
		valueInt: integer("value_int"),
		valueBool: boolean("value_bool"),
		logoUrl: text("logo_url"),
	},
	(t) => [index("exhibitor_field_by_group").on(t.groupId)],
);

export const meetingTopic = pgTable(
	"meeting_topic",
	{
		id: id(),
		exhibitorId: integer("exhibitor_id")
			.notNull()
			.references(() => exhibitor.id, { onDelete: "cascade" }),
		position: integer("position").notNull().default(0),
		name: text("name").notNull(),
		nameEn: text("name_en"),
	},
	(t) => [index("meeting_topic_by_exhibitor").on(t.exhibitorId)],
);

export const exhibitorStaff = pgTable(
	"exhibitor_staff",
	{
		exhibitorId: integer("exhibitor_id")
			.notNull()
			.references(() => exhibitor.id, { onDelete: "cascade" }),
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		grantedAt: instant("granted_at").notNull(),
		/** True if they want e-mails about job applications; the second column is the time of the last one. */
		wantsApplications: boolean("wants_applications").notNull().default(true),
		applicationsToldAt: instant("applications_told_at"),
	},
	(t) => [primaryKey({ columns: [t.exhibitorId, t.accountId] }), index("exhibitor_staff_by_account").on(t.accountId)],
);

/** One invitation per address; its link is valid once, until its end. */
export const exhibitorInvitation = pgTable(
	"exhibitor_invitation",
	{
		id: id(),
		exhibitorId: integer("exhibitor_id")
			.notNull()
			.references(() => exhibitor.id, { onDelete: "cascade" }),
		/** In normal form. */
		email: text("email").notNull(),
		/** The SHA-256 hash of the link's secret. */
		secretHash: text("secret_hash").notNull().unique(),
		invitedAt: instant("invited_at").notNull(),
		expiresAt: instant("expires_at").notNull(),
		usedAt: instant("used_at"),
	},
	(t) => [uniqueIndex("exhibitor_invitation_to").on(t.exhibitorId, t.email)],
);
