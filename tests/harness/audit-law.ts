import ts from "typescript";

const WRITES = /\b(addAuditEntry|auditInsert|addMoneyEntry)\(/;
/** Subjects that belong to an event; money belongs to the event of its order, which `addMoneyEntry` finds. */
const OF_EVENT =
	/[`"'](certificate|event|exhibitor|lecture|option|order|package|payment|refund|registration|report|round):|documentSubject\(/;
const HAS_EVENT = /\beventId\b|\baddMoneyEntry\(|\bentryOf\(order,/;

/** Functions that write an audit entry about a thing of an event without the event, which its journal then lacks. */
export function entriesWithoutEvent(files: readonly { path: string; text: string }[]): string[] {
	return files.flatMap(({ path, text }) =>
		ts
			.createSourceFile(path, text, ts.ScriptTarget.Latest)
			.statements.map((one) => text.slice(one.pos, one.end))
			.filter((one) => WRITES.test(one) && OF_EVENT.test(one))
			.filter((one) => !HAS_EVENT.test(one) || /\beventId: null\b/.test(one))
			.map(() => path),
	);
}
