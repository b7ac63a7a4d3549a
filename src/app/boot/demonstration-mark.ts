import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** In the data folder, from the first start until the demonstration is whole: when that start was. */
export const markIn = (dataDir: string): string => join(dataDir, "demonstration.json");

/** Notes that a demonstration begins, so that a start that is cut off is gone on with. */
export function noteBeginning(dataDir: string, firstStart: Date): void {
	mkdirSync(dataDir, { recursive: true });
	writeFileSync(markIn(dataDir), JSON.stringify({ firstStart }));
}

/** Whether a demonstration that was begun is not whole yet. */
export function isDemonstrationGrowing(dataDir: string): boolean {
	return existsSync(markIn(dataDir));
}
