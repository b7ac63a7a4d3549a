/** Joiners are excluded: scripts and emoji need them. */
const UNSEEN = /[\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** Removes invisible characters, which mean nothing or reverse the text around them. */
export function withoutUnseen(text: string): string {
	return text.replace(UNSEEN, "");
}
