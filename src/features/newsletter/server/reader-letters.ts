import type { Tx } from "../../../kit/db/database.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { type LetterDeps, type LetterTexts, sendEventLetter } from "../../event/server/event-letter.ts";
import type { EventFacts } from "../../event/server/store.ts";
import { readerTexts } from "../reader-texts.ts";
import { askedSince, mayAsk, type SignUpKind } from "../sign-up.ts";
import { addKey, askedOf, type ReaderFacts } from "./reader-store.ts";

/** What writing to readers needs. */
export type ReaderDeps = LetterDeps & { ids: { secret(): string } };

/** A letter to a reader: what it is about, and what it says. */
export type ReaderLetter = {
	reader: Pick<ReaderFacts, "id" | "email">;
	lang: Lang;
	event: EventFacts;
	/** What it is about, which one click ends. */
	about: { kind: SignUpKind; subjectId: number };
	texts: LetterTexts;
	values?: Record<string, string>;
};

/** The page of a reader's letters, for who holds a secret. */
const preferencesPath = (secret: string) => `letters.html?id=${secret}`;

/** The secret of a letter to a reader, in the address by which they leave with one click; empty where there is none. */
export function secretIn(unsubscribeUrl: string): string {
	return /\/api\/letters\/([\w-]+)\/unsubscribe$/.exec(unsubscribeUrl)?.[1] ?? "";
}

/**
 * Asks a reader, who is held, for a yes to a sign-up of the moment `askedAt`, unless the address was asked often enough.
 * In the transaction of the sign-up.
 */
export async function askForYes(tx: Tx, deps: ReaderDeps, letter: ReaderLetter & { askedAt: Date }): Promise<void> {
	const now = deps.clock.now();
	const { reader, about, askedAt, texts } = letter;
	if (!mayAsk(await askedOf(tx, reader.id, askedSince(now)), { ...about, askedAt }, now)) return;
	const asking = { ...texts, notes: [...(texts.notes ?? []), readerTexts.notYou] };
	await writeToReader(tx, deps, { ...letter, texts: asking }, true);
}

/** Writes to a reader who said yes; `path` is the event's page that the letter's button opens. */
export async function sendToReader(tx: Tx, deps: ReaderDeps, letter: ReaderLetter, path: string): Promise<void> {
	await writeToReader(tx, deps, letter, false, path);
}

async function writeToReader(
	tx: Tx,
	deps: ReaderDeps,
	{ reader, lang, event, about, texts, values = {} }: ReaderLetter,
	isConfirming: boolean,
	path?: string,
): Promise<void> {
	const secret = deps.ids.secret();
	const page = preferencesPath(secret);
	const href = deps.pageAddress(lang, event, page);
	await addKey(tx, {
		...about,
		...{ secretHash: hashOf(secret), readerId: reader.id, isConfirming, createdAt: deps.clock.now() },
	});
	await sendEventLetter(tx, deps, {
		to: { email: reader.email, lang },
		event,
		kind: isConfirming ? `${about.kind}-confirm` : about.kind,
		texts,
		values,
		path: path ?? page,
		leaving: {
			unsubscribeUrl: new URL(`/api/letters/${secret}/unsubscribe`, href).href,
			links: isConfirming ? [] : [{ label: readerTexts.leave[lang], href }],
		},
	});
}
