import type { Plugin } from "vite";

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/**
 * Replaces the schemas of form declarations (`defineForm`) by `true`, because only the server parses requests. So a
 * screen with a form loads no schema. Schemas must be inline, because it does not follow constants. In a browser,
 * building a schema from them throws.
 */
export const leanForms: Plugin = {
	name: "lean-forms",
	transform: {
		filter: { id: /src\/features\/.+\.ts$/, code: "kit/contract/form.ts" },
		handler(code) {
			const values = schemaValues(this.parse(code, { lang: "ts" }) as unknown as Node);
			let lean = code;
			for (const { start, end } of values.toReversed()) lean = `${lean.slice(0, start)}true${lean.slice(end)}`;
			return { code: lean, map: null, moduleSideEffects: false };
		},
	},
};

function schemaValues(node: Node): Node[] {
	if (node.type === "Property" && (node["key"] as Node)["name"] === "schema") return [node["value"] as Node];
	const children = Object.values(node).flat() as (Node | undefined)[];
	return children.filter((one) => typeof one?.type === "string").flatMap((one) => schemaValues(one as Node));
}
