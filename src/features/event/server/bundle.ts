import * as z from "zod/mini";
import * as f from "../../../kit/bundle/fields.ts";
import { bundleList } from "../../../kit/bundle/list.ts";
import { knownZone } from "../../../kit/time/known-zone.ts";
import { PLACE_LENGTH } from "../meeting-points.ts";
import { SCENE_KINDS } from "../scene-kinds.ts";
import type { EventRecord } from "./columns.ts";
import { calendar, contactCard, documentPage } from "./tables.ts";

const fact = z.strictObject({
	icon: z.enum(["ticket", "globe", "play", "pin", "clock"]),
	title: f.line,
	titleEn: f.line,
	note: f.text,
	noteEn: f.text,
});
const pointName = f.line.check(z.maxLength(PLACE_LENGTH));
const meetingPoint = z.strictObject({ pl: pointName, en: pointName });
const MAX_MEETING_POINTS = 50;
const colours = { accent: f.hexColour, accentStrong: f.hexColour, accentSoft: f.hexColour, key: f.hexColour };

/** The fields of `event.json` without the advertising tags. */
export const eventShape: f.Shape<keyof EventRecord> = {
	timeZone: f.own(
		"timeZone",
		z
			.string()
			.check(
				z.refine((zone: string) => knownZone(zone) !== null, { error: "must be a time zone such as Europe/Warsaw" }),
			),
	),
	host: f.maybe("host", z.string().check(z.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/))),
	name: f.both("name"),
	headline: f.both("headline"),
	lead: f.both("lead"),
	place: f.both("place"),
	city: f.both("city"),
	address: f.maybe("address", f.line),
	arrival: f.maybeBoth("arrival"),
	agendaIntro: f.both("agendaIntro"),
	agendaIntroOutdated: f.both("agendaIntroOutdated"),
	...f.span,
	countdownAt: f.maybeInstant("countdownAt"),
	countdownLabel: f.maybeBoth("countdownLabel"),
	isOnline: f.own("isOnline", f.flag),
	isOnsite: f.own("isOnsite", f.flag),
	isMeeting: f.own("isMeeting", f.flag),
	allowRegistration: f.own("allowRegistration", f.flag),
	isLoginAvailable: f.own("isLoginAvailable", f.flag),
	freePackageCode: f.maybe("freePackageCode", f.line),
	landingLecturersEventCode: f.maybe("landingLecturersEventCode", f.line),
	landingProgrammeCouncilEventCode: f.maybe("landingProgrammeCouncilEventCode", f.line),
	landingExhibitorsEventCode: f.maybe("landingExhibitorsEventCode", f.line),
	landingPartnersEventCode: f.maybe("landingPartnersEventCode", f.line),
	refundDays: f.orNull("refundDays", f.count, 14),
	handOverUntil: f.maybeInstant("handOverUntil"),
	deferredLimitGrosz: f.orNull("deferredLimitGrosz", f.count, 1_000_000),
	mailFrom: f.maybe("mailFrom", f.line),
	replyTo: f.maybe("replyTo", f.line),
	previousAttendance: f.maybe("previousAttendance", f.count),
	facts: f.own("facts", z.array(fact)),
	meetingPoints: f.list("meetingPoints", meetingPoint, MAX_MEETING_POINTS),
	theme: f.own("theme", z.strictObject({ ...colours, beams: z.array(f.hexColour) })),
	socialImage: f.maybeDrawing("socialImageUrl"),
	beamsImage: f.maybeDrawing("beamsUrl"),
	heroWide: f.maybeDrawing("heroWideUrl"),
	heroPhone: f.maybeDrawing("heroPhoneUrl"),
	scene: f.maybe("sceneKind", z.enum(SCENE_KINDS)),
};

export const calendarList = bundleList({
	name: "calendars",
	table: calendar,
	owner: "eventId",
	order: ["position", "id"],
	identity: { by: "code" },
	shape: {
		code: f.own("code", f.itemKey),
		name: f.both("name"),
		note: f.maybeBoth("note"),
		...f.span,
		doorsAt: f.maybeInstant("doorsAt"),
		isOnline: f.own("isOnline", f.flag),
		isOnsite: f.own("isOnsite", f.flag),
		onsiteCapacity: f.maybe("onsiteCapacity", f.count),
		onlineCapacity: f.maybe("onlineCapacity", f.count),
		sourceKey: f.maybe("sourceKey", f.line),
	},
});

export const contactList = bundleList({
	name: "contacts",
	table: contactCard,
	owner: "eventId",
	order: ["id"],
	identity: "key",
	titles: ["name"],
	shape: {
		kind: f.own("kind", z.enum(["partnerContact", "participantContact", "programContact"])),
		name: f.own("name", f.line),
		role: f.maybeBoth("role"),
		email: f.own("email", f.line),
		phone: f.own("phone", f.line),
		photo: f.photo("photoUrl"),
	},
});

export const documentList = bundleList({
	name: "documents",
	table: documentPage,
	owner: "eventId",
	order: ["id"],
	identity: { by: "kind" },
	shape: {
		kind: f.own("kind", z.enum(["terms", "privacy", "challenge", "organiser"])),
		title: f.both("title"),
		html: f.bothHtml("html"),
	},
});
