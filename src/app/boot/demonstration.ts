import type { DemoPerson } from "../../features/demonstration/people.ts";
import type { Tx } from "../../kit/db/database.ts";
import type { Deps } from "./deps.ts";

export type Demonstration = {
	/** Visitors of this machine may log in as these people. */
	people: readonly DemoPerson[];
	preparing: URL;
	addSeller(tx: Tx): Promise<void>;
	/** Continues seeding while the site serves. */
	resume(deps: Deps, say: (line: string) => void): Promise<{ stop(): Promise<void> } | undefined>;
};
