import { addAuditEntry, auditEntriesOf } from "../../src/kit/audit/store.ts";
import type { Database, Tx } from "../../src/kit/db/database.ts";

/** Parts that later releases added, in the order of adding them to existing sites. */
export const LATER_PARTS = ["speaker", "exhibitor", "stand", "office"] as const;
export type LaterPart = (typeof LATER_PARTS)[number];

const ACTION = "demonstration.drawn";
const subjectOf = (part: LaterPart) => `demonstration:${part}`;

/** The parts that a site has had. People who deleted their account do not return. */
export async function partsDrawn(db: Database): Promise<Set<LaterPart>> {
	const entries = await auditEntriesOf(db, LATER_PARTS.map(subjectOf));
	const subjects = new Set(entries.map(({ subject }) => subject));
	return new Set(LATER_PARTS.filter((part) => subjects.has(subjectOf(part))));
}

/** Records that a site has all current parts. */
export async function notePartsDrawn(tx: Tx, at: Date): Promise<void> {
	const drawnParts = await partsDrawn(tx);
	for (const part of LATER_PARTS) {
		if (!drawnParts.has(part))
			await addAuditEntry(tx, { at, actor: "demonstration", action: ACTION, subject: subjectOf(part) });
	}
}
