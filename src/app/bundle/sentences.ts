import type * as z from "zod/mini";

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

function valueAt(value: unknown, path: Path): unknown {
	return path.reduce<unknown>((at, step) => (at as Record<PropertyKey, unknown> | undefined)?.[step], value);
}

/** `[2].vatRate (STANDARD)`. */
function placeOf(whole: unknown, path: Path): string {
	const steps = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`)).join("");
	const item =
		typeof path[0] === "number" ? (valueAt(whole, path.slice(0, 1)) as Record<string, unknown> | null) : null;
	const name = item && typeof item === "object" ? (item["key"] ?? item["code"] ?? item["kind"]) : undefined;
	return `${steps.replace(/^\./, "")}${typeof name === "string" ? ` (${name})` : ""}`;
}

const TYPES: Record<string, string> = {
	string: "a text",
	number: "a number",
	int: "a whole number",
	boolean: "true or false",
	array: "a list, in [ ]",
	object: "an object, in { }",
	record: "an object, in { }",
};

const shortJson = (value: unknown) => {
	const text = JSON.stringify(value);
	return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

function complaintOf(issue: Issue, found: unknown): string {
	switch (issue.code) {
		case "invalid_type":
			return `must be ${TYPES[issue.expected] ?? issue.expected}`;
		case "invalid_value":
			return `must be ${issue.values.map((value) => JSON.stringify(value)).join(" or ")}`;
		case "too_small":
			return typeof found === "string" ? "may not be empty" : `must be at least ${issue.minimum}`;
		case "too_big":
			return typeof found === "string"
				? `is longer than ${issue.maximum} characters`
				: `must be at most ${issue.maximum}`;
		case "custom":
			return issue.message;
		case "invalid_format":
			return "has an invalid format";
		default:
			return "is invalid";
	}
}

/** `packages.json, [2].vatRate (STANDARD): must be a whole number, but is "x".` */
export function sentenceOf(file: string, issue: Issue, whole: unknown): string[] {
	if (issue.code === "unrecognized_keys") {
		return issue.keys.map((key) => `${file}, ${placeOf(whole, [...issue.path, key])}: unknown property.`);
	}
	const found = valueAt(whole, issue.path);
	const place = issue.path.length > 0 ? `${file}, ${placeOf(whole, issue.path)}` : file;
	if (found === undefined) return [`${place}: it is missing, and ${complaintOf(issue, found)}.`];
	const isFormat = issue.code === "invalid_format" ? ", see docs/bundle.md" : "";
	return [`${place}: ${complaintOf(issue, found)}, but is ${shortJson(found)}${isFormat}.`];
}
