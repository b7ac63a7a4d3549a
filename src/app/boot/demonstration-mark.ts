import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Holds the first start's time until seeding is complete. */
export const markIn = (dataDir: string): string => join(dataDir, "demonstration.json");

/** An interrupted start is resumed by it. */
export function noteBeginning(dataDir: string, firstStart: Date): void {
	mkdirSync(dataDir, { recursive: true });
	writeFileSync(markIn(dataDir), JSON.stringify({ firstStart }));
}

/** Whether seeding of the demonstration is unfinished. */
export function isDemonstrationGrowing(dataDir: string): boolean {
	return existsSync(markIn(dataDir));
}
