import * as z from "zod/mini";
import { multiLine, singleLine } from "../contract/lines.ts";
import type { Row } from "../db/owned-rows.ts";
import { sanitizeHtml } from "../html/sanitize.ts";
import { instantOf } from "../time/instant.ts";
import { dayOf, timeText } from "../time/zone.ts";

/** Times are in the bundle's zone; ids and addresses become keys and paths. */
export type ExportContext = {
	zone: string;
	keyOf(list: string, id: number): string;
	pathOf(address: string): string;
};
/** The reverse direction: keys to ids. */
export type ImportContext = {
	zone: string;
	idOf(list: string, key: string): number;
	addressOf(path: string): string;
};

/** A property of an item and the columns that store it. */
export type Field<Column extends string = string> = {
	columns: readonly Column[];
	schema: z.ZodMiniType;
	read(row: Row, reading: ExportContext): unknown;
	write(value: unknown, writing: ImportContext, item: Row): Row;
	/** The list whose items it references by key. */
	refers?: string;
	/** Shifts with the bundle. */
	isMoment?: true;
	/** Stored in several widths or unchanged. */
	picture?: "in-widths" | "as-it-is";
};
export type Shape<Column extends string = string> = Record<string, Field<Column>>;

/** A picture's path under `media/`, in ASCII, so that it is the same file on every system. */
export const MEDIA_PATH =
	/^media\/(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*\.(?:svg|png|jpe?g|webp)$/;

export const text = multiLine(100_000);
export const line = singleLine(1000).check(z.minLength(1));
export const link = z.string().check(z.maxLength(2000), z.regex(/^(https?:\/\/|mailto:)\S+$/));
export const count = z.int().check(z.minimum(0), z.maximum(1_000_000_000));
export const flag = z.boolean();
export const percent = z.int().check(z.minimum(0), z.maximum(100));
export const hexColour = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/));
/** Unique within its list. */
export const itemKey = z.string().check(z.maxLength(120), z.regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u));

const some = (value: unknown) => value ?? undefined;

/** Null is omitted. */
export function own<C extends string>(column: C, schema: z.ZodMiniType): Field<C> {
	return {
		columns: [column],
		schema,
		read: (row) => some(row[column]),
		write: (value) => ({ [column]: value ?? null }),
	};
}

export const maybe = <C extends string>(column: C, schema: z.ZodMiniType) => own(column, z.optional(schema));

/** Omitted when empty. */
export function list<C extends string>(column: C, item: z.ZodMiniType, max: number): Field<C> {
	return {
		columns: [column],
		schema: z._default(z.array(item).check(z.maxLength(max)), []),
		read: (row) => ((row[column] as unknown[]).length > 0 ? row[column] : undefined),
		write: (value) => ({ [column]: value ?? [] }),
	};
}

/** Null is meaningful ("never") and always written. */
export function orNull<C extends string>(column: C, schema: z.ZodMiniType, usual: unknown): Field<C> {
	return {
		columns: [column],
		schema: z._default(z.nullable(schema), usual as never),
		read: (row) => row[column],
		write: (value) => ({ [column]: value }),
	};
}

/** `clean` is applied to each language on import. */
function pair<P extends string, E extends string>(
	pl: P,
	en: E,
	isNeeded: boolean,
	clean = (value: string, _item: Row) => value,
): Field<P | E> {
	const schema = z.strictObject({ pl: isNeeded ? text : z.optional(text), en: z.optional(text) });
	const cleaned = (value: string | undefined, item: Row) => (value === undefined ? null : clean(value, item));
	return {
		columns: [pl, en],
		schema: isNeeded ? schema : z.optional(schema),
		read(row) {
			// Cleaned on export as well, so that a reimport changes nothing.
			const [inPl, inEn] = [pl, en].map((column) => cleaned(some(row[column]) as string | undefined, row));
			if (inPl === null && inEn === null) return undefined;
			return { ...(inPl !== null && { pl: inPl }), ...(inEn !== null && { en: inEn }) };
		},
		write(value, _writing, item) {
			const both = (value ?? {}) as { pl?: string; en?: string };
			return { [pl]: cleaned(both.pl, item), [en]: cleaned(both.en, item) };
		},
	};
}

