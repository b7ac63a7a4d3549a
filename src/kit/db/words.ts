import { type SQL, sql } from "drizzle-orm";
import { customType } from "drizzle-orm/pg-core";
import { folded } from "./folded.ts";

/** The separators of `typedWords`. */
const BETWEEN_SQL = "[\\s\\u0021\\u0022\\u0024-\\u002a\\u002c-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u007e]+";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

const words = (text: SQL): SQL =>
	sql`array_to_tsvector(array_remove(regexp_split_to_array(${folded(text)}, ${sql.raw(`'${BETWEEN_SQL}'`)}), ''))`;

/** A stored column with the folded words of other columns. Folding dominates the cost of a search. */
export const wordsColumn = (name: string, text: SQL) => tsvector(name).generatedAlwaysAs(words(text));

/** The `tsvector` query for words with a typed prefix, ignoring case and diacritics. */
export const beginningWith = (word: string): SQL =>
	sql`('''' || replace(${folded(sql`${word}::text`)}, '''', '''''') || ''':*')::tsquery`;
