import { type SQL, sql } from "drizzle-orm";

/** A text as one types it in a hurry: small letters, without their marks, so that "wojcik" is Wójcik and "golab" Gołąb. */
export const folded = (text: SQL): SQL =>
	sql`lower(translate(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'), 'łŁ', 'll'))`;
