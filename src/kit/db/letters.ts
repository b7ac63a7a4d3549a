import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/** What whoever starts the program is told of a database whose locale knows no letters but English ones. */
const UNKNOWN =
	"WARNING: this database does not know that ł is the small Ł (its locale is C or the like), so that searching for “łódź” does not find “ŁÓDŹ”. Keep the data in a database whose locale knows letters, such as C.UTF-8 or pl_PL.UTF-8 (docs/operating.md, PostgreSQL).";

/** What to warn of before people search; undefined where the database knows the letters of Polish. */
export async function lettersWarning(db: Database): Promise<string | undefined> {
	const { rows } = await db.execute<{ knows: boolean }>(sql`select lower('ŁÓDŹ') = 'łódź' as knows`);
	return rows[0]?.knows ? undefined : UNKNOWN;
}
