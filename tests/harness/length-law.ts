import ts from "typescript";

const MAX_LINES = 60;
const MAX_LINES_WITHOUT_REASON = 40;

const isComment = (line = "") => /^\s*(\/\/|\/?\*)/.test(line);
/** A comment that gives the reason for a long function: "long: one call after the other". */
const isReason = (line: string) => /^\s*(\/\/|\/?\*).*\blong: \S+ \S/.test(line);

function commentAbove(lines: string[], start: number): number[] {
	const above: number[] = [];
	for (let at = start - 1; isComment(lines[at]); at--) above.push(at);
	return above;
}

/** Functions of over 60 lines, functions of over 40 without a reason, and reasons above shorter functions. */
export function lengthLaws(sources: readonly { path: string; text: string }[]): string[] {
	return sources.flatMap(({ path, text }) => {
		const found: string[] = [];
		const lines = text.split("\n");
		const needed = new Set<number>();
		const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
		const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
		const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line;
		const visit = (node: ts.Node) => {
			if (ts.isFunctionLike(node) && "body" in node && node.body) {
				const start = lineOf(node.getStart());
				const length = lineOf(node.end) - start + 1;
				const above = length > MAX_LINES_WITHOUT_REASON ? commentAbove(lines, start) : [];
				for (const line of above) needed.add(line);
				if (length > MAX_LINES) found.push(`too-long ${path}:${start + 1} ${length}`);
				else if (length > MAX_LINES_WITHOUT_REASON && !above.some((line) => isReason(lines[line]!)))
					found.push(`long-unreasoned ${path}:${start + 1} ${length}`);
			}
			ts.forEachChild(node, visit);
		};
		visit(file);
		const needless = lines.flatMap((line, index) => (isReason(line) && !needed.has(index) ? [index + 1] : []));
		return [...found, ...needless.map((line) => `needless-reason ${path}:${line}`)];
	});
}
