import type { Plugin } from "vite";

/** The parts of a call that the browser needs. Schemas and limits stay on the server. */
const KEPT = new Set(["method", "path", "outlivesPage"]);
const CALLS = "\0calls:";

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type Cut = { start: number; end: number; text: string };

/** Modules of calls, by id. */
const callModules = new Map<string, string>();

/**
 * Moves each `defineCall({ … })` of a contract to a module with only method and path, so that a screen that makes calls
 * loads no schema. It marks a contract's other computations as pure, so that the bundler drops unused ones. It skips
 * calls with a spread, which may contain the path.
 */
export const leanContracts: Plugin = {
	name: "lean-contracts",
	resolveId(id) {
		return id.startsWith(CALLS) ? { id, moduleSideEffects: false } : null;
	},
	load(id) {
		return callModules.get(id) ?? null;
	},
	transform: {
		filter: {
			id: /src\/features\/.*(contract|contract-parts|exhibitors\/exhibitor)\.ts$|src\/kit\/contract\/[\w-]+\.ts$/,
		},
		handler(code, id) {
			const { body } = this.parse(code, { lang: "ts" }) as unknown as { body: Node[] };
			const calls = body.flatMap((statement) => callOf(code, statement) ?? []);
			const moved = new Set(calls.map((one) => one.statement));
			const cuts = body.flatMap((statement) =>
				moved.has(statement)
					? [{ ...rangeOf(statement), text: "" }]
					: initsOf(statement).flatMap((init) => cutsOf(code, init)),
			);
			let lean = code;
			for (const { start, end, text } of cuts.toReversed()) lean = lean.slice(0, start) + text + lean.slice(end);
			if (calls.length > 0) {
				const names = calls.map((one) => one.name).join(", ");
				callModules.set(CALLS + id, calls.map((one) => `export const ${one.name} = ${one.text};`).join("\n"));
				lean += `\nimport { ${names} } from ${JSON.stringify(CALLS + id)};\nexport { ${names} };\n`;
			}
			return { code: lean, map: null, moduleSideEffects: false };
		},
	},
};

const rangeOf = ({ start, end }: Node) => ({ start, end });

function declaratorsOf(statement: Node): Node[] {
	const declared = (statement["declaration"] ?? statement) as Node;
	return declared.type === "VariableDeclaration" ? (declared["declarations"] as Node[]) : [];
}

const initsOf = (statement: Node) => declaratorsOf(statement).flatMap((one) => (one["init"] as Node | null) ?? []);

/** The object argument of a call's definition; undefined for other constants. */
function specOf(init: Node): Node | undefined {
	const [spec] = (init["arguments"] ?? []) as Node[];
	const callee = init.type === "CallExpression" && (init["callee"] as Node)["name"];
	const isCall = callee === "defineCall" || callee === "defineOfficeCall" || callee === "defineFoundationCall";
	return isCall && spec?.type === "ObjectExpression" ? spec : undefined;
}

/**
 * The lean call that a statement exports. Undefined for other statements, and if parts of the call are defined
 * elsewhere.
 */
function callOf(code: string, statement: Node): { statement: Node; name: string; text: string } | undefined {
	const [declarator, ...more] = declaratorsOf(statement);
	const spec = declarator?.["init"] ? specOf(declarator["init"] as Node) : undefined;
	if (!declarator || !spec || more.length > 0 || statement.type !== "ExportNamedDeclaration") return;
	const neededProperties = (spec["properties"] as Node[]).filter(isKept);
	if (!neededProperties.every((one) => (one["value"] as Node | undefined)?.type === "Literal")) return;
	return { statement, name: (declarator["id"] as Node)["name"] as string, text: textOf(code, neededProperties) };
}

/** Edits that make a constant's value lean. Only calls and objects of calls are computed. */
function cutsOf(code: string, init: Node): Cut[] {
	const { start, end } = init;
	if (init.type !== "CallExpression" && init.type !== "ObjectExpression") return [];
	const spec = specOf(init);
	if (!spec) return [{ start, end, text: `/* @__PURE__ */ (() => (${code.slice(start, end)}))()` }];
	const neededProperties = (spec["properties"] as Node[]).filter(isKept);
	return [{ start, end, text: `/* @__PURE__ */ (() => (${textOf(code, neededProperties)}))()` }];
}

const textOf = (code: string, properties: Node[]) =>
	`{ ${properties.map((one) => code.slice(one.start, one.end)).join(", ")} }`;

const isKept = (one: Node) => one.type === "SpreadElement" || KEPT.has((one["key"] as Node)["name"] as string);
