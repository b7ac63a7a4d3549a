import type { DemoPerson } from "../../features/demonstration/people.ts";
import type { Tx } from "../../kit/db/database.ts";
import type { Deps } from "./deps.ts";

export type Demonstration = {
	/** The people that visitors of this machine may log in as. */
	people: readonly DemoPerson[];
	preparing: URL;
	addSeller(tx: Tx): Promise<void>;
	/** Runs while the site serves. */
	resume(deps: Deps, say: (line: string) => void): Promise<{ stop(): Promise<void> } | undefined>;
};
