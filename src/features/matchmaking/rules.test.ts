import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ProfileAccess, topicKey } from "../profiles/rules.ts";
import * as rules from "./rules.ts";

const topics = (...names: string[]) => names.map((name) => ({ name, nameEn: null }));
const NOW = new Date("2025-06-06T10:00:00Z");
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

describe("common ground of two people", () => {
	const own = { topics: topics("Azure", "RAG", "NIS2"), lookingFor: ["work"], offering: ["mentoring"] };
	test.each<[string, Partial<rules.Interests>, Partial<Record<keyof rules.Reasons, unknown[]>>, number]>([
		["no common topic", { topics: topics("Kubernetes") }, {}, 0],
		["a topic in another case", { topics: topics("azure", "FinOps") }, { topics: topics("azure") }, 2],
		["three topics", { topics: topics("NIS2", "RAG", "Azure") }, { topics: topics("NIS2", "RAG", "Azure") }, 6],
		["a wish that one can meet", { lookingFor: ["mentoring", "investment"] }, { seeks: ["mentoring"] }, 3],
		["an offer that one wants", { offering: ["work"] }, { gives: ["work"] }, 3],
		["the same wish", { lookingFor: ["work"] }, {}, 0],
	])("%s", (_, other, reasons, fit) => {
		const found = rules.reasonsOf(own, { topics: [], lookingFor: [], offering: [], ...other });
		expect(found).toEqual({ topics: [], seeks: [], gives: [], ...reasons });
		expect(rules.fitOf(found)).toBe(fit);
	});

	const names = fc.subarray(["Azure", "azure", "RAG", "NIS2", "Łączność", "ŁĄCZNOŚĆ", "FinOps"]);
	const goals = fc.subarray(["work", "mentoring", "services"]);
	const somebody = fc
		.record({ topics: names, lookingFor: goals, offering: goals })
		.map((one) => ({ ...one, topics: topics(...one.topics) }));
	test("both get the same: common topics, and one seeks what the other gives", () => {
		fc.assert(
			fc.property(somebody, somebody, (one, other) => {
				const [there, back] = [rules.reasonsOf(one, other), rules.reasonsOf(other, one)];
				const keys = (list: { name: string }[]) => [...new Set(list.map(({ name }) => topicKey(name)))].toSorted();
				expect(keys(there.topics)).toEqual(keys(back.topics));
				expect(there.seeks.toSorted()).toEqual(back.gives.toSorted());
				expect(rules.fitOf(there) > 0).toBe(rules.fitOf(back) > 0);
			}),
		);
	});
});

test.each([
	[0, null],
	[4, null],
	[5, 5],
	[38, 38],
])("a count of %i people is disclosed as %s", (count, told) => expect(rules.disclosedCount(count)).toBe(told));

describe("rights at an event", () => {
	const NONE = { maySearch: false, mayAnswer: false, seesContacts: false };
	const ANSWERS = { refusal: null, maySearch: false, mayAnswer: true, seesContacts: true };
	const ALL = { ...ANSWERS, maySearch: true };
	const AFTER = { ...ANSWERS, mayAnswer: false };
	const states: [string, Partial<rules.Meeting>, Partial<ProfileAccess>][] = [
		["shown", {}, {}],
		["no profile", { hasProfile: false }, { isVisible: false }],
		["hidden", {}, { isVisible: false }],
		["banned", { isBanned: true }, {}],
		["over", { isOver: true }, {}],
		["past", { isOver: true, isPast: true }, { isVisible: false }],
		["unpaid", {}, { status: "reserved" }],
		["refunded", {}, { status: "cancelled" }],
	];
	const refused = (refusal: rules.MeetingRefusal) => ({ ...NONE, refusal });
	const answers: Record<string, Record<ProfileAccess["matchmaking"], rules.MeetingRights>> = {
		shown: { none: refused("locked"), invited: ANSWERS, full: ALL },
		"no profile": { none: refused("locked"), invited: refused("noProfile"), full: refused("noProfile") },
		hidden: { none: refused("locked"), invited: refused("hidden"), full: refused("hidden") },
		banned: { none: refused("locked"), invited: refused("banned"), full: refused("banned") },
		over: { none: refused("locked"), invited: AFTER, full: AFTER },
		past: { none: refused("locked"), invited: refused("past"), full: refused("past") },
		unpaid: { none: refused("locked"), invited: refused("unpaid"), full: refused("unpaid") },
		refunded: { none: refused("noTicket"), invited: refused("noTicket"), full: refused("noTicket") },
	};
	for (const [name, meeting, ticket] of states) {
		test.each(["none", "invited", "full"] as const)(`${name}, with a package of %s`, (matchmaking) => {
			const standing: ProfileAccess = {
				eventId: 1,
				status: "confirmed",
				matchmaking,
				isVisible: true,
				isOver: false,
				...ticket,
			};
			const meetingFacts = {
				tickets: [standing],
				hasProfile: true,
				isBanned: false,
				isOver: false,
				isPast: false,
				...meeting,
			};
			expect(rules.meetingRights(meetingFacts)).toEqual(answers[name]![matchmaking]);
		});
	}
	test("a second ticket adds its rights", () => {
		const ticket = { eventId: 1, status: "confirmed", isVisible: true, isOver: false } as const;
		const tickets: ProfileAccess[] = [
			{ ...ticket, matchmaking: "invited" },
			{ ...ticket, matchmaking: "full" },
		];
		expect(rules.meetingRights({ tickets, hasProfile: true, isBanned: false, isOver: false, isPast: false })).toEqual(
			ALL,
		);
	});
	test.each<[string, rules.MeetingRights, rules.Relationship, boolean]>([
		["a person who may search sees a stranger", ALL, "none", true],
		["a person who can only answer sees no stranger", ANSWERS, "none", false],
		["a person who can only answer sees an inviter", ANSWERS, "received", true],
		["a person who can only answer sees a connection", ANSWERS, "connected", true],
		["after the event strangers are hidden", AFTER, "none", false],
		["after the event connections stay visible", AFTER, "connected", true],
		["a hidden person sees nobody", refused("hidden"), "connected", false],
	])("%s", (_, rights, tie, sees) => expect(rules.maySeePerson(rights, tie)).toBe(sees));
});

