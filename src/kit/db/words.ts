import { type SQL, sql } from "drizzle-orm";
import { customType } from "drizzle-orm/pg-core";
import { folded } from "./folded.ts";

/** What parts words: spaces and ASCII punctuation without "#" and "+", so that "C#" and "C++" stay words. */
const BETWEEN_SQL = "[\\s\\u0021\\u0022\\u0024-\\u002a\\u002c-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u007e]+";
const BETWEEN = /[\s!"$-*,-/:-@[-`{-~]+/u;

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

const words = (text: SQL): SQL =>
	sql`array_to_tsvector(array_remove(regexp_split_to_array(${folded(text)}, ${sql.raw(`'${BETWEEN_SQL}'`)}), ''))`;

/** A column with the folded words of others of its row: stored, because folding costs more than all else of a search. */
export const wordsColumn = (name: string, text: SQL) => tsvector(name).generatedAlwaysAs(words(text));

/** The words of what somebody types. */
export const typedWords = (typed: string): string[] => typed.split(BETWEEN).filter((word) => word !== "");

/** What finds the words of a `tsvector` that begin with one typed word, whatever the marks and the size of its letters. */
export const beginningWith = (word: string): SQL =>
	sql`('''' || replace(${folded(sql`${word}::text`)}, '''', '''''') || ''':*')::tsquery`;
