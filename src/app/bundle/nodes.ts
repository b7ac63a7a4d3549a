import * as z from "zod/mini";
import { APPOINTMENT_LIMITS } from "../../features/appointments/rules.ts";
import { consentList } from "../../features/consent/server/bundle.ts";
import { SCENE_KINDS } from "../../features/event/scene-kinds.ts";
import { contactCard, documentPage } from "../../features/event/server/tables.ts";
import { exhibitorList } from "../../features/exhibitors/server/bundle.ts";
import { newsList } from "../../features/news/server/bundle.ts";
import { optionList } from "../../features/options/server/bundle.ts";
import { packageIncludes } from "../../features/packages/contract.ts";
import { additionalInput, packagePrice, priceRound, ticketPackage } from "../../features/packages/server/tables.ts";
import { partnerList } from "../../features/partners/server/bundle.ts";
import { promoList } from "../../features/promo/server/bundle.ts";
import { advertisingList } from "../../features/tracking/server/bundle.ts";
import * as f from "../../kit/bundle/fields.ts";
import { type BundleList, bundleList } from "../../kit/bundle/list.ts";
import { knownZone } from "../../kit/time/known-zone.ts";
import { calendars, categories, lectures, people, tags, tracks } from "./programme.ts";

const rounds = bundleList({
	name: "rounds",
	table: priceRound,
	owner: "eventId",
	order: ["id"],
	identity: { by: "number" },
	shape: { number: f.own("number", z.int().check(z.minimum(1), z.maximum(99))), endsAt: f.maybeInstant("endsAt") },
});

const packages = bundleList({
	name: "packages",
	table: ticketPackage,
	owner: "eventId",
	order: ["position", "id"],
	identity: { by: "code" },
	shape: {
		code: f.own("code", f.itemKey),
		name: f.own("name", f.line),
		forWhom: f.both("forWhom"),
		vatRate: f.own("vatRate", f.percent),
		hasReverseCharge: f.own("hasReverseCharge", f.flag),
		capacity: f.maybe("capacity", f.count),
		isOnline: f.own("isOnline", f.flag),
		isOnsite: f.own("isOnsite", f.flag),
		isRecommended: f.own("isRecommended", f.flag),
		hasExtendedSeats: f.own("hasExtendedSeats", f.flag),
		includes: f.own("includes", z.strictObject(packageIncludes.shape)),
	},
	lists: {
		prices: bundleList({
			name: "prices",
			table: packagePrice,
			owner: "packageId",
			order: ["id"],
			identity: { by: "round" },
			shape: { round: f.maybeNumbered("roundId", "rounds"), netGrosz: f.own("netGrosz", f.count) },
		}),
		inputs: bundleList({
			name: "inputs",
			table: additionalInput,
			owner: "packageId",
			order: ["position", "id"],
			identity: "key",
			titles: ["name"],
			shape: {
				name: f.both("name"),
				type: f.own("type", z.int().check(z.minimum(0), z.maximum(3))),
				isRequired: f.own("isRequired", f.flag),
				options: f.own("options", z.array(z.strictObject({ value: f.text, valueEn: f.text }))),
			},
		}),
	},
});

const contacts = bundleList({
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

const documents = bundleList({
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

/** One file each; referenced lists first. */
export const LISTS = {
	calendars,
	people,
	categories,
	tracks,
	exhibitors: exhibitorList,
	lectures,
	tags,
	partners: partnerList,
	news: newsList,
	rounds,
	packages: { ...packages, lists: { ...packages.lists, options: optionList } },
	consents: consentList,
	promo: promoList,
	contacts,
	documents,
} satisfies Record<string, BundleList>;
export type ListName = keyof typeof LISTS;

const fact = z.strictObject({
	icon: z.enum(["ticket", "globe", "play", "pin", "clock"]),
	title: f.line,
	titleEn: f.line,
	note: f.text,
	noteEn: f.text,
});
/** Same limit as for a place that participants type. */
const pointName = f.line.check(z.maxLength(APPOINTMENT_LIMITS.place));
const meetingPoint = z.strictObject({ pl: pointName, en: pointName });
const MAX_MEETING_POINTS = 50;
const colours = { accent: f.hexColour, accentStrong: f.hexColour, accentSoft: f.hexColour, key: f.hexColour };

/** The fields of `event.json` without the advertising tags. */
export const EVENT: f.Shape = {
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

/** An event's advertising tags, at most one row: `advertising` in `event.json`. */
export const ADVERTISING = advertisingList;
