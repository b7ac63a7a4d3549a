import ts from "typescript";

function isBranch(node: ts.Node): boolean {
	if (ts.isBinaryExpression(node))
		return (
			node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken ||
			node.operatorToken.kind === ts.SyntaxKind.BarBarToken ||
			node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
		);
	return (
		ts.isIfStatement(node) ||
		ts.isConditionalExpression(node) ||
		ts.isIterationStatement(node, false) ||
		ts.isCaseClause(node) ||
		ts.isCatchClause(node)
	);
}

const hasBody = (node: ts.Node): node is ts.FunctionLikeDeclaration & { body: ts.Node } =>
	ts.isFunctionLike(node) && "body" in node && node.body !== undefined;

function branchesIn(node: ts.Node): number {
	let branches = 0;
	ts.forEachChild(node, (child) => {
		if (!hasBody(child)) branches += Number(isBranch(child)) + branchesIn(child);
	});
	return branches;
}

function nameOf(node: ts.FunctionLikeDeclaration): string {
	const named = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined);
	return named?.getText() ?? "anonymous";
}

/** Functions above the limit of cyclomatic complexity: "src/app/http/site.ts requestedPage 20". */
export function complexFunctions(files: readonly { path: string; text: string }[], limit: number): string[] {
	return files.flatMap(({ path, text }) => {
		const found: string[] = [];
		const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
		const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
		const visit = (node: ts.Node) => {
			if (hasBody(node)) {
				const complexity = 1 + branchesIn(node.body) + Number(isBranch(node.body));
				if (complexity > limit) found.push(`${path} ${nameOf(node)} ${complexity}`);
			}
			ts.forEachChild(node, visit);
		};
		visit(file);
		return found;
	});
}
