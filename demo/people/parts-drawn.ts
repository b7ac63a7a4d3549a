import { addAuditEntry, auditEntriesOf } from "../../src/kit/audit/store.ts";
import type { Database, Tx } from "../../src/kit/db/database.ts";

/** What the demonstration's people got in later releases, in the order in which it is added to a site that has them already. */
export const LATER_PARTS = ["speaker", "exhibitor", "stand"] as const;
export type LaterPart = (typeof LATER_PARTS)[number];

const ACTION = "demonstration.drawn";
const subjectOf = (part: LaterPart) => `demonstration:${part}`;

/** The parts that a site has had: whoever of them deleted their account does not come back. */
export async function partsDrawn(db: Database): Promise<Set<LaterPart>> {
	const entries = await auditEntriesOf(db, LATER_PARTS.map(subjectOf));
	const subjects = new Set(entries.map(({ subject }) => subject));
	return new Set(LATER_PARTS.filter((part) => subjects.has(subjectOf(part))));
}

/** Notes that a site has all parts that there are. */
export async function notePartsDrawn(tx: Tx, at: Date): Promise<void> {
	const drawnParts = await partsDrawn(tx);
	for (const part of LATER_PARTS) {
		if (!drawnParts.has(part))
			await addAuditEntry(tx, { at, actor: "demonstration", action: ACTION, subject: subjectOf(part) });
	}
}
