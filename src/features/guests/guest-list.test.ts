import { expect, test } from "vitest";
import { fileText } from "./file-text.ts";
import { type ListRow, listColumns, listRow, withoutRepeats } from "./guest-list.ts";

const POLISH = ["Imię", "Nazwisko", "Adres e-mail", "Język", "Firma", "Stanowisko", "Pakiet", "Termin", "Udział"];
const ENGLISH = [
	"first name",
	"SURNAME",
	"E-mail",
	"Language",
	"company",
	"Job title",
	"Package",
	"Edition",
	"Attendance",
];

test.each([
	["Polish", POLISH],
	["English", ENGLISH],
])("headings are read in %s", (_, head) => {
	expect(listColumns(head)).toEqual({
		columns: [
			"firstName",
			"lastName",
			"email",
			"lang",
			"companyName",
			"companyPosition",
			"packageCode",
			"calendarCode",
			"mode",
		],
	});
});

test("missing headings are named, and unknown ones have no column", () => {
	const { columns, missing } = listColumns(["Imię", "Uwagi"]);
	expect(columns).toEqual(["firstName", undefined]);
	expect(missing).toEqual({
		pl: "W pierwszym wierszu brakuje nagłówków: Nazwisko, Adres e-mail.",
		en: "The first row lacks these headings: Last name, E-mail address.",
	});
});

const { columns } = listColumns(POLISH);
const GOOD = ["Anna", "Łoś", "Anna@Inna.Example", "en", "Krosno", "Dyrektor", "STANDARD", "", "online"];
const read = (part: Record<number, string> = {}, line = 2): ListRow =>
	listRow({ line, cells: GOOD.map((cell, index) => part[index] ?? cell) }, columns, "EXPO");

test("a row becomes a guest as the form makes one", () => {
	expect(read()).toEqual({
		line: 2,
		name: "Anna Łoś",
		email: "anna@inna.example",
		guest: {
			firstName: "Anna",
			lastName: "Łoś",
			email: "anna@inna.example",
			lang: "en",
			companyName: "Krosno",
			companyPosition: "Dyrektor",
			packageCode: "STANDARD",
			calendarCode: "",
			mode: "online",
		},
	});
});

test("empty cells take Polish, the list's package and the package's attendance", () => {
	expect(read({ 3: "", 6: "", 8: "" }).guest).toMatchObject({ lang: "pl", packageCode: "EXPO", mode: "" });
	expect(listRow({ line: 2, cells: GOOD.slice(0, 3) }, columns, "EXPO").guest).toMatchObject({ companyName: "" });
});

test.each<[string, Record<number, string>, RegExp]>([
	["a wrong address", { 2: "anna@" }, /^E-mail address: incorrect format/],
	["no name", { 0: "" }, /^First name: provide/],
	["a long name", { 1: "x".repeat(101) }, /^Last name: /],
	["a name of two lines", { 1: "Łoś\nBcc: x" }, /^Last name: Keep it on one line/],
	["a control character", { 4: "Kro\u0007sno" }, /^Company: Keep it on one line/],
	["an unknown language", { 3: "de" }, /^Language of e-mails: Write pl or en/],
	["an unknown attendance", { 8: "może" }, /^Attendance: Write/],
])("%s is an error of the row", (_, part, sentence) => expect(read(part).error?.en).toMatch(sentence));

test("no package at all and too many cells are errors", () => {
	const row = { line: 2, cells: GOOD.with(6, "") };
	expect(listRow(row, columns, "").error?.en).toMatch(/^Package: Choose a package/);
	expect(listRow({ line: 2, cells: [...GOOD, "x"] }, columns, "").error?.en).toMatch(/more cells/);
});

test("text that looks like a formula stays text", () => {
	expect(read({ 4: "=HYPERLINK(A1)" }).guest?.companyName).toBe("=HYPERLINK(A1)");
});

test("the second row with an address is an error that names the first", () => {
	const rows = [read(), read({ 2: " ANNA@inna.example " }, 3), read({ 2: "ola@inna.example" }, 4)];
	expect(withoutRepeats(rows).map((row) => row.error?.en)).toEqual([
		undefined,
		"This address is in line 2 already. Keep one of them.",
		undefined,
	]);
});

test("a file is UTF-8, or else Windows-1250", () => {
	expect(fileText(new TextEncoder().encode("Łódź").buffer as ArrayBuffer)).toBe("Łódź");
	expect(fileText(new Uint8Array([0xa3, 0xf3, 0x64, 0x9f]).buffer)).toBe("Łódź");
});
