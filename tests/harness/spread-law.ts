import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const FILES = ["*.{ts,mjs,cjs}", "{src,tests,demo,scripts,bench}/**/*.{ts,tsx,mjs,cjs}"];

/** A cheap filter, so that few files are parsed. */
const MAYBE = /\.\.\.[\s(]*[{[]/;

/** Strips parentheses, `as` and `satisfies` from an expression. */
function bare(node: ts.Expression): ts.Expression {
	const isWrapped = ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node);
	return isWrapped ? bare(node.expression) : node;
}

/** Whether a spread has a literal, such as `...{ a }` or `...[a]`. Such braces only save lines. */
function isLiteralSpread(node: ts.Node): boolean {
	if (!ts.isSpreadAssignment(node) && !ts.isJsxSpreadAttribute(node) && !ts.isSpreadElement(node)) return false;
	const spread = bare(node.expression);
	return ts.isObjectLiteralExpression(spread) || ts.isArrayLiteralExpression(spread);
}

/** Finds spreads of literals in the code: "src/kit/a.ts:3". */
export function literalSpreads(folder: string): string[] {
	return globSync(FILES, { cwd: folder }).flatMap((path) => {
		const text = readFileSync(join(folder, path), "utf8");
		if (!MAYBE.test(text)) return [];
		const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
		const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
		const found: string[] = [];
		const visit = (node: ts.Node) => {
			if (isLiteralSpread(node)) {
				found.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
			}
			ts.forEachChild(node, visit);
		};
		visit(file);
		return found;
	});
}