/** `name` and `nameEn`. */
export const both = <C extends string>(column: C) => pair(column, `${column}En`, true);
export const maybeBoth = <C extends string>(column: C) => pair(column, `${column}En`, false);
/** HTML in both languages, sanitised on import. */
export const bothHtml = <C extends string>(column: C) => pair(column, `${column}En`, true, sanitizeHtml);
/** Plain text if `isHtml` is false for the item. */
export const maybeBothHtml = <C extends string>(column: C, isHtml: (item: Row) => boolean = () => true) =>
	pair(column, `${column}En`, false, (value, item) => (isHtml(item) ? sanitizeHtml(value) : value));
/** `subjectPl` and `subjectEn` beside `subject`. */
export const translated = <C extends string>(column: C, clean?: (value: string) => string) =>
	pair(`${column}Pl`, `${column}En`, false, clean);
export const maybeHtml = <C extends string>(column: C): Field<C> => ({
	...maybe(column, text),
	read: (row) => (row[column] === null ? undefined : sanitizeHtml(row[column] as string)),
	write: (value) => ({ [column]: value === undefined ? null : sanitizeHtml(value as string) }),
});

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/;
const WITH_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** "2025-06-06T09:00" is local to the event; "Z" or "+02:00" names the zone. */
export function instantIn(moment: string, zone: string): Date {
	return LOCAL.test(moment) ? instantOf(moment, zone) : new Date(moment);
}

/** Local; in UTC where the local moment is ambiguous. */
export function momentIn(instant: Date, zone: string): string {
	const local = `${dayOf(instant, zone)}T${timeText("en", instant, zone)}`;
	return instantOf(local, zone).getTime() === instant.getTime() ? local : instant.toISOString();
}

function isMoment(value: string): boolean {
	if (!LOCAL.test(value) && !WITH_ZONE.test(value)) return false;
	const [day, clock] = [value.slice(0, 10), value.slice(11, 16)];
	const parsed = new Date(`${day}T${clock}:00Z`); // rejects days that do not exist
	return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(`${day}T${clock}`);
}

const moment = z.string().check(z.refine(isMoment, { error: "must be a date and time such as 2025-06-06T09:00" }));

function instantField<C extends string>(column: C, schema: z.ZodMiniType): Field<C> {
	return {
		columns: [column],
		schema,
		isMoment: true,
		read: (row, { zone }) => (row[column] ? momentIn(row[column] as Date, zone) : undefined),
		write: (value, { zone }) => ({ [column]: value === undefined ? null : instantIn(value as string, zone) }),
	};
}
export const instant = <C extends string>(column: C) => instantField(column, moment);
export const maybeInstant = <C extends string>(column: C) => instantField(column, z.optional(moment));
export const span = { startsAt: instant("startsAt"), endsAt: instant("endsAt") };

const pictured = z.string().check(
	z.refine((value) => MEDIA_PATH.test(value) || link.safeParse(value).success, {
		error:
			"must be a picture of this bundle, such as media/people/ada-nowak.webp (svg, png, jpg or webp), or an https address",
	}),
);

function pictureField<C extends string>(
	column: C,
	picture: Field["picture"] & string,
	schema: z.ZodMiniType,
): Field<C> {
	return {
		columns: [column],
		schema,
		picture,
		read: (row, { pathOf }) => (row[column] ? pathOf(row[column] as string) : undefined),
		write: (value, { addressOf }) => ({ [column]: value === undefined ? null : addressOf(value as string) }),
	};
}
export const photo = <C extends string>(column: C) => pictureField(column, "in-widths", z.optional(pictured));
/** A drawing, stored unchanged. */
export const drawing = <C extends string>(column: C) => pictureField(column, "as-it-is", pictured);
export const maybeDrawing = <C extends string>(column: C) => pictureField(column, "as-it-is", z.optional(pictured));

function referenceField<C extends string>(column: C, refers: string, schema: z.ZodMiniType): Field<C> {
	return {
		columns: [column],
		schema,
		refers,
		read: (row, { keyOf }) => (row[column] === null ? undefined : keyOf(refers, row[column] as number)),
		write: (value, { idOf }) => ({ [column]: value === undefined ? null : idOf(refers, value as string) }),
	};
}
export const reference = <C extends string>(column: C, refers: string) => referenceField(column, refers, itemKey);
export const maybeReference = <C extends string>(column: C, refers: string) =>
	referenceField(column, refers, z.optional(itemKey));
export const maybeNumbered = <C extends string>(column: C, refers: string): Field<C> => ({
	columns: [column],
	schema: z.optional(z.int()),
	refers,
	read: (row, { keyOf }) => (row[column] === null ? undefined : Number(keyOf(refers, row[column] as number))),
	write: (value, { idOf }) => ({ [column]: value === undefined ? null : idOf(refers, String(value)) }),
});
