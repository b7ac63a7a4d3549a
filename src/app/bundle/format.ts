import * as z from "zod/mini";
import { itemKey, MEDIA_PATH, type Shape } from "../../kit/bundle/fields.ts";
import type { BundleList } from "../../kit/bundle/list.ts";
import type { Row } from "../../kit/db/owned-rows.ts";
import { invariant } from "../../kit/invariant/invariant.ts";
import { BUNDLE_LIMITS, type BundleFiles, EVENT_CODE, FORMAT, refused } from "./contract.ts";
import { ADVERTISING, EVENT, LISTS, type ListName } from "./lists.ts";
import { sentenceOf } from "./sentences.ts";

export type Item = Row;

export type Bundle = { code: string; event: Item; lists: Record<ListName, Item[]> };

const LIST_NAMES = Object.keys(LISTS) as ListName[];

function schemasOf(shape: Shape): Record<string, z.ZodMiniType> {
	return Object.fromEntries(Object.entries(shape).map(([name, { schema }]) => [name, schema]));
}

function itemSchema({ shape, identity, only, lists = {} }: BundleList): z.ZodMiniType {
	if (only) return invariant(shape[only], "the only property").schema;
	return z.strictObject({
		...(identity === "key" && { key: itemKey }),
		...schemasOf(shape),
		...Object.fromEntries(Object.entries(lists).map(([name, node]) => [name, z.array(itemSchema(node))])),
	});
}

const about = z.strictObject({ format: z.literal(FORMAT), code: z.string().check(z.regex(EVENT_CODE)) });
const eventSchema = z.strictObject({ ...schemasOf(EVENT), advertising: z.optional(itemSchema(ADVERTISING)) });

/** The schemas of a bundle's files, by their names. */
export const SCHEMAS: Record<string, z.ZodMiniType> = {
	"bundle.json": about,
	"event.json": eventSchema,
	...Object.fromEntries(LIST_NAMES.map((name) => [`${name}.json`, z.array(itemSchema(LISTS[name]))])),
};

function parsed(name: string, bytes: Uint8Array | undefined): { value: unknown } | { problems: string[] } {
	if (!bytes) return { problems: [missing(name)] };
	let value: unknown;
	try {
		value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
	} catch (error) {
		const reason = error instanceof SyntaxError ? error.message : "it is not UTF-8";
		return { problems: [`${name}: it is not JSON (${reason}).`] };
	}
	const result = invariant(SCHEMAS[name], "the schema of a file").safeParse(value);
	if (result.success) return { value: result.data };
	return { problems: result.error.issues.flatMap((issue) => sentenceOf(name, issue, value)) };
}

function missing(name: string): string {
	if (name === "bundle.json") return "bundle.json is missing: this is not an event bundle.";
	if (name === "event.json") return "event.json is missing.";
	return `${name} is missing; for an empty list, it must contain [].`;
}

/** Size and forbidden names. */
function fileProblems(files: BundleFiles): string[] {
	const all = [...files.values()].reduce((sum, bytes) => sum + bytes.length, 0);
	return [
		...(files.size > BUNDLE_LIMITS.files
			? [`The bundle has ${files.size} files; the limit is ${BUNDLE_LIMITS.files}.`]
			: []),
		...(all > BUNDLE_LIMITS.allBytes
			? [`The files exceed the limit of ${BUNDLE_LIMITS.allBytes / 1024 / 1024} MB in total.`]
			: []),
		...[...files].flatMap(([path, bytes]) => {
			if (bytes.length > BUNDLE_LIMITS.fileBytes)
				return [`${path}: the file exceeds the limit of ${BUNDLE_LIMITS.fileBytes / 1024 / 1024} MB.`];
			if (path in SCHEMAS || (MEDIA_PATH.test(path) && path.length <= BUNDLE_LIMITS.pathLength)) return [];
			return [`${path}: a bundle has no such file. Pictures belong in media/, see docs/bundle.md.`];
		}),
	];
}

/** Throws `BundleFailure` that lists the problems file by file. */
export function bundleOf(files: BundleFiles): Bundle {
	const wrong = fileProblems(files);
	if (wrong.length > 0) throw refused(wrong);
	const found = Object.keys(SCHEMAS).map((name) => ({ name, ...parsed(name, files.get(name)) }));
	const problems = found.flatMap((one) => ("problems" in one ? one.problems : []));
	// Without a valid bundle.json, other problems say nothing.
	if (problems[0]?.startsWith("bundle.json")) throw refused(problems.slice(0, 1));
	if (problems.length > 0) throw refused(problems);
	const values = new Map(found.map((one) => [one.name, (one as { value: unknown }).value]));
	const lists = Object.fromEntries(LIST_NAMES.map((name) => [name, values.get(`${name}.json`)]));
	return {
		code: (values.get("bundle.json") as { code: string }).code,
		event: values.get("event.json") as Item,
		lists: lists as Bundle["lists"],
	};
}

const encoder = new TextEncoder();
const jsonBytes = (value: unknown) => encoder.encode(`${JSON.stringify(value, null, "\t")}\n`);

/** The bundle's files without pictures; deterministic. */
export function filesOf({ code, event, lists }: Bundle): Map<string, Uint8Array> {
	return new Map([
		["bundle.json", jsonBytes({ format: FORMAT, code })],
		["event.json", jsonBytes(event)],
		...LIST_NAMES.map((name): [string, Uint8Array] => [`${name}.json`, jsonBytes(lists[name])]),
	]);
}
