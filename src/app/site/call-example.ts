import { guardFields } from "../../kit/contract/form-guard.ts";
import { type Call, type OpenApi, type Parameter, type Schema, shapeOf } from "./open-api.ts";

/** Example values by string format. */
const BY_FORMAT: Record<string, string> = {
	uuid: "7f3c1c9e-5a41-4d0b-9f0e-2b8f6f1d3a55",
	email: "anna@example.com",
	date: "2025-06-06",
	"date-time": "2025-06-06T08:00:00Z",
};
/** The placeholder for values that only the caller knows. */
const UNKNOWN = "…";
/** The number of fields in an example with hardly any required ones. */
const SOME_FIELDS = 6;

/** The inputs of examples: named shapes, and values for fields that need more than their type. */
export type Makings = { shapes: Record<string, Schema>; byName: Record<string, string> };

/** A string that matches the contracts' patterns of numbers and of alternatives. */
function matching(pattern = ""): string | undefined {
	if (pattern.startsWith("^[1-9]")) return "1";
	return /^\^\((\w+)\|/.exec(pattern)?.[1] ?? (pattern && new RegExp(pattern).test("a") ? "a" : undefined);
}

/** The required fields. If there are hardly any, it adds some optional ones. */
function shownFields({ properties = {}, required = [] }: Schema): string[] {
	if (required.length > 1) return required;
	const others = Object.keys(properties).filter((name) => !required.includes(name) && !(name in guardFields));
	return [...required, ...others].slice(0, SOME_FIELDS);
}

export function exampleOf(schema: Schema, makings: Makings, name = ""): unknown {
	if (schema.$ref) return exampleOf(makings.shapes[shapeOf(schema)?.name ?? ""] ?? {}, makings, name);
	const schemaExample = schema.examples?.[0] ?? schema.example ?? schema.default ?? schema.const ?? schema.enum?.[0];
	if (schemaExample !== undefined) return schemaExample;
	const choice = (schema.anyOf ?? schema.oneOf)?.find((one) => one.type !== "null");
	return choice ? exampleOf(choice, makings, name) : exampleOfType(schema, makings, name);
}

/** A value for a schema that specifies only a type. */
function exampleOfType(schema: Schema, makings: Makings, name: string): unknown {
	switch ([schema.type ?? []].flat()[0]) {
		case "object":
			return Object.fromEntries(
				shownFields(schema).map((key) => [key, exampleOf(schema.properties?.[key] ?? {}, makings, key)]),
			);
		case "array":
			return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => exampleOf(schema.items ?? {}, makings));
		case "integer":
		case "number":
			return schema.minimum !== undefined && schema.minimum > 0 ? schema.minimum : 1;
		case "boolean":
			return true;
		default:
			return exampleText(schema, makings, name);
	}
}

const exampleText = ({ format = "", pattern }: Schema, { byName }: Makings, name: string): string =>
	BY_FORMAT[format] ?? byName[name] ?? matching(pattern) ?? UNKNOWN;

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** "CALENDAR_CODE" for values only the caller knows. */
function valueIn({ name, schema }: Parameter, makings: Makings): string {
	const value = String(exampleOf(schema, makings, name));
	return value === UNKNOWN ? name.replace(/([a-z])([A-Z])/g, "$1_$2").toUpperCase() : encodeURIComponent(value);
}

/** A `curl` command with required parameters. A log-in is in `cookies.txt`. */
export function curlOf(call: Call, document: OpenApi, eventCode: string): string {
	const { operation, method, caller } = call;
	const byName = { email: "anna@example.com", lang: "en", language: "en", eventCode };
	const makings = { shapes: document.components?.schemas ?? {}, byName };
	const parameters = operation.parameters ?? [];
	const named = (name: string) => parameters.find((one) => one.in === "path" && one.name === name);
	const path = call.path.replace(/\{(\w+)\}/g, (whole, name: string) => {
		const parameter = named(name);
		return parameter ? valueIn(parameter, makings) : whole;
	});
	const query = parameters
		.filter((one) => one.in === "query" && one.required)
		.map((one) => `${one.name}=${valueIn(one, makings)}`);
	const address = document.servers[0].url + path + (query.length > 0 ? `?${query.join("&")}` : "");
	const body = operation.requestBody?.required ? operation.requestBody.content["application/json"] : undefined;
	const isFile = operation.requestBody?.content["application/octet-stream"] !== undefined;
	const hasKey = parameters.some((one) => one.in === "header" && one.name === "Idempotency-Key");
	const lines = [
		`curl ${method === "GET" ? "" : `-X ${method} `}${quoted(address)}`,
		...(caller === "loggedIn" ? ["-b cookies.txt"] : []),
		...(call.path === LOG_IN_PATH ? ["-c cookies.txt"] : []),
		...(hasKey ? [`-H "Idempotency-Key: $(uuidgen)"`] : []),
		...(isFile ? [`-H 'Content-Type: application/octet-stream'`, "--data-binary @FILE"] : []),
		...(body ? [`-H 'Content-Type: application/json'`, `-d ${quoted(bodyText(body.schema, makings))}`] : []),
	];
	return lines.join(" \\\n  ");
}

export const LOG_IN_PATH = "/api/auth/sign-in/email";

function bodyText(schema: Schema, makings: Makings): string {
	const value = exampleOf(schema, makings);
	const short = JSON.stringify(value);
	return short.length < 60 ? short : JSON.stringify(value, null, 2);
}
