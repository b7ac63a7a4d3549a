import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	foreignKey,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import { account } from "../../account/server/tables.ts";
import { exhibitor, exhibitorStaff } from "../../exhibitors/server/tables.ts";
import type { WorkMode } from "../rules.ts";

const ofExhibitor = () =>
	integer("exhibitor_id")
		.notNull()
		.references(() => exhibitor.id, { onDelete: "cascade" });

const ofAccount = () =>
	text("account_id")
		.notNull()
		.references(() => account.id, { onDelete: "cascade" });

/** A stand's texts. An exhibitor without a row has a stand with defaults. */
export const stand = pgTable("stand", {
	exhibitorId: integer("exhibitor_id")
		.primaryKey()
		.references(() => exhibitor.id, { onDelete: "cascade" }),
	isPublished: boolean("is_published").notNull().default(true),
	/** Shown below the name. */
	sentence: text("sentence").notNull().default(""),
	sentenceEn: text("sentence_en"),
	/** The place on site: "B12"; null if online only. */
	place: text("place"),
	/** Daily opening hours in the event's zone, "10:00". Both are null if unset. */
	opensAt: text("opens_at"),
	closesAt: text("closes_at"),
	changedAt: instant("changed_at").notNull(),
});

/** A job of an exhibitor. Salaries are gross per month, in grosz. */
export const jobOffer = pgTable(
	"job_offer",
	{
		id: id(),
		exhibitorId: ofExhibitor(),
		position: integer("position").notNull().default(0),
		title: text("title").notNull(),
		titleEn: text("title_en"),
		text: text("text").notNull().default(""),
		textEn: text("text_en"),
		place: text("place").notNull().default(""),
		placeEn: text("place_en"),
		workMode: text("work_mode").$type<WorkMode>().notNull(),
		salaryFromGrosz: integer("salary_from_grosz"),
		salaryToGrosz: integer("salary_to_grosz"),
		/** Whether people can apply. A closed job is hidden but keeps its applications. */
		isOpen: boolean("is_open").notNull().default(true),
	},
	(t) => [
		index("job_offer_by_exhibitor").on(t.exhibitorId, t.position),
		check(
			"job_offer_salary",
			sql`coalesce(${t.salaryFromGrosz}, 1) > 0 and coalesce(${t.salaryToGrosz}, 1) > 0 and (${t.salaryFromGrosz} is null or ${t.salaryToGrosz} is null or ${t.salaryFromGrosz} <= ${t.salaryToGrosz})`,
		),
	],
);

/** A material: an https link, or a PDF. */
export const standMaterial = pgTable(
	"stand_material",
	{
		id: id(),
		exhibitorId: ofExhibitor(),
		position: integer("position").notNull().default(0),
		name: text("name").notNull(),
		nameEn: text("name_en"),
		url: text("url"),
		/** The private file's name, and its size in bytes. */
		file: text("file").unique(),
		fileSize: integer("file_size"),
	},
	(t) => [
		index("stand_material_by_exhibitor").on(t.exhibitorId, t.position),
		check(
			"stand_material_one_thing",
			sql`(${t.url} is null) <> (${t.file} is null) and (${t.file} is null) = (${t.fileSize} is null)`,
		),
	],
);

/** A staff member's shift. It is deleted when they leave the exhibitor. */
export const standDuty = pgTable(
	"stand_duty",
	{
		id: id(),
		exhibitorId: integer("exhibitor_id").notNull(),
		accountId: text("account_id").notNull(),
		/** The role at the stand: "team lead, planning". */
		role: text("role").notNull().default(""),
		roleEn: text("role_en"),
		/** Both are null for a permanent shift. */
		startsAt: instant("starts_at"),
		endsAt: instant("ends_at"),
	},
	(t) => [
		foreignKey({
			name: "stand_duty_of_staff",
			columns: [t.exhibitorId, t.accountId],
			foreignColumns: [exhibitorStaff.exhibitorId, exhibitorStaff.accountId],
		}).onDelete("cascade"),
		index("stand_duty_by_exhibitor").on(t.exhibitorId, t.startsAt),
		index("stand_duty_by_account").on(t.accountId),
		check(
			"stand_duty_span",
			sql`(${t.startsAt} is null) = (${t.endsAt} is null) and (${t.startsAt} is null or ${t.endsAt} > ${t.startsAt})`,
		),
	],
);

/** A message from a stand's form, and its answer, which is sent by e-mail. */
export const standMessage = pgTable(
	"stand_message",
	{
		id: id(),
		exhibitorId: ofExhibitor(),
		accountId: ofAccount(),
		text: text("text").notNull(),
		/** Whether the author's public profile is attached. */
		hasProfile: boolean("has_profile").notNull(),
		sentAt: instant("sent_at").notNull(),
		/** When the staff got an e-mail about it, or null. */
		staffToldAt: instant("staff_told_at"),
		answer: text("answer"),
		answeredAt: instant("answered_at"),
		/** The staff member who answered; null once deleted. */
		answeredBy: text("answered_by").references(() => account.id, { onDelete: "set null" }),
	},
	(t) => [
		index("stand_message_by_exhibitor").on(t.exhibitorId, t.sentAt),
		index("stand_message_of_account").on(t.accountId, t.exhibitorId, t.id),
		index("stand_message_by_answerer").on(t.answeredBy),
		index("stand_message_to_tell").on(t.exhibitorId).where(sql`${t.staffToldAt} is null`),
		check("stand_message_answer", sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
	],
);

/** A job application with the person's CV. `cv_share` gives the exhibitor access to it. */
export const jobApplication = pgTable(
	"job_application",
	{
		id: id(),
		offerId: integer("offer_id")
			.notNull()
			.references(() => jobOffer.id, { onDelete: "cascade" }),
		accountId: ofAccount(),
		appliedAt: instant("applied_at").notNull(),
		/** Null while active. */
		withdrawnAt: instant("withdrawn_at"),
	},
	(t) => [
		uniqueIndex("job_application_once").on(t.offerId, t.accountId),
		index("job_application_by_account").on(t.accountId),
	],
);

/** An exhibitor that a person has bookmarked, with a private note. */
export const briefcaseEntry = pgTable(
	"briefcase_entry",
	{
		accountId: ofAccount(),
		exhibitorId: ofExhibitor(),
		note: text("note").notNull().default(""),
		addedAt: instant("added_at").notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.accountId, t.exhibitorId] }),
		index("briefcase_entry_by_exhibitor").on(t.exhibitorId),
	],
);

/** A person's visit to a stand on a day. A keyed hash lets visitors be counted, not identified. */
export const standVisit = pgTable(
	"stand_visit",
	{
		exhibitorId: ofExhibitor(),
		/** In the event's zone, "2025-06-06". */
		day: text("day").notNull(),
		/** A hash of exhibitor, day and account, so that nobody can link visits on two days or at two stands. */
		visitorHash: text("visitor_hash").notNull(),
		at: instant("at").notNull(),
	},
	(t) => [primaryKey({ columns: [t.exhibitorId, t.day, t.visitorHash] })],
);
