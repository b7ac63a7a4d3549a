import type { DemoPerson } from "../../features/demonstration/people.ts";
import type { Tx } from "../../kit/db/database.ts";
import type { Deps } from "./deps.ts";

/** The demonstration, injected by the program's entry: `src` does not import `demo`. */
export type Demonstration = {
	/** The people that visitors of this machine may log in as. */
	people: readonly DemoPerson[];
	/** The module of the process that prepares and seeds a new database (`prepare.ts`). */
	preparing: URL;
	/** Sets the invented seller, unless a seller is set. */
	addSeller(tx: Tx): Promise<void>;
	/** Resumes an unfinished seeding while the site serves. */
	resume(deps: Deps, say: (line: string) => void): Promise<{ stop(): Promise<void> } | undefined>;
};
