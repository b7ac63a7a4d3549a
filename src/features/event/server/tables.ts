import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import type { EventFact, Theme } from "../contract.ts";
import type { MeetingPoint } from "../meeting-points.ts";
import type { SceneKind } from "../scene-kinds.ts";

/** An event (edition) or a meetup. `code` keeps the organiser's case and is compared without case. */
export const event = pgTable(
	"event",
	{
		id: id(),
		code: text("code").notNull().unique(),
		position: integer("position").notNull().default(0),
		/** Lower case, without port; its "/" is the landing page of the event. */
		host: text("host").unique(),
		timeZone: text("time_zone").notNull().default("Europe/Warsaw"),
		name: text("name").notNull(),
		nameEn: text("name_en"),
		headline: text("headline").notNull(),
		headlineEn: text("headline_en"),
		lead: text("lead").notNull(),
		leadEn: text("lead_en"),
		place: text("place").notNull(),
		placeEn: text("place_en"),
		city: text("city").notNull(),
		cityEn: text("city_en"),
		/** Street and number for maps; null for an online event, or if not yet known. */
		address: text("address"),
		/** Directions in plain text. */
		arrival: text("arrival"),
		arrivalEn: text("arrival_en"),
		agendaIntro: text("agenda_intro").notNull(),
		agendaIntroEn: text("agenda_intro_en"),
		agendaIntroOutdated: text("agenda_intro_outdated").notNull(),
		agendaIntroOutdatedEn: text("agenda_intro_outdated_en"),
		startsAt: instant("starts_at").notNull(),
		endsAt: instant("ends_at").notNull(),
		countdownAt: instant("countdown_at"),
		countdownLabel: text("countdown_label"),
		countdownLabelEn: text("countdown_label_en"),
		isOnline: boolean("is_online").notNull().default(true),
		isOnsite: boolean("is_onsite").notNull().default(true),
		allowRegistration: boolean("allow_registration").notNull().default(false),
		isLoginAvailable: boolean("is_login_available").notNull().default(true),
		/** The default package of registration; `freePackageCode` on the wire. */
		freePackageCode: text("free_package_code"),
		/** Meetups have a flat list of lectures and their own form. */
		isMeeting: boolean("is_meeting").notNull().default(false),
		landingLecturersEventCode: text("landing_lecturers_event_code"),
		landingProgrammeCouncilEventCode: text("landing_programme_council_event_code"),
		landingExhibitorsEventCode: text("landing_exhibitors_event_code"),
		landingPartnersEventCode: text("landing_partners_event_code"),
		/** A buyer can return tickets until this many days before the start; null means never. */
		refundDays: integer("refund_days").default(14),
		/** Holders hand their tickets to others until this moment; null means the start. */
		handOverUntil: instant("hand_over_until"),
		/** Above this sum, in grosz with VAT, the organiser must approve a deferred payment; null means never. */
		deferredLimitGrosz: integer("deferred_limit_grosz").default(1_000_000),
		/** `Name <address>` and the address for replies; null for those of the installation. */
		mailFrom: text("mail_from"),
		replyTo: text("reply_to"),
		previousAttendance: integer("previous_attendance"),
		facts: jsonb("facts").$type<EventFact[]>().notNull().default([]),
		/** Participants meet at these points; without any, they type a place. */
		meetingPoints: jsonb("meeting_points").$type<MeetingPoint[]>().notNull().default([]),
		theme: jsonb("theme").$type<Theme>().notNull(),
		socialImageUrl: text("social_image_url"),
		heroWideUrl: text("hero_wide_url"),
		heroPhoneUrl: text("hero_phone_url"),
		beamsUrl: text("beams_url"),
		/** Null if the event's data decides. */
		sceneKind: text("scene_kind").$type<SceneKind>(),
	},
	(t) => [check("event_host_is_a_name", sql`${t.host} ~ '^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$'`)],
);

/** A day or edition of an event; `calendar=` names it. */
export const calendar = pgTable("calendar", {
	id: id(),
	eventId: integer("event_id")
		.notNull()
		.references(() => event.id, { onDelete: "cascade" }),
	code: text("code").notNull(),
	position: integer("position").notNull().default(0),
	name: text("name").notNull(),
	nameEn: text("name_en"),
	note: text("note").notNull().default(""),
	noteEn: text("note_en"),
	startsAt: instant("starts_at").notNull(),
	endsAt: instant("ends_at").notNull(),
	/** Null if doors open at the start. */
	doorsAt: instant("doors_at"),
	isOnline: boolean("is_online").notNull().default(true),
	isOnsite: boolean("is_onsite").notNull().default(true),
	/** Null is unlimited. One statement changes the taken places. */
	onsiteCapacity: integer("onsite_capacity"),
	onlineCapacity: integer("online_capacity"),
	onsiteTaken: integer("onsite_taken").notNull().default(0),
	onlineTaken: integer("online_taken").notNull().default(0),
	/** The id in an imported schedule. */
	sourceKey: text("source_key"),
});

/** All pages show the same list. */
export const otherEvent = pgTable("other_event", {
	id: id(),
	position: integer("position").notNull().default(0),
	name: text("name").notNull(),
	nameEn: text("name_en"),
	whenText: text("when_text").notNull(),
	whenTextEn: text("when_text_en"),
	year: integer("year").notNull(),
	/** YYYY-MM-DD; null if not yet known. */
	endsOn: text("ends_on"),
	note: text("note").notNull().default(""),
	noteEn: text("note_en"),
	eventCode: text("event_code"),
	color: text("color").notNull(),
});

/**
 * Documents of the foundation or an event: terms, privacy, challenge rules, organiser's details. HTML is sanitised when
 * stored.
 */
export const documentPage = pgTable("document_page", {
	id: id(),
	kind: text("kind").$type<"terms" | "privacy" | "challenge" | "organiser">().notNull(),
	eventId: integer("event_id").references(() => event.id, { onDelete: "cascade" }),
	title: text("title").notNull(),
	titleEn: text("title_en"),
	html: text("html").notNull(),
	htmlEn: text("html_en"),
});

/** Spec §3. */
export const contactCard = pgTable("contact_card", {
	id: id(),
	eventId: integer("event_id")
		.notNull()
		.references(() => event.id, { onDelete: "cascade" }),
	kind: text("kind").$type<"partnerContact" | "participantContact" | "programContact">().notNull(),
	name: text("name").notNull(),
	role: text("role").notNull().default(""),
	roleEn: text("role_en"),
	email: text("email").notNull(),
	phone: text("phone").notNull(),
	photoUrl: text("photo_url"),
});

/** The key of a row in its event's bundle: a second import finds the row after a rename. */
export const bundleKey = pgTable(
	"bundle_key",
	{
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		list: text("list").notNull(),
		rowId: integer("row_id").notNull(),
		key: text("key").notNull(),
	},
	(t) => [primaryKey({ columns: [t.list, t.rowId] }), index("bundle_key_by_event").on(t.eventId)],
);

/** A word that the organiser bans from participants' texts at an event. */
export const bannedWord = pgTable(
	"banned_word",
	{
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		/** Without case, diacritics and separators, for comparison. */
		form: text("form").notNull(),
		word: text("word").notNull(),
	},
	(t) => [primaryKey({ columns: [t.eventId, t.form] })],
);
