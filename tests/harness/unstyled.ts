import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compile } from "tailwindcss";
import ts from "typescript";

const ROOT = join(import.meta.dirname, "../..");

function textsIn(folder: string, kind: RegExp): { path: string; text: string }[] {
	return readdirSync(join(folder, "src"), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && kind.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
		.map((entry) => {
			const path = join(entry.parentPath, entry.name);
			return { path: path.slice(folder.length + 1), text: readFileSync(path, "utf8") };
		});
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** Whole class names in a template's fixed parts. Text that touches an expression is only a part of a name. */
function templateWords(node: ts.TemplateExpression): string[] {
	const parts = [node.head.text, ...node.templateSpans.map((one) => one.literal.text)];
	// this separator occurs in no class name
	return wordsOf(parts.join("\0")).filter((one) => !one.includes("\0"));
}

/** Class names written in an expression. */
function namesIn(node: ts.Node): string[] {
	if (ts.isStringLiteralLike(node)) return wordsOf(node.text);
	if (ts.isTemplateExpression(node))
		return [...templateWords(node), ...node.templateSpans.flatMap((one) => namesIn(one.expression))];
	if (ts.isConditionalExpression(node)) return [...namesIn(node.whenTrue), ...namesIn(node.whenFalse)];
	if (ts.isBinaryExpression(node)) return namesIn(node.right);
	if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node))
		return node.expression ? namesIn(node.expression) : [];
	return [];
}

function namesOfFile({ path, text }: { path: string; text: string }): { path: string; name: string }[] {
	const found: { path: string; name: string }[] = [];
	const visit = (node: ts.Node) => {
		if (ts.isJsxAttribute(node) && node.name.getText() === "className" && node.initializer)
			found.push(...namesIn(node.initializer).map((name) => ({ path, name })));
		ts.forEachChild(node, visit);
	};
	visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
	return found;
}

/** The names that are no Tailwind utilities of our theme. */
async function noUtilities(names: string[]): Promise<Set<string>> {
	const { build } = await compile('@import "tailwindcss"; @import "./src/kit/ui/theme.css";', {
		base: ROOT,
		async loadStylesheet(id, base) {
			const path = id === "tailwindcss" ? join(ROOT, "node_modules/tailwindcss/index.css") : join(base, id);
			return { path, base: dirname(path), content: readFileSync(path, "utf8") };
		},
	});
	const made = build(names);
	return new Set(names.filter((one) => !made.includes(`.${one.replace(/[^\w-]/g, "\\$&")}`)));
}

/** Class names in markup that no sheet of the folder styles and that are no utilities. */
export async function unstyledClasses(folder: string): Promise<string[]> {
	const sheets = textsIn(folder, /\.css$/).map(({ text }) => text.replace(/\/\*[\s\S]*?\*\//g, ""));
	const styled = new Set(sheets.join("\n").match(/(?<=\.)[a-zA-Z_][\w-]*/g));
	const left = textsIn(folder, /\.tsx$/)
		.flatMap(namesOfFile)
		.filter(({ name }) => !styled.has(name));
	const wrong = await noUtilities([...new Set(left.map(({ name }) => name))]);
	return left.filter(({ name }) => wrong.has(name)).map(({ path, name }) => `unstyled ${name} ${path}`);
}
