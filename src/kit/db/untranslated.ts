import { and, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";

/** A text and its English version. */
type TextPair = { pl: PgColumn; en: PgColumn };

/** A row with Polish texts that lack English. */
export type UntranslatedRow<F extends string = string> = { id: string; name: string; fields: F[] };

/** Names are often the same in both languages, so only a text with Polish diacritics needs English. */
const lacksEnglish = ({ pl, en }: TextPair): SQL => sql`(coalesce(${en}, '') = '' and ${pl} ~ '[ąćęłńśźżĄĆĘŁŃŚŹŻ]')`;

/** Finds the rows of `id`'s table with texts that lack English, by id. */
export function findUntranslated<F extends string>(
	db: Database,
	of: { id: PgColumn; name: PgColumn | SQL<string>; texts: Record<F, TextPair>; where: SQL | undefined },
): Promise<UntranslatedRow<F>[]> {
	const names = Object.entries<TextPair>(of.texts).map(
		([field, pair]) => sql`case when ${lacksEnglish(pair)} then ${field}::text end`,
	);
	const fields = sql<F[]>`array_remove(array[${sql.join(names, sql`, `)}], null)`;
	return db
		.select({ id: sql<string>`${of.id}::text`, name: sql<string>`${of.name}`, fields })
		.from(of.id.table)
		.where(and(of.where, sql`cardinality(${fields}) > 0`))
		.orderBy(of.id);
}
