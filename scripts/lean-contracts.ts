import type { Plugin } from "vite";

/** What the browser needs of a call: how it is made. Schemas and terms are the server's. */
const KEPT = new Set(["method", "path"]);

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type Cut = { start: number; end: number; text: string };

/**
 * Leaves of each `defineCall({ … })` the method and the path, so that the schemas of calls stay out of the browser. What
 * else a contract computes is marked as pure, so that the bundler drops what nothing uses. Spreads stay: one may be an address.
 */
export const leanContracts: Plugin = {
	name: "lean-contracts",
	transform: {
		filter: {
			id: /src\/features\/.*(contract|contract-parts|exhibitors\/exhibitor)\.ts$|src\/kit\/contract\/call\.ts$/,
		},
		handler(code) {
			const { body } = this.parse(code, { lang: "ts" }) as unknown as { body: Node[] };
			const cuts = body.flatMap((statement) => {
				const declared = (statement["declaration"] ?? statement) as Node;
				if (declared.type !== "VariableDeclaration") return [];
				return (declared["declarations"] as { init: Node | null }[]).flatMap(({ init }) =>
					init ? cutsOf(code, init) : [],
				);
			});
			let lean = code;
			for (const { start, end, text } of cuts.toReversed()) lean = lean.slice(0, start) + text + lean.slice(end);
			return { code: lean, map: null };
		},
	},
};

/** How the value of a constant becomes lean; calls and objects of calls alone compute something. */
function cutsOf(code: string, init: Node): Cut[] {
	const { start, end } = init;
	if (init.type !== "CallExpression" && init.type !== "ObjectExpression") return [];
	const [spec] = (init["arguments"] ?? []) as Node[];
	const isCall = (init["callee"] as Node | undefined)?.["name"] === "defineCall" && spec?.type === "ObjectExpression";
	if (!isCall || !spec) return [{ start, end, text: `/* @__PURE__ */ (() => (${code.slice(start, end)}))()` }];
	const kept = (spec["properties"] as Node[]).filter(isKept).map((one) => code.slice(one.start, one.end));
	return [{ start, end, text: `/* @__PURE__ */ (() => ({ ${kept.join(", ")} }))()` }];
}

const isKept = (one: Node) => one.type === "SpreadElement" || KEPT.has((one["key"] as Node)["name"] as string);
