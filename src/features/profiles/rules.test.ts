import { describe, expect, test } from "vitest";
import { fullLink, isWebLink, shownLink } from "../../kit/address/web-link.ts";
import { parsed } from "../../kit/contract/refine.ts";
import type { ProfileBody } from "./contract.ts";
import { rightProfile } from "./form.ts";
import { GOALS } from "./goals.ts";
import {
	areProfilesShown,
	type Between,
	lastDayShown,
	maySeeProfile,
	type Person,
	type ProfileAccess,
	profileStateOf,
} from "./rules.ts";

const GOOD: ProfileBody = {
	headline: "Inżynierka danych",
	company: "Norvika",
	about: "",
	topics: ["Azure"],
	lookingFor: ["work"],
	lookingForText: "",
	offering: [],
	offeringText: "",
	languages: ["pl"],
	links: ["linkedin.com/in/anna"],
};
const ticket = (more: Partial<ProfileAccess> = {}): ProfileAccess => ({
	eventId: 1,
	status: "confirmed",
	matchmaking: "full",
	isVisible: true,
	isOver: false,
	...more,
});

describe("whether a profile can be shown at an event", () => {
	test.each<[string, ProfileAccess[]]>([
		["noTicket", []],
		["noTicket", [ticket({ status: "cancelled" })]],
		["locked", [ticket({ matchmaking: "none" })]],
		["unpaid", [ticket({ status: "reserved", matchmaking: "invited" })]],
		["open", [ticket({ matchmaking: "invited" })]],
		["open", [ticket({ matchmaking: "none" }), ticket({ matchmaking: "invited" })]],
		["unpaid", [ticket({ matchmaking: "none" }), ticket({ status: "reserved" })]],
	])("%s", (state, tickets) => expect(profileStateOf(tickets)).toBe(state));
});

describe("profiles are visible for thirty days after an event's last day, in its zone", () => {
	const at = (timeZone: string, startsAt: string, endsAt: string) => ({
		timeZone,
		startsAt: new Date(startsAt),
		endsAt: new Date(endsAt),
	});
	const warsaw = at("Europe/Warsaw", "2025-06-06T07:00:00Z", "2025-06-07T16:00:00Z");
	test.each<[string, typeof warsaw, string, string]>([
		["in Warsaw", warsaw, "2025-07-07", "2025-07-07T21:59:59.999Z"],
		[
			"an evening after midnight",
			{ ...warsaw, endsAt: new Date("2025-06-08T00:30:00Z") },
			"2025-07-07",
			"2025-07-07T21:59:59.999Z",
		],
		[
			"in New York, over the change of clocks",
			at("America/New_York", "2025-10-09T13:00:00Z", "2025-10-09T21:00:00Z"),
			"2025-11-08",
			"2025-11-09T04:59:59.999Z",
		],
		[
			"of a meetup of an evening",
			at("Asia/Tokyo", "2025-12-01T09:00:00Z", "2025-12-01T12:00:00Z"),
			"2025-12-31",
			"2025-12-31T14:59:59.999Z",
		],
	])("%s", (_, event, day, last) => {
		expect(lastDayShown(event)).toBe(day);
		const next = new Date(Date.parse(last) + 1);
		expect([areProfilesShown(event, new Date(last)), areProfilesShown(event, next)]).toEqual([true, false]);
	});
});

