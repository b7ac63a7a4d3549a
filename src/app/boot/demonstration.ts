import type { DemoPerson } from "../../features/demonstration/people.ts";
import type { Tx } from "../../kit/db/database.ts";
import type { Deps } from "./deps.ts";

/** The demonstration, injected by the program's entry: `src` does not import `demo`. */
export type Demonstration = {
	/** A visitor of this machine may log in as one of these people. */
	people: readonly DemoPerson[];
	/** The module of the process that prepares a new database and seeds it (`prepare.ts`). */
	preparing: URL;
	/** Sets the invented seller, unless a seller is set. */
	addSeller(tx: Tx): Promise<void>;
	/** Resumes seeding where a first start began it, while the site serves. */
	resume(deps: Deps, say: (line: string) => void): Promise<{ stop(): Promise<void> } | undefined>;
};
