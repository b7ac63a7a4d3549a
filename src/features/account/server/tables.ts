import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "../../../kit/db/columns.ts";
import { wordsColumn } from "../../../kit/db/words.ts";
import type { EmailTopic } from "../../event/email-kinds.ts";

/** A person with a log-in; better-auth's `user`. */
export const account = pgTable(
	"account",
	{
		id: text("id").primaryKey(),
		/** In lower case. */
		email: text("email").notNull(),
		emailVerified: boolean("email_verified").notNull().default(false),
		name: text("name").notNull(),
		image: text("image"),
		firstName: text("first_name").notNull(),
		lastName: text("last_name").notNull(),
		nick: text("nick"),
		phoneNo: text("phone_no"),
		lang: text("lang").$type<"pl" | "en">().notNull().default("pl"),
		/** Says whether log-in by password also requires a code. */
		twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
		createdAt: instant("created_at").notNull(),
		updatedAt: instant("updated_at").notNull(),
		nameWords: wordsColumn("name_words", sql`first_name || ' ' || last_name`),
	},
	(t) => [
		uniqueIndex("account_email").on(t.email),
		// for beginnings of addresses, in any collation
		index("account_by_email").on(t.email.op("text_pattern_ops")),
		index("account_by_last_name").on(t.lastName, t.firstName, t.id),
		index("account_by_name").using("gin", t.nameWords).with({ fastupdate: false }),
	],
);

export const session = pgTable(
	"session",
	{
		id: text("id").primaryKey(),
		token: text("token").notNull().unique(),
		userId: text("user_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		expiresAt: instant("expires_at").notNull(),
		ipAddress: text("ip_address"),
		userAgent: text("user_agent"),
		createdAt: instant("created_at").notNull(),
		updatedAt: instant("updated_at").notNull(),
	},
	(t) => [index("session_by_user").on(t.userId)],
);

/** better-auth's `account`: a log-in method, with the argon2id hash of a password. */
export const credential = pgTable(
	"credential",
	{
		id: text("id").primaryKey(),
		accountId: text("account_id").notNull(),
		providerId: text("provider_id").notNull(),
		userId: text("user_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		accessToken: text("access_token"),
		refreshToken: text("refresh_token"),
		idToken: text("id_token"),
		accessTokenExpiresAt: instant("access_token_expires_at"),
		refreshTokenExpiresAt: instant("refresh_token_expires_at"),
		scope: text("scope"),
		password: text("password"),
		createdAt: instant("created_at").notNull(),
		updatedAt: instant("updated_at").notNull(),
	},
	(t) => [index("credential_by_user").on(t.userId)],
);

export const emailPreference = pgTable(
	"email_preference",
	{
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		topic: text("topic").$type<EmailTopic>().notNull(),
	},
	(t) => [primaryKey({ columns: [t.accountId, t.topic] })],
);

export const verification = pgTable(
	"verification",
	{
		id: text("id").primaryKey(),
		identifier: text("identifier").notNull(),
		value: text("value").notNull(),
		expiresAt: instant("expires_at").notNull(),
		createdAt: instant("created_at").notNull(),
		updatedAt: instant("updated_at").notNull(),
	},
	(t) => [index("verification_by_identifier").on(t.identifier)],
);

/**
 * better-auth's `twoFactor`; it counts once `verified`. The phone's key is encrypted with the installation's secret,
 * recovery codes are SHA-256 hashes.
 */
export const secondFactor = pgTable("second_factor", {
	id: text("id").primaryKey(),
	userId: text("user_id")
		.notNull()
		.unique()
		.references(() => account.id, { onDelete: "cascade" }),
	secret: text("secret").notNull(),
	backupCodes: text("backup_codes").notNull(),
	verified: boolean("verified").notNull().default(false),
	since: instant("since"),
	/** better-auth requires this column; our own limits count attempts. */
	failedVerificationCount: integer("failed_verification_count").notNull().default(0),
	lockedUntil: instant("locked_until"),
});

/** better-auth's `passkey`: the public key of a device's credential. */
export const passkey = pgTable(
	"passkey",
	{
		id: text("id").primaryKey(),
		userId: text("user_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		name: text("name").notNull(),
		publicKey: text("public_key").notNull(),
		credentialID: text("credential_id").notNull().unique(),
		counter: bigint("counter", { mode: "number" }).notNull(),
		deviceType: text("device_type").notNull(),
		backedUp: boolean("backed_up").notNull(),
		transports: text("transports"),
		aaguid: text("aaguid"),
		createdAt: instant("created_at").notNull(),
		/** The device that added it, "Firefox, Windows"; null if unknown, or added before this column existed. */
		addedFrom: text("added_from"),
		/** Its last log-in. */
		usedAt: instant("used_at"),
	},
	(t) => [index("passkey_by_user").on(t.userId)],
);

/** An activation link, valid once for 48 hours. Only the SHA-256 hash of its secret is stored. */
export const activation = pgTable(
	"activation",
	{
		tokenHash: text("token_hash").primaryKey(),
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		eventCode: text("event_code"),
		createdAt: instant("created_at").notNull(),
		expiresAt: instant("expires_at").notNull(),
		usedAt: instant("used_at"),
	},
	(t) => [index("activation_by_account").on(t.accountId)],
);

/** A requested address change. Only SHA-256 hashes of its secrets are stored. */
export const addressChange = pgTable(
	"address_change",
	{
		tokenHash: text("token_hash").primaryKey(),
		stopHash: text("stop_hash").notNull().unique(),
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		newEmail: text("new_email").notNull(),
		oldEmail: text("old_email").notNull(),
		createdAt: instant("created_at").notNull(),
		usedAt: instant("used_at"),
		/** The time when a newer request, a new password or a revert ended it. */
		endedAt: instant("ended_at"),
		/** The time when the old address stopped or reverted it. */
		stoppedAt: instant("stopped_at"),
	},
	(t) => [index("address_change_by_account").on(t.accountId), index("address_change_by_old_email").on(t.oldEmail)],
);

/** A browser that has logged in. Only the SHA-256 hash of its cookie is stored. */
export const knownBrowser = pgTable(
	"known_browser",
	{
		tokenHash: text("token_hash").notNull(),
		accountId: text("account_id")
			.notNull()
			.references(() => account.id, { onDelete: "cascade" }),
		/** "Firefox, Windows"; null if the browser is unknown. */
		device: text("device"),
		/** Null in rows older than this column. */
		createdAt: instant("created_at"),
		usedAt: instant("used_at").notNull(),
	},
	(t) => [primaryKey({ columns: [t.tokenHash, t.accountId] }), index("known_browser_by_account").on(t.accountId)],
);

/** Secrets that the installation's processes share, such as the one that signs cookies. */
export const siteSecret = pgTable("site_secret", {
	name: text("name").primaryKey(),
	value: text("value").notNull(),
});
