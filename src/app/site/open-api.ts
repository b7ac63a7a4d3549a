/** The parts of an OpenAPI 3.1 document shown in the API reference (schemas in JSON Schema 2020-12). */
export type OpenApi = {
	info: { title: string; version: string; description?: string };
	/** The origin of the requested document. */
	servers: [{ url: string }];
	tags?: { name: string; description?: string }[];
	components?: { schemas?: Record<string, Schema>; securitySchemes?: Record<string, { name?: string }> };
	paths: Record<string, Record<string, Operation>>;
};
export type Operation = {
	summary?: string;
	description?: string;
	tags?: string[];
	/** Alternatives: one of them is enough, and an empty one means public. */
	security?: Record<string, string[]>[];
	parameters?: Parameter[];
	requestBody?: { required?: boolean; content: Content };
	responses: Record<string, { description?: string; content?: Content }>;
};
export type Parameter = { in: string; name: string; required?: boolean; description?: string; schema: Schema };
export type Content = Record<string, { schema: Schema }>;
export type Schema = {
	$ref?: string;
	type?: string | string[];
	properties?: Record<string, Schema>;
	required?: string[];
	items?: Schema;
	prefixItems?: Schema[];
	additionalProperties?: boolean | Schema;
	propertyNames?: Schema;
	anyOf?: Schema[];
	oneOf?: Schema[];
	allOf?: Schema[];
	enum?: unknown[];
	const?: unknown;
	format?: string;
	pattern?: string;
	minLength?: number;
	maxLength?: number;
	minimum?: number;
	maximum?: number;
	exclusiveMinimum?: number;
	exclusiveMaximum?: number;
	minItems?: number;
	maxItems?: number;
	uniqueItems?: boolean;
	default?: unknown;
	examples?: unknown[];
	example?: unknown;
	description?: string;
};

export type Call = {
	/** The anchor: "get-event-eventCode-settings". */
	id: string;
	method: string;
	path: string;
	operation: Operation;
	/** The required authorisation. */
	caller: Caller;
};
export type Caller = "anybody" | "known" | "loggedIn" | "holder";
export type Chapter = { id: string; name: string; description: string | undefined; calls: Call[] };

export function callId(method: string, path: string): string {
	const words = path.replace(/^\/api\//, "").match(/[A-Za-z0-9]+/g) ?? [];
	return [method.toLowerCase(), ...words].join("-");
}

/** The named shape of a schema; undefined for inline schemas. */
export function shapeOf(schema: Schema): { name: string; id: string } | undefined {
	const name = schema.$ref?.replace(/^#\/components\/schemas\//, "");
	return name ? { name, id: shapeId(name) } : undefined;
}

export const shapeId = (name: string) => `shape-${name}`;

/** The required authorisation. A secret in the path counts as one. */
function callerOf(path: string, { security }: Operation): Caller {
	if (security?.every((one) => Object.keys(one).length > 0) && security.length > 0) return "loggedIn";
	if (/\{(?:secret|token)\}/.test(path)) return "holder";
	return security ? "known" : "anybody";
}

/** The calls by chapter, both in the document's order. */
export function chaptersOf(document: OpenApi): Chapter[] {
	const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => ({
			id: callId(method, path),
			method: method.toUpperCase(),
			path,
			operation,
			caller: callerOf(path, operation),
		})),
	);
	const tagOf = ({ operation }: Call) => operation.tags?.[0] ?? "Other";
	const described = document.tags ?? [];
	const names = [...new Set([...described.map((tag) => tag.name), ...calls.map(tagOf)])];
	return names
		.map((name) => ({
			id: `calls-${name}`,
			name,
			description: described.find((tag) => tag.name === name)?.description,
			calls: calls.filter((call) => tagOf(call) === name),
		}))
		.filter(({ calls }) => calls.length > 0);
}

/** Splits a text after its first sentence. */
export function firstSentence(text: string): [string, string] {
	const [first = "", ...rest] = text.split(/(?<=\.)\s+/);
	return [first, rest.join(" ")];
}
