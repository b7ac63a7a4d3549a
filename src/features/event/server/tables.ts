import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { id, instant } from "../../../kit/db/columns.ts";
import type { EventFact, Theme } from "../contract.ts";
import type { MeetingPoint } from "../meeting-points.ts";
import type { SceneKind } from "../scene-kinds.ts";

/** An event (an edition) or a meetup. `code` is kept as the organiser wrote it and compared without regard to case. */
export const event = pgTable(
	"event",
	{
		id: id(),
		code: text("code").notNull().unique(),
		position: integer("position").notNull().default(0),
		/** The host name that it owns, in lower case and without port: there its landing page stands at "/". */
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
		/** Street and number of the place, as maps know it; null online or before it is settled. */
		address: text("address"),
		/** How one gets there, plain text. */
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
		/** The package that is registered for when none is chosen; `freePackageCode` on the wire. */
		freePackageCode: text("free_package_code"),
		/** A meetup: flat lecture list, the meetup form. `isMeeting` on the wire. */
		isMeeting: boolean("is_meeting").notNull().default(false),
		landingLecturersEventCode: text("landing_lecturers_event_code"),
		landingProgrammeCouncilEventCode: text("landing_programme_council_event_code"),
		landingExhibitorsEventCode: text("landing_exhibitors_event_code"),
		landingPartnersEventCode: text("landing_partners_event_code"),
		/** How many days before the start a buyer may still give tickets back; null where not at all. */
		refundDays: integer("refund_days").default(14),
		/** Deferred payment beyond this sum waits for the organiser's yes, in grosz with VAT; null where it never does. */
		deferredLimitGrosz: integer("deferred_limit_grosz").default(1_000_000),
		/** Who e-mails come from, `Name <address>`, and where answers go; null where the installation says it. */
		mailFrom: text("mail_from"),
		replyTo: text("reply_to"),
		previousAttendance: integer("previous_attendance"),
		facts: jsonb("facts").$type<EventFact[]>().notNull().default([]),
		/** Where participants can meet; without any they type a place. */
		meetingPoints: jsonb("meeting_points").$type<MeetingPoint[]>().notNull().default([]),
		theme: jsonb("theme").$type<Theme>().notNull(),
		socialImageUrl: text("social_image_url"),
		heroWideUrl: text("hero_wide_url"),
		heroPhoneUrl: text("hero_phone_url"),
		beamsUrl: text("beams_url"),
		/** The kind of scene that is drawn for it; null where what is known of it decides. */
		sceneKind: text("scene_kind").$type<SceneKind>(),
	},
	(t) => [check("event_host_is_a_name", sql`${t.host} ~ '^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$'`)],
);

/** A day or an edition of an event; what `calendar=` chooses. */
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
	/** When the doors open; null where that is its start. */
	doorsAt: instant("doors_at"),
	isOnline: boolean("is_online").notNull().default(true),
	isOnsite: boolean("is_onsite").notNull().default(true),
	/** Places for each way of attending, null is unlimited, and how many of them are taken: changed in one statement. */
	onsiteCapacity: integer("onsite_capacity"),
	onlineCapacity: integer("online_capacity"),
	onsiteTaken: integer("onsite_taken").notNull().default(0),
	onlineTaken: integer("online_taken").notNull().default(0),
	/** The id in an imported schedule. */
	sourceKey: text("source_key"),
});

/** The foundation's calendar of other events; the same on every page. */
export const otherEvent = pgTable("other_event", {
	id: id(),
	position: integer("position").notNull().default(0),
	name: text("name").notNull(),
	nameEn: text("name_en"),
	whenText: text("when_text").notNull(),
	whenTextEn: text("when_text_en"),
	year: integer("year").notNull(),
	/** Its last day, YYYY-MM-DD, where it has no page here; null where that is not settled. */
	endsOn: text("ends_on"),
	note: text("note").notNull().default(""),
	noteEn: text("note_en"),
	eventCode: text("event_code"),
	color: text("color").notNull(),
});

/** Documents of the foundation or an event: terms, privacy, challenge rules, the organiser's details. HTML, sanitised when written. */
export const documentPage = pgTable("document_page", {
	id: id(),
	kind: text("kind").$type<"terms" | "privacy" | "challenge" | "organiser">().notNull(),
	eventId: integer("event_id").references(() => event.id, { onDelete: "cascade" }),
	title: text("title").notNull(),
	titleEn: text("title_en"),
	html: text("html").notNull(),
	htmlEn: text("html_en"),
});

/** The three kinds of contact people of spec §3. */
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

/** What a row of an event is called in its bundle, so that the same file finds it again after its name has changed. */
export const bundleKey = pgTable(
	"bundle_key",
	{
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		/** The list in which it stands: "people". */
		list: text("list").notNull(),
		rowId: integer("row_id").notNull(),
		key: text("key").notNull(),
	},
	(t) => [primaryKey({ columns: [t.list, t.rowId] }), index("bundle_key_by_event").on(t.eventId)],
);

/** A word that the organiser does not allow in what participants write at an event. */
export const eventWord = pgTable(
	"event_word",
	{
		eventId: integer("event_id")
			.notNull()
			.references(() => event.id, { onDelete: "cascade" }),
		/** As it is compared, without case, signs above letters and separators. */
		form: text("form").notNull(),
		/** As it was typed. */
		word: text("word").notNull(),
	},
	(t) => [primaryKey({ columns: [t.eventId, t.form] })],
);
