import { describe, expect, test } from "vitest";
import { addDays } from "../../kit/time/zone.ts";
import { NOTICE_KINDS } from "./kinds.ts";
import { cursorText, forgottenBefore, KEPT_DAYS, noticePath, parseCursor } from "./rules.ts";
import { type NoticeFacts, noticeSentences } from "./sentences.ts";
import { unreadText } from "./unread-text.ts";

const now = new Date("2025-06-01T10:00:00Z");
const ids = { lectureId: 3, exhibitorId: 4, conversationId: 5, packageCode: "P 1", offerSecret: "a/b" };

describe("a notice links to the screen where it is settled", () => {
	test.each([
		["lecture-moved", "account/agenda?lecture=3"],
		["person-invited", "account/people/invitations"],
		["person-accepted", "account/people/contacts"],
		["appointment-moved", "account/meetings"],
		["meeting-moving", "account/meetings"],
		["seat-offered", "account"],
		["stand-answer", "account/stands/4"],
		["message", "account/chats/5"],
	] as const)("%s", (kind, path) => {
		expect(noticePath({ kind, ...ids, until: null }, now)).toBe(path);
	});

	test.each([
		["without a secret", { offerSecret: null, until: new Date("2025-06-02T10:00:00Z") }, "P%201"],
		["without an end", { until: null }, "P%201"],
		["without a package", { packageCode: null, until: null }, ""],
	])("an offer %s", (_name, values, code) => {
		const path = noticePath({ kind: "waiting-offered", ...ids, ...values }, now);
		expect(path).toBe(`registration.html?package=${code}`);
	});

	test.each([
		["2025-06-01T10:00:01Z", "registration.html?package=P%201&offer=a%2Fb"],
		["2025-06-01T10:00:00Z", "registration.html?package=P%201"],
	])("an offer until %s", (until, path) => {
		expect(noticePath({ kind: "waiting-offered", ...ids, until: new Date(until) }, now)).toBe(path);
	});
});

test("a notice is deleted after 180 days", () => {
	expect(KEPT_DAYS).toBe(180);
	expect(forgottenBefore(now)).toEqual(new Date(`${addDays("2025-06-01", -KEPT_DAYS)}T10:00:00Z`));
});

test("a cursor survives writing and parsing", () => {
	const one = { createdAt: new Date("2025-06-01T10:00:00.123Z"), id: 12 };
	expect(parseCursor(cursorText(one))).toEqual(one);
});

describe("a notice's text", () => {
	const facts: NoticeFacts = {
		kind: "message",
		timeZone: "Europe/Warsaw",
		person: "Anna Nowak",
		company: "Norvika",
		lecture: "Passkeys",
		package: "Standard",
		count: 1,
		startsAt: now,
		place: "Sala A",
		otherStartsAt: now,
		otherPlace: "Sala B",
		until: now,
	};

	test.each(NOTICE_KINDS.flatMap((kind) => (["pl", "en"] as const).map((lang) => [kind, lang] as const)))(
		"%s in %s has a sentence with a value for each placeholder",
		(kind, lang) => {
			const { text, detail } = noticeSentences(lang, { ...facts, kind });
			expect(text).toMatch(/\S/);
			expect(`${text} ${detail}`).not.toMatch(/#\w/);
		},
	);

	test.each([
		["pl", 1, "Nowa wiadomość: Anna Nowak"],
		["pl", 3, "3 nowe wiadomości: Anna Nowak"],
		["pl", 12, "12 nowych wiadomości: Anna Nowak"],
		["en", 1, "A new message: Anna Nowak"],
		["en", 12, "12 new messages: Anna Nowak"],
	] as const)("messages in %s: %i", (lang, count, text) => {
		expect(noticeSentences(lang, { ...facts, count }).text).toBe(text);
	});

	test.each([
		["person-invited", "Anna Nowak invites you to talk", null],
		["stand-answer", "Norvika answers your message", null],
		["seat-offered", "There is a seat for you at the lecture: Passkeys", "We hold it until 1 June, 12:00."],
		["waiting-offered", "There is a place for you in the package Standard", "We hold it until 1 June, 12:00."],
		["meeting-agreed", "Norvika accepts your request for a meeting", "1 June, 12:00, Sala A"],
	] as const)("%s: %s", (kind, text, detail) => {
		expect(noticeSentences("en", { ...facts, kind })).toEqual({ text, detail });
	});

	test("a meeting without a place is online, and a lecture without a hall has only a time", () => {
		const agreed = noticeSentences("pl", { ...facts, kind: "meeting-agreed", place: null });
		expect(agreed.detail).toBe("1 czerwca, 12:00, online");
		const moved = noticeSentences("en", { ...facts, kind: "lecture-moved", place: "", otherPlace: "Sala B" });
		expect(moved.detail).toBe("Now: 1 June, 12:00. Before: 1 June, 12:00, Sala B.");
	});

	test.each([
		["person-invited", " invites you to talk", null],
		["stand-answer", " answers your message", null],
		["seat-offered", "There is a seat for you at the lecture: ", "We hold it until ."],
		["waiting-offered", "There is a place for you in the package ", "We hold it until ."],
		["meeting-agreed", " accepts your request for a meeting", ", online"],
		["lecture-moved", "A change in your plan: ", "Now: . Before: ."],
		["message", "A new message: ", null],
	] as const)("%s without a fact omits its placeholder", (kind, text, detail) => {
		const names = { person: null, company: null, lecture: null, package: null, place: null, otherPlace: null };
		const missing = { ...facts, ...names, startsAt: null, otherStartsAt: null, until: null };
		expect(noticeSentences("en", { ...missing, kind })).toEqual({ text, detail });
	});

	test.each([
		["pl", "appointment-cancelled", "Spotkanie się nie odbędzie: ta osoba usunęła konto", "1 czerwca, 12:00, Sala A"],
		[
			"en",
			"appointment-declined",
			"A meeting will not take place: the other person deleted their account",
			"1 June, 12:00, Sala A",
		],
	] as const)("in %s an appointment with a deleted account is over: %s", (lang, kind, text, detail) => {
		expect(noticeSentences(lang, { ...facts, kind, person: null })).toEqual({ text, detail });
	});

	test("a message from a company's staff has the company's name", () => {
		expect(noticeSentences("en", { ...facts, person: null }).text).toBe("A new message: Norvika");
	});
});

test.each([
	["pl", 1, "1 nieprzeczytane"],
	["pl", 5, "5 nieprzeczytanych"],
	["pl", 100, "ponad 99 nieprzeczytanych"],
	["en", 2, "2 unread"],
	["en", 100, "more than 99 unread"],
] as const)("the number of unread notices, in %s: %i", (lang, unread, text) => {
	expect(unreadText(lang, unread, 100)).toBe(text);
});
