import { withoutUnseen } from "../../kit/contract/unseen.ts";
import { monthsAfter } from "../../kit/time/months-after.ts";

/** Conversations are deleted for both sides this many months after their event. */
export const KEPT_MONTHS = 12;

/** Between two people, or between a person and a company's stand. */
export const KINDS = ["people", "stand"] as const;
export type Kind = (typeof KINDS)[number];
/** The member numbers in a conversation with a stand. */
export const ASKER = 1;
export const COMPANY = 2;

export type StandRefusal = "noTicket" | "banned" | "past" | "ownStand" | "nobody";

/** Writing to a stand needs a valid ticket of any package, until the event's profiles close. */
export function standRefusal(one: {
	hasTicket: boolean;
	isBanned: boolean;
	isPast: boolean;
	isStaff: boolean;
	isStaffed: boolean;
}): StandRefusal | undefined {
	if (one.isStaff) return "ownStand";
	if (!one.hasTicket) return "noTicket";
	if (one.isBanned) return "banned";
	if (one.isPast) return "past";
	return one.isStaffed ? undefined : "nobody";
}

export type PersonRefusal = "noTicket" | "hidden" | "past";

/** The writer must take part in the event. */
export function personRefusal(writer: {
	hasTicket: boolean;
	isVisible: boolean;
	/** Profiles have closed: a hidden one cannot be shown again. */
	isPast: boolean;
}): PersonRefusal | undefined {
	if (!writer.hasTicket) return "noTicket";
	if (writer.isVisible) return undefined;
	return writer.isPast ? "past" : "hidden";
}

export function deletionDate(end: Date, timeZone: string): Date {
	return monthsAfter(end, KEPT_MONTHS, timeZone);
}

/** Reduces a message to plain text with at most one empty line in a row; undefined if nothing is left. */
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

export type MessagePart = { text: string; href?: string };

const LINK = /https?:\/\/[^\s<>"]+/giu;
/** Punctuation after an address. */
const AFTER = /[.,:;!?'”’»)\]}]+$/u;

/** The text of a link is its address, so that it cannot mislead. */
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

/** Removes punctuation, but keeps a bracket that opens within the address. */
function withoutEnd(found: string): string {
	const address = found.replace(AFTER, "");
	return found[address.length] === ")" && address.includes("(") ? `${address})` : address;
}

/** Undefined for an address with user information: it could look like a host. */
function safeAddress(address: string): string | undefined {
	const url = URL.parse(address);
	if (!url || !["http:", "https:"].includes(url.protocol) || url.username || url.password) return undefined;
	return url.href;
}

/**
 * The browser stores an account's unsent messages under this key, or those to one partner. Log-out deletes all keys
 * with this prefix.
 */
export const outboxName = (...whose: [accountId: string, to?: string]): string => `estrada-outbox:${whose.join(":")}`;
