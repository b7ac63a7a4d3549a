import type { Database } from "../../../kit/db/database.ts";
import { wrongForm } from "../../../kit/http/failure.ts";
import { findBannedForm } from "../words.ts";
import { wordsOf } from "./word-store.ts";

/**
 * Throws 400 with word and field if a text for other participants contains a banned word. Private messages are not
 * checked.
 */
export async function refuseWords(
	db: Database,
	{ eventId, text, field = "text" }: { eventId: number; text: string; field?: string },
): Promise<void> {
	const listed = await wordsOf(db, eventId);
	const found = findBannedForm(
		text,
		listed.map(({ form }) => form),
	);
	const word = listed.find(({ form }) => form === found)?.word;
	if (word === undefined) return;
	throw wrongForm({
		[field]: {
			pl: `Organizator nie dopuszcza tu słowa „${word}”. Napisz to inaczej.`,
			en: `The organiser does not allow the word “${word}” here. Say it in another way.`,
		},
	});
}
