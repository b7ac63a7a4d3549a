import { globSync } from "node:fs";
import { join } from "node:path";
import type * as z from "zod/mini";
import type { Call } from "../../src/kit/contract/call.ts";

type Schema = z.core.$ZodType;
type Check = z.core.$ZodCheck;
/** A text that a call accepts, by path and schema. */
type TakenText = { at: string; schema: Schema; checks: Check[] };

const SOURCES = join(import.meta.dirname, "../../src/features");

export async function declaredCalls(): Promise<[string, Call][]> {
	const files = globSync(join(SOURCES, "*/*contract*.ts")).filter((file) => !file.endsWith(".test.ts"));
	const modules = await Promise.all(files.map((file) => import(file) as Promise<Record<string, unknown>>));
	return modules.flatMap((module) =>
		Object.entries(module).filter((entry): entry is [string, Call] => isCall(entry[1])),
	);
}

function isCall(value: unknown): boolean {
	return typeof value === "object" && value !== null && "path" in value && "response" in value;
}

/** Every text in path, query and body of a call, without enums and formats such as dates. */
export function takenTexts([name, call]: [string, Call]): TakenText[] {
	return [call.params, call.query, call.body].flatMap((part) => textsIn(part, name));
}

// long: a list of the kinds of schemas
function textsIn(schema: Schema, at: string): TakenText[] {
	const { def } = (schema as z.core.$ZodTypes)._zod;
	switch (def.type) {
		case "object": {
			const fields = Object.entries(def.shape).flatMap(([name, field]) => textsIn(field, `${at}.${name}`));
			return def.catchall ? [...fields, ...textsIn(def.catchall, `${at}.*`)] : fields;
		}
		case "record":
			return [...textsIn(def.keyType, `${at}{}`), ...textsIn(def.valueType, `${at}{}`)];
		case "array":
			return textsIn(def.element, `${at}[]`);
		case "union":
			return def.options.flatMap((option) => textsIn(option, at));
		case "optional":
		case "nullable":
		case "default":
			return textsIn(def.innerType, at);
		case "pipe": {
			const [read, ...others] = textsIn(def.in, at);
			const checks = checksOf(schema);
			// text transformed into text counts as one pipe
			return read && others.length === 0 && !read.at.slice(at.length) ? [{ at, schema, checks }] : textsIn(def.in, at);
		}
		case "string":
			return "format" in def ? [] : [{ at, schema, checks: def.checks ?? [] }];
		case "unknown":
		case "any":
			throw new Error(`${at} takes anything`);
		default:
			return [];
	}
}

function checksOf(schema: Schema): Check[] {
	const { def } = (schema as z.core.$ZodTypes)._zod;
	const inner = def.type === "pipe" ? [def.in, def.out] : "innerType" in def ? [def.innerType] : [];
	return [...(def.checks ?? []), ...inner.flatMap(checksOf)];
}