describe("viewers of a profile", () => {
	const owner = (...tickets: ProfileAccess[]): Person => ({ accountId: "owner", tickets });
	const viewer = (...tickets: ProfileAccess[]): Person => ({ accountId: "viewer", tickets });
	const ownerTicket = ticket({ matchmaking: "invited" });
	const nothing = { isBlocked: false, bannedAt: [], invitedAt: [], metAt: [] };
	const invited = ticket({ matchmaking: "invited" });
	test.each<[string, boolean, Person, Person, Partial<Between>?]>([
		["its owner, without any ticket", true, { accountId: "owner", tickets: [] }, owner()],
		["a stranger", false, viewer(), owner(ownerTicket)],
		["who shows theirs and may search", true, viewer(ticket()), owner(ownerTicket)],
		["whose package does not search", false, viewer(ticket({ matchmaking: "invited" })), owner(ownerTicket)],
		["whose package has no profile", false, viewer(ticket({ matchmaking: "none" })), owner(ownerTicket)],
		["who hides theirs", false, viewer(ticket({ isVisible: false })), owner(ownerTicket)],
		["who has not paid", false, viewer(ticket({ status: "reserved" })), owner(ownerTicket)],
		["who gave the ticket back", false, viewer(ticket({ status: "cancelled" })), owner(ownerTicket)],
		["who is at another event", false, viewer(ticket({ eventId: 2 })), owner(ownerTicket)],
		["of one who hides it", false, viewer(ticket()), owner({ ...ownerTicket, isVisible: false })],
		["of one who shows it elsewhere", false, viewer(ticket()), owner({ ...ownerTicket, eventId: 2 })],
		["of one who has not paid", false, viewer(ticket()), owner({ ...ownerTicket, status: "reserved" })],
		["of one who gave the ticket back", false, viewer(ticket()), owner({ ...ownerTicket, status: "cancelled" })],
		["of one with Expo", false, viewer(ticket()), owner({ ...ownerTicket, matchmaking: "none" })],
		[
			"at one of two events",
			true,
			viewer(ticket({ eventId: 3 }), ticket()),
			owner({ ...ownerTicket, eventId: 2 }, ownerTicket),
		],
		["who searched, once the event is over", false, viewer(ticket({ isOver: true })), owner(ownerTicket)],
		["who was invited by them, with Basic", true, viewer(invited), owner(ownerTicket), { invitedAt: [1] }],
		[
			"who was invited, once it is over",
			false,
			viewer({ ...invited, isOver: true }),
			owner(ownerTicket),
			{ invitedAt: [1] },
		],
		[
			"who is connected with them, once it is over",
			true,
			viewer({ ...invited, isOver: true }),
			owner(ownerTicket),
			{ metAt: [1] },
		],
		["who was invited, after a block", false, viewer(invited), owner(ownerTicket), { invitedAt: [1], isBlocked: true }],
		["who met them at another event", false, viewer(invited), owner(ownerTicket), { metAt: [2] }],
		[
			"who met them, and hides theirs since",
			false,
			viewer({ ...invited, isVisible: false }),
			owner(ownerTicket),
			{ metAt: [1] },
		],
		["after a block", false, viewer(ticket()), owner(ownerTicket), { isBlocked: true }],
		["after a block, whom they talk with", true, viewer(ticket()), owner(ownerTicket), { isBlocked: true, metAt: [1] }],
		["where one of them is banned", false, viewer(ticket()), owner(ownerTicket), { bannedAt: [1], metAt: [1] }],
		["where one is banned elsewhere", true, viewer(ticket()), owner(ownerTicket), { bannedAt: [2] }],
	])("%s: %s", (_, sees, who, whose, more) => expect(maySeeProfile(who, whose, { ...nothing, ...more })).toBe(sees));
});

describe("validation of a profile", () => {
	const fields = (change: Partial<ProfileBody>) =>
		Object.keys(parsed(rightProfile, { ...GOOD, ...change }).errors ?? {});
	test.each<[string, Partial<ProfileBody>, string[]]>([
		["as it is", {}, []],
		["without what one does", { headline: "" }, ["headline"]],
		["without a topic", { topics: [] }, ["topics"]],
		["with nothing but empty topics", { topics: ["", "  "] }, ["topics"]],
		["with a long topic", { topics: ["x".repeat(41)] }, ["topics"]],
		["with nine topics", { topics: [..."abcdefghi"] }, ["topics"]],
		["with eight topics of which one comes twice", { topics: [..."abcdefgh", "A"] }, []],
		["with a goal that there is not", { lookingFor: ["gold"] }, ["lookingFor"]],
		["with all goals", { offering: [...GOALS] }, ["offering"]],
		["with a language that nobody lists", { languages: ["xx"] }, ["languages"]],
		["with a page without https", { links: ["http://anna.example"] }, ["links"]],
		["with a script for a page", { links: ["javascript:alert(1)"] }, ["links"]],
		["with long sentences", { about: "x".repeat(301), offeringText: "x".repeat(161) }, ["about", "offeringText"]],
	])("%s", (_, change, wrong) => expect(fields(change).toSorted()).toEqual(wrong.toSorted()));

	test("normalises a valid one", () => {
		const { value } = parsed(rightProfile, { ...GOOD, topics: ["  Azure   AI ", "azure ai", "RAG"] });
		expect([value!.topics, value!.links]).toEqual([["Azure AI", "RAG"], ["https://linkedin.com/in/anna"]]);
	});
});

describe("the shown address of a page", () => {
	test.each<[string, boolean]>([
		["https://www.linkedin.com/in/anna", true],
		["https://przykład.pl/a?b=c#d", true],
		["anna.example", true],
		["http://anna.example", false],
		["https://anna", false],
		["https://127.0.0.1/", false],
		["https://[::1]/", false],
		["https://anna:haslo@zlo.example", false],
		["javascript:alert(1)", false],
		["data:text/html,x", false],
		["mailto:anna@firma.example", false],
		["bardzo ładna strona", false],
		["//evil.example", false],
		["\\\\evil.example", false],
		["/\\evil.example", false],
		["https:evil.example", false],
		["https:/evil.example", false],
		["https:////evil.example", false],
	])("%s: %s", (typed, is) => expect(isWebLink(fullLink(typed))).toBe(is));

	test("lacks the parts that all addresses share", () => {
		expect(shownLink("https://www.linkedin.com/in/anna/")).toBe("linkedin.com/in/anna");
	});
});
