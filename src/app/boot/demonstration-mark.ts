import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Path of the mark in the data folder, with the first start's time, present until seeding is complete. */
export const markIn = (dataDir: string): string => join(dataDir, "demonstration.json");

/** Writes the mark, so that an interrupted start is resumed. */
export function noteBeginning(dataDir: string, firstStart: Date): void {
	mkdirSync(dataDir, { recursive: true });
	writeFileSync(markIn(dataDir), JSON.stringify({ firstStart }));
}

/** Whether seeding of the demonstration is unfinished. */
export function isDemonstrationGrowing(dataDir: string): boolean {
	return existsSync(markIn(dataDir));
}
