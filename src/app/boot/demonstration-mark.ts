import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The file that holds the first start's time until seeding is complete. */
export const markIn = (dataDir: string): string => join(dataDir, "demonstration.json");

/** The mark lets the next start resume an interrupted one. */
export function noteBeginning(dataDir: string, firstStart: Date): void {
	mkdirSync(dataDir, { recursive: true });
	writeFileSync(markIn(dataDir), JSON.stringify({ firstStart }));
}

export function isDemonstrationGrowing(dataDir: string): boolean {
	return existsSync(markIn(dataDir));
}
