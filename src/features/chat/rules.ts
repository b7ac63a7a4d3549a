import { withoutUnseen } from "../../kit/contract/unseen.ts";
import { monthsAfter } from "../../kit/time/months-after.ts";

/** Conversations are kept so many months after their event, then deleted for everybody. */
export const KEPT_MONTHS = 12;

/** Between two people, or a person and a company's stand. */
export const KINDS = ["people", "stand"] as const;
export type Kind = (typeof KINDS)[number];
/** The places in a conversation with a stand: whoever asks, and the company. */
export const ASKER = 1;
export const COMPANY = 2;

/** Why somebody does not write to a stand. */
export type StandRefusal = "noTicket" | "banned" | "past" | "ownStand" | "nobody";

/** Whether somebody may write to a stand: with a valid ticket of any package, as long as people are seen at the event. */
export function standRefusal(one: {
	hasTicket: boolean;
	isBanned: boolean;
	isPast: boolean;
	/** Works for the company. */
	isStaff: boolean;
	/** Somebody works for the company. */
	isStaffed: boolean;
}): StandRefusal | undefined {
	if (one.isStaff) return "ownStand";
	if (!one.hasTicket) return "noTicket";
	if (one.isBanned) return "banned";
	if (one.isPast) return "past";
	return one.isStaffed ? undefined : "nobody";
}

/** Why somebody does not write to a person. */
export type PersonRefusal = "noTicket" | "hidden" | "past";

/** Whether somebody may write to a person with whom they are connected: while they take part in the event themselves. */
export function personRefusal(writer: {
	hasTicket: boolean;
	isVisible: boolean;
	/** People see each other at the event no longer: a hidden profile cannot be shown again. */
	isPast: boolean;
}): PersonRefusal | undefined {
	if (!writer.hasTicket) return "noTicket";
	if (writer.isVisible) return undefined;
	return writer.isPast ? "past" : "hidden";
}

/** Until when the conversations of an event are kept. */
export function keptUntil(end: Date, timeZone: string): Date {
	return monthsAfter(end, KEPT_MONTHS, timeZone);
}

/**
 * A message as it is kept: plain text in lines, no more than one empty line together; undefined where nothing is left
 * of it.
 */
export function messageText(typed: string): string | undefined {
	const lines = typed
		.normalize("NFC")
		.replace(/\r\n?|[\u2028\u2029]/g, "\n")
		.replace(/\t/g, " ")
		.split("\n");
	const text = lines
		.map((line) => withoutUnseen(line.replace(/\p{Cc}/gu, "")).trimEnd())
		.join("\n")
		.replace(/\n{3,}/g, "\n\n")
		.trim();
	return text === "" ? undefined : text;
}

/** A piece of a message: words, or a link, whose host is the one that is opened. */
export type MessagePart = { text: string; href?: string };

const LINK = /https?:\/\/[^\s<>"]+/giu;
/** What ends a sentence and not an address. */
const AFTER = /[.,:;!?'”’»)\]}]+$/u;

/** The pieces of a message. A link is shown as what it opens, so that nobody is led elsewhere than they read. */
export function messageParts(text: string): MessagePart[] {
	const parts: MessagePart[] = [];
	let from = 0;
	for (const { 0: found, index } of text.matchAll(LINK)) {
		const address = withoutEnd(found);
		const href = safeAddress(address);
		if (!href) continue;
		if (index > from) parts.push({ text: text.slice(from, index) });
		parts.push({ text: href, href });
		from = index + address.length;
	}
	if (from < text.length) parts.push({ text: text.slice(from) });
	return parts;
}

/** Without the signs that follow an address; a bracket that was opened in it belongs to it. */
function withoutEnd(found: string): string {
	const address = found.replace(AFTER, "");
	return found[address.length] === ")" && address.includes("(") ? `${address})` : address;
}

/** An address of a page; undefined of what names somebody before its host, which reads as another host. */
function safeAddress(address: string): string | undefined {
	const url = URL.parse(address);
	if (!url || !["http:", "https:"].includes(url.protocol) || url.username || url.password) return undefined;
	return url.href;
}

/** Under what a browser keeps what an account has not sent yet, or to a partner; logging out forgets all that begins so. */
export const outboxName = (...whose: [accountId: string, to?: string]): string => `estrada-outbox:${whose.join(":")}`;
