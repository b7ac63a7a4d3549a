/** Separators of words: spaces and ASCII punctuation without "#" and "+", so that "C#" and "C++" stay words. */
const BETWEEN = /[\s!"$-*,-/:-@[-`{-~]+/u;

/** Splits a text into its words and what is between them, in turns. */
export const AROUND_WORDS = new RegExp(`(${BETWEEN.source})`, "u");

export const typedWords = (typed: string): string[] => typed.split(BETWEEN).filter((word) => word !== "");
