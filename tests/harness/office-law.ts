import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** Elements that only the office's pieces may write. */
const OF_PIECES = /^(?:table|form|input|select|textarea|button|dialog|details|fieldset)$/;

/** Tables, controls and dialogs that a screen of the office writes itself, as "button Orders.tsx". */
export function ownElements(files: readonly { path: string; text: string }[]): string[] {
	return files.flatMap(({ path, text }) => {
		const found: string[] = [];
		const visit = (node: ts.Node) => {
			const name =
				ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node) ? node.tagName.getText() : undefined;
			if (name && OF_PIECES.test(name)) found.push(`${name} ${path}`);
			ts.forEachChild(node, visit);
		};
		visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
		return found;
	});
}

export function officeScreens(root: string): { path: string; text: string }[] {
	return globSync("src/app/office/screens/**/*.tsx", { cwd: root }).map((path) => ({
		path,
		text: readFileSync(join(root, path), "utf8"),
	}));
}
