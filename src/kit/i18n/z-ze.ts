const CONSONANTS = "bcćdfghjklłmnńpqrstvwxzźż";
/** S, z, ś, ź or ż before another consonant; "sz" counts as one: "ze szkoły" but "z szafy". */
const CLUSTER = new RegExp(`^(?:sz|[sśzźż](?!z))[${CONSONANTS}]`, "iu");
/** Acronyms are spelt out: "z SQL-a". */
const ACRONYM = /^\p{Lu}{2}/u;

/** Puts the Polish preposition "z" before a word: "ze Standard", "z Basic Online". */
export function withZ(word: string): string {
	return `${CLUSTER.test(word) && !ACRONYM.test(word) ? "ze" : "z"} ${word}`;
}
