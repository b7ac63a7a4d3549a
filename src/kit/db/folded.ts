import { type SQL, sql } from "drizzle-orm";

/** Folds a text for search to lower case without diacritics, so "wojcik" finds Wójcik and "golab" Gołąb. */
export const folded = (text: SQL): SQL =>
	sql`lower(translate(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'), 'łŁ', 'll'))`;
