import { createHash } from "node:crypto";
import type { Tx } from "../../../kit/db/database.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { type LetterContent, letterHtml, letterText } from "../../../kit/mail/letter.ts";
import { addLetter } from "../../../kit/mail/store.ts";
import type { EventFacts } from "../../event/server/store.ts";
import { activationEnd } from "../rules.ts";
import { letterTexts } from "../texts.ts";
import { type AccountFacts, addActivation } from "./store.ts";

/** What sending an activation letter needs. */
export type ActivationDeps = {
	clock: { now(): Date };
	ids: { secret(): string };
	/** The full address of a page of an event in a language. */
	pageAddress(lang: Lang, event: EventFacts, path: string): string;
	/** Who letters come from. */
	sender: string;
};

export type Recipient = Pick<AccountFacts, "id" | "email" | "firstName" | "lang">;

/** The hash under which a link's secret is kept. */
export function hashOf(secret: string): string {
	return createHash("sha256").update(secret).digest("hex");
}

/**
 * Makes an activation link and puts its letter into the outbox, in the transaction of the change that causes it.
 * Only the secret's hash is kept. `isAgain` marks a letter that was asked for once more.
 */
export async function sendActivation(
	tx: Tx,
	deps: ActivationDeps,
	{ to, event, isAgain }: { to: Recipient; event: EventFacts; isAgain: boolean },
): Promise<void> {
	const now = deps.clock.now();
	const secret = deps.ids.secret();
	await addActivation(tx, {
		tokenHash: hashOf(secret),
		accountId: to.id,
		eventCode: event.code,
		createdAt: now,
		expiresAt: activationEnd(now),
	});
	const link = `${deps.pageAddress(to.lang, event, "confirm.html")}?id=${encodeURIComponent(secret)}&lang=${to.lang}`;
	const content = activationLetter({ to, event, link, isAgain });
	await addLetter(tx, {
		recipient: to.email,
		sender: deps.sender,
		subject: content.subject,
		html: letterHtml(content),
		text: letterText(content),
		lang: to.lang,
		kind: "activation",
		createdAt: now,
	});
}

function activationLetter({
	to,
	event,
	link,
	isAgain,
}: {
	to: Recipient;
	event: EventFacts;
	link: string;
	isAgain: boolean;
}): LetterContent {
	const { lang } = to;
	const name = localized(lang, event.name, event.nameEn);
	const say = (text: { pl: string; en: string }) =>
		text[lang].replace("#name", () => to.firstName).replace("#event", () => name);
	return {
		lang,
		subject: say(letterTexts.subject),
		preview: say(letterTexts.preview),
		above: name,
		heading: say(letterTexts.heading),
		paragraphs: [say(isAgain ? letterTexts.again : letterTexts.thanks)],
		action: { label: say(letterTexts.action), href: link },
		linkNote: say(letterTexts.linkNote),
		notes: [say(letterTexts.valid), say(letterTexts.notYou)],
		colours: { accent: event.theme.accent, key: event.theme.key, beams: event.theme.beams },
	};
}
