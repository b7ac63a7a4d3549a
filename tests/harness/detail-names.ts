import ts from "typescript";

const WRITES = /\b(addAuditEntry|auditInsert|addMoneyEntry)\(/;

/** The fields in details of audit entries with a file that writes them, those of inner lists and objects included. */
export function detailFields(files: readonly { path: string; text: string }[]): Map<string, string> {
	const found = new Map<string, string>();
	for (const { path, text } of files.filter((one) => WRITES.test(one.text))) {
		const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
		const visit = (node: ts.Node): void => {
			const isAssigned = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);
			if (isAssigned && node.name.getText() === "detail" && node.initializer)
				for (const name of namesIn(node.initializer)) found.set(name, path);
			else ts.forEachChild(node, visit);
		};
		visit(source);
	}
	return found;
}

function namesIn(node: ts.Node): string[] {
	const own = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) ? [node.name.getText()] : [];
	const below: string[] = [];
	ts.forEachChild(node, (child) => void below.push(...namesIn(child)));
	return [...own, ...below];
}
