import type { ImportProgress, ImportReport, Tally } from "../../features/schedule-import/contract.ts";

/** A longer list ends with a count. */
const LISTED = 40;

type Out = { isTTY?: boolean; write(text: string): unknown };

/** Updates one line on a terminal, otherwise prints a line per step. */
export function progressLines(out: Out): { say(progress: ImportProgress): void; end(): void } {
	let last = "";
	return {
		say({ step, done, total }) {
			const line = total > 0 ? `${step}: ${done} of ${total}` : `${step}…`;
			if (out.isTTY) out.write(`\r\u001b[2K${line}`);
			else if (step !== last || done === total) out.write(`${line}\n`);
			last = step;
		},
		end() {
			if (out.isTTY && last !== "") out.write("\r\u001b[2K");
			last = "";
		},
	};
}

function tallyLine(kind: string, { created, updated, unchanged, removed }: Tally): string {
	return `  ${kind.padEnd(10)} ${created} created, ${updated} updated, ${unchanged} unchanged, ${removed} removed`;
}

/** Lists created (+), changed (~) and removed (-) lectures. */
function differences({ lectures }: ImportReport): string[] {
	const signs = { removed: "-", updated: "~", created: "+" } as const;
	return (Object.keys(signs) as (keyof typeof signs)[]).flatMap((what) =>
		lectures[what].map((subject) => `  ${signs[what]} ${subject}`),
	);
}

export function reportText(report: ImportReport, ms: number): string {
	const { event, format, tallies, skipped, notes, isDryRun } = report;
	const listed = skipped.slice(0, LISTED).map(({ what, why }) => `  ${what}: ${why}`);
	const isNothing = Object.values(tallies).every(({ created, updated, removed }) => created + updated + removed === 0);
	return [
		`${event.code}: ${event.name}${event.isNew ? (isDryRun ? " (would be created)" : " (created)") : ""}, from a ${format} schedule`,
		...Object.entries(tallies).map(([kind, tally]) => tallyLine(kind, tally)),
		...(isDryRun ? differences(report) : []),
		...(skipped.length > 0 ? [`Skipped (${skipped.length}):`, ...listed] : []),
		...(skipped.length > LISTED ? [`  and ${skipped.length - LISTED} more`] : []),
		...notes,
		`${isNothing ? "Nothing to change" : isDryRun ? "Nothing was changed; this is a preview" : "Done"} after ${(ms / 1000).toFixed(1)} s.`,
	].join("\n");
}
