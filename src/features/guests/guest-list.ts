import * as z from "zod/mini";
import { parsed, wrongValue } from "../../kit/contract/refine.ts";
import type { Lang, Text } from "../../kit/i18n/lang.ts";
import { personTexts } from "../account/person-texts.ts";
import type { Guest, GuestMode } from "../registration/guest.ts";
import { type GuestValues, guestForm } from "./guest-form.ts";
import { guestFields, inField, missingColumns, rowErrors, sameAsLine } from "./texts.ts";

export const MAX_ROWS = 2000;
export const MAX_BYTES = 2 * 1024 * 1024;

type Column = keyof GuestValues;

/** Headings of each column, without case, accents and signs. */
const HEADINGS: Record<Column, readonly string[]> = {
	firstName: ["imie", "firstname", "givenname"],
	lastName: ["nazwisko", "lastname", "surname", "familyname"],
	email: ["email", "adresemail", "mail", "emailaddress"],
	lang: ["jezyk", "jezykemaili", "language", "lang", "languageofemails"],
	companyName: ["firma", "company", "organisation", "organization"],
	companyPosition: ["stanowisko", "jobtitle", "job", "position"],
	packageCode: ["pakiet", "package"],
	calendarCode: ["termin", "edycja", "edition", "day"],
	mode: ["udzial", "attendance", "mode"],
};

const LANGS: Record<string, Lang> = { pl: "pl", polski: "pl", polish: "pl", en: "en", angielski: "en", english: "en" };
const MODES: Record<string, GuestMode> = {
	online: "online",
	zdalnie: "online",
	onsite: "onsite",
	namiejscu: "onsite",
	stacjonarnie: "onsite",
	inperson: "onsite",
};

/** "Adres e-mail" becomes "adresemail". */
function plain(text: string): string {
	const lower = text.toLowerCase().replaceAll("ł", "l");
	return lower.normalize("NFD").replace(/[^a-z0-9]/g, "");
}

export type ListRow = { line: number; name: string; email: string } & (
	| { guest: Guest; error?: undefined }
	| { guest?: undefined; error: Text }
);

type CsvRow = { line: number; cells: readonly string[] };

/** Reads the columns from the first row. Returns a sentence if headings are missing. */
export function listColumns(head: readonly string[]): { columns: (Column | undefined)[]; missing?: Text } {
	const columns = head.map((heading) =>
		(Object.keys(HEADINGS) as Column[]).find((name) => HEADINGS[name].includes(plain(heading))),
	);
	const labels = { firstName: personTexts.firstName, lastName: personTexts.lastName, email: guestFields.email };
	const lacking = (Object.keys(labels) as (keyof typeof labels)[]).filter((name) => !columns.includes(name));
	return lacking.length > 0 ? { columns, missing: missingColumns(lacking.map((name) => labels[name])) } : { columns };
}

const fields = z.object(guestForm.shape);

/** Validates a row as the form does. `packageCode` is for rows without a package. */
export function listRow(
	{ line, cells }: CsvRow,
	columns: readonly (Column | undefined)[],
	packageCode: string,
): ListRow {
	const cell = (name: Column) => cells[columns.indexOf(name)] ?? "";
	const row = { line, name: `${cell("firstName")} ${cell("lastName")}`.trim(), email: cell("email") };
	const wrong = (error: Text): ListRow => ({ ...row, error });
	if (cells.length > columns.length) return wrong(rowErrors.manyCells);
	const lang = cell("lang") === "" ? "pl" : LANGS[plain(cell("lang"))];
	if (!lang) return wrong(inField(guestFields.lang, rowErrors.lang));
	const mode = cell("mode") === "" ? "" : MODES[plain(cell("mode"))];
	if (mode === undefined) return wrong(inField(guestFields.mode, rowErrors.mode));
	const typed = Object.fromEntries(guestForm.names.map((name) => [name, cell(name)])) as GuestValues;
	const values = { ...typed, lang, mode, packageCode: typed.packageCode || packageCode };
	const { value, errors } = parsed(fields, values);
	if (errors) return wrong(firstError(Object.entries(errors).map(([name, [text]]) => [name, text])) ?? wrongValue);
	const error = firstError(Object.entries(guestForm.errors(value, undefined)));
	return error ? wrong(error) : { ...row, email: value.email, guest: value };
}

function firstError(errors: readonly [string, Text | undefined][]): Text | undefined {
	const [name, text] = errors.find(([, one]) => one !== undefined) ?? [];
	const label = guestForm.labels[name as Column];
	return text && label ? inField(label, text) : text;
}

/** Marks rows that repeat the address of an earlier one, for the same edition. */
export function withoutRepeats(rows: readonly ListRow[]): ListRow[] {
	const lines = new Map<string, number>();
	return rows.map((row) => {
		if (!row.guest) return row;
		const key = `${row.email} ${row.guest.calendarCode.toLowerCase()}`;
		const first = lines.get(key);
		if (first !== undefined) return { line: row.line, name: row.name, email: row.email, error: sameAsLine(first) };
		lines.set(key, row.line);
		return row;
	});
}
