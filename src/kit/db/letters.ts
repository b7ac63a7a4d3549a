import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/** Warns administrators that the database's locale only knows English characters. */
const UNKNOWN =
	"WARNING: this database's locale does not handle Polish letters (it is C or similar): a search for “łódź” does not find “ŁÓDŹ”. Use a database with a locale such as C.UTF-8 or pl_PL.UTF-8 (docs/operating.md, PostgreSQL).";

/** A warning about the locale; undefined if the database knows Polish characters. */
export async function lettersWarning(db: Database): Promise<string | undefined> {
	const { rows } = await db.execute<{ knows: boolean }>(sql`select lower('ŁÓDŹ') = 'łódź' as knows`);
	return rows[0]?.knows ? undefined : UNKNOWN;
}