describe("an invitation is refused", () => {
	const sent = (change: Partial<rules.SentBefore>): rules.SentBefore => ({
		eventId: 1,
		invitedId: "x",
		state: "open",
		sentAt: ago(30),
		endedAt: null,
		...change,
	});
	const many = (count: number, change: Partial<rules.SentBefore> = {}) =>
		Array.from({ length: count }, (_, n) => sent({ invitedId: `p${n}`, ...change }));
	const to = { eventId: 1, invitedId: "ewa", now: NOW };
	const toEwa = (change: Partial<rules.SentBefore>) => [sent({ invitedId: "ewa", ...change })];
	test.each<[string, rules.SentBefore[], rules.InviteRefusal | undefined]>([
		["never the first one", [], undefined],
		["after one was declined", toEwa({ state: "declined" }), "declined"],
		["after one was declined at another event", toEwa({ state: "declined", eventId: 2 }), "declined"],
		["while one waits", toEwa({}), "waits"],
		["not while one waits at another event", toEwa({ eventId: 2 }), undefined],
		["not after a connection was closed", toEwa({ state: "closed", endedAt: ago(1) }), undefined],
		["within a day of withdrawing", toEwa({ state: "withdrawn", endedAt: ago(23.9) }), "withdrawn"],
		["not a day after withdrawing", toEwa({ state: "withdrawn", endedAt: ago(24) }), undefined],
		["not with nineteen that wait", many(19), undefined],
		["with twenty that wait", many(20), "tooManyOpen"],
		["not with twenty that wait elsewhere", many(20, { eventId: 2 }), undefined],
		["not with twenty that were answered", many(20, { state: "accepted" }), undefined],
		["with twenty that were withdrawn today", many(20, { state: "withdrawn", endedAt: ago(2) }), "tooManyOpen"],
		["not a day later", many(20, { state: "withdrawn", endedAt: ago(24) }), undefined],
		["not with nine in an hour", many(9, { sentAt: ago(0.9), state: "accepted" }), undefined],
		["with ten in an hour", many(10, { sentAt: ago(0.9), state: "accepted" }), "tooManyHour"],
		["with ten in an hour at another event", many(10, { sentAt: ago(0.9), eventId: 2 }), "tooManyHour"],
		["not when the hour is over", many(10, { sentAt: ago(1), state: "accepted" }), undefined],
	])("%s", (_, before, refusal) => expect(rules.inviteRefusal(before, to)).toBe(refusal));

	test("regardless of the order of earlier invitations", () => {
		const state = fc.constantFrom("open", "accepted", "declined", "withdrawn", "closed");
		const one = fc.record({ state, hours: fc.integer({ min: 0, max: 48 }), invitedId: fc.constantFrom("ewa", "jan") });
		fc.assert(
			fc.property(fc.array(one, { maxLength: 30 }), (all) => {
				const before = all.map(({ state: said, hours, invitedId }) =>
					sent({ state: said, invitedId, sentAt: ago(hours + 1), endedAt: said === "open" ? null : ago(hours) }),
				);
				expect(rules.inviteRefusal(before, to)).toBe(rules.inviteRefusal(before.toReversed(), to));
			}),
		);
	});
});

test.each<[string, rules.Between[], rules.Relationship]>([
	["strangers", [], "none"],
	["an inviter", [{ accountId: "me", state: "open" }], "sent"],
	["an invited person", [{ accountId: "they", state: "open" }], "received"],
	["two connected people", [{ accountId: "they", state: "accepted" }], "connected"],
	["a person whose invitation was declined", [{ accountId: "me", state: "declined" }], "declined"],
	["a person who has declined, and may still invite", [{ accountId: "they", state: "declined" }], "none"],
	[
		"people with a withdrawn or closed invitation",
		[
			{ accountId: "me", state: "withdrawn" },
			{ accountId: "me", state: "closed" },
		],
		"none",
	],
	[
		"people with an open invitation after a declined one",
		[
			{ accountId: "they", state: "open" },
			{ accountId: "me", state: "declined" },
		],
		"received",
	],
])("the relationship of %s", (_, between, tie) => expect(rules.relationshipOf("me", between)).toBe(tie));

test("a sentence is one line, and nothing in it becomes a link", () => {
	expect(rules.oneLine(" Kawa\n\n o  11:00? ")).toBe("Kawa o 11:00?");
	const address = /https?:\/\/|www\.\w|\w@\w|\w\.\w/;
	for (const one of ["zajrzyj na https://zlo.example/a", "www.zlo.example", "jan@zlo.example", "zlo.example"]) {
		expect([one, address.test(rules.withoutLinks(one))]).toEqual([one, false]);
		expect(rules.withoutLinks(one).replaceAll("\u2060", "")).toBe(one);
	}
	expect(rules.withoutLinks("Do zobaczenia. Kawa?")).toBe("Do zobaczenia. Kawa?");
});

test.each([
	["a stand", { isStand: true, isModerator: false }, "stand"],
	["a stand's moderator", { isStand: true, isModerator: true }, "stand"],
	["a moderator", { isStand: false, isModerator: true }, "moderator"],
	["a participant", { isStand: false, isModerator: false }, undefined],
])("moderators may not hide %s: %s", (_, of, refusal) => expect(rules.hideRefusal(of)).toBe(refusal));
