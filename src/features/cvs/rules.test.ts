import { describe, expect, test } from "vitest";
import { attachmentNamed } from "../../kit/http/attachment-name.ts";
import {
	EMPTY_FORM,
	type FetchFacts,
	isFilledIn,
	kindByBeginning,
	mayFetchCv,
	openUntil,
	readForm,
	safeName,
} from "./rules.ts";
import { sizeText } from "./size-text.ts";

const END = new Date("2025-06-07T16:00:00Z");
const GOOD: FetchFacts = {
	isStaff: true,
	exhibitorType: 0,
	hasTicket: true,
	eventEndsAt: END,
	agreedAt: new Date("2025-04-01T10:00:00Z"),
	share: undefined,
};
const shareFacts = (withdrawn?: string) => ({
	share: { givenAt: new Date("2025-04-02T10:00:00Z"), withdrawnAt: withdrawn ? new Date(withdrawn) : null },
});

describe("a CV can be fetched", () => {
	const during = "2025-06-06T10:00:00Z";
	test.each<[string, boolean, Partial<FetchFacts>, string]>([
		["by the staff of a recruiting exhibitor, with the consent", true, {}, during],
		["before the event", true, {}, "2025-04-30T10:00:00Z"],
		["on the last of thirty days after it", true, {}, "2025-07-07T15:59:59.999Z"],
		["not after thirty days", false, {}, "2025-07-07T16:00:00.000Z"],
		["not by other people", false, { isStaff: false }, during],
		["not for an exhibitor that presents itself", false, { exhibitorType: 1 }, during],
		["not without a confirmed ticket", false, { hasTicket: false }, during],
		["not without the consent", false, { agreedAt: undefined }, during],
		["with a consent for this exhibitor", true, { agreedAt: undefined, ...shareFacts() }, during],
		["with a consent for this exhibitor, which does not recruit", true, { exhibitorType: 1, ...shareFacts() }, during],
		["not with a consent for this exhibitor, without a ticket", false, { hasTicket: false, ...shareFacts() }, during],
		["not after a later withdrawal for this exhibitor", false, shareFacts("2025-04-03T10:00:00Z"), during],
		["with a consent for all recruiters after a withdrawal", true, shareFacts("2025-04-01T09:59:59.999Z"), during],
		["not if consent and withdrawal have the same time", false, shareFacts("2025-04-01T10:00:00Z"), during],
	])("%s: %s", (_, may, facts, now) => expect(mayFetchCv({ ...GOOD, ...facts }, new Date(now))).toBe(may));

	test("until thirty days after the event's end", () => {
		expect(openUntil(END).toISOString()).toBe("2025-07-07T16:00:00.000Z");
	});
});

test.each<[string, string | undefined]>([
	["%PDF-1.7\n", "pdf"],
	["PK\u0003\u0004rest", "docx"],
	["<!doctype html>", undefined],
	[" %PDF-1.7", undefined],
	["PK\u0005\u0006", undefined],
	["", undefined],
])("bytes that begin with %j are %s", (text, kind) => expect(kindByBeginning(Buffer.from(text))).toBe(kind));

describe("a file name is made safe", () => {
	test.each([
		["CV Anna Wójcik.pdf", "CV Anna Wójcik.pdf"],
		["../../etc/passwd", "passwd.pdf"],
		["C:\\Users\\anna\\cv.docx", "cv.pdf"],
		["cv.pdf.exe", "cv.pdf.pdf"],
		["a\u202efdp.exe", "afdp.pdf"],
		['x"; filename="y.html', "x; filename=y.pdf"],
		["a\r\nSet-Cookie: x", "aSet-Cookie x.pdf"],
		["  . ", "CV.pdf"],
		[".. cv .. ", "cv.pdf"],
		["CV  Anna   Nowak.pdf", "CV Anna Nowak.pdf"],
		["", "CV.pdf"],
		["ż".repeat(200), `${"ż".repeat(80)}.pdf`],
	])("%j", (name, safe) => expect(safeName(name, "pdf")).toBe(safe));

	test("in the header of a download", () => {
		expect(attachmentNamed("Łucja O'Żak (1).pdf")).toBe(
			"attachment; filename=\"Lucja O_Zak (1).pdf\"; filename*=UTF-8''%C5%81ucja%20O%27%C5%BBak%20%281%29.pdf",
		);
	});
});

test("a form for readers has no empty rows and no unsafe links", () => {
	const row = { position: "Inżynierka", company: "", from: "", to: "", about: "" };
	const school = { school: "AGH", field: "", from: "", to: "" };
	const form = {
		...EMPTY_FORM,
		experience: [row, { ...row, position: " " }],
		education: [{ ...school, school: " " }, school],
		skills: ["SQL", "", " "],
		links: ["https://a.example", "javascript:x"],
	};
	expect(readForm(form)).toEqual({
		...EMPTY_FORM,
		experience: [row],
		education: [school],
		skills: ["SQL"],
		links: ["https://a.example"],
	});
});

test("sizes are written in the reader's language", () => {
	expect(
		[sizeText("pl", 1_412_000), sizeText("en", 1_412_000), sizeText("en", 20)].map((text) =>
			text.replace(/\u00a0/g, " "),
		),
	).toEqual(["1,4 MB", "1.4 MB", "1 kB"]);
});

test.each([
	["no text", {}, false],
	["a summary", { about: "Szukam pracy." }, true],
	["a summary of spaces", { about: " \n" }, false],
	["a position", { experience: ["Inżynierka"] }, true],
	["a position beside an empty one", { experience: ["", "Inżynierka"] }, true],
	["a position of spaces", { experience: [" "] }, false],
])(
	"a form with %s is filled in: %s",
	(_name, { about = "", experience = [] }: { about?: string; experience?: string[] }, expected) => {
		const rows = experience.map((position) => ({ position, company: "Norvika", from: "", to: "", about: "" }));
		expect(isFilledIn({ ...EMPTY_FORM, about, experience: rows })).toBe(expected);
	},
);
