import { isSigned } from "../../kit/signature/verify.ts";
import { base32, bytesOf } from "./base32.ts";

/** The data for an offline check. It has only initials, which reveal altered tickets; the full name is printed. */
export type Ticket = {
	/** The installation's key that signed it. */
	keyId: number;
	registrationId: number;
	eventCode: string;
	packageCode: string;
	/** Null if the package decides. */
	calendarCode: string | null;
	isOnline: boolean;
	/** To the second. */
	issuedAt: Date;
	initials: string;
};

/** A public key from `/api/tickets/keys`: base64url of 32 bytes. */
export type TicketKey = { keyId: number; publicKey: string };

export type TokenReading =
	| { state: "genuine"; ticket: Ticket }
	/** An unknown key or a later version, so refetch the keys. */
	| { state: "unknown" }
	/** No ticket of ours. */
	| { state: "forged" };

const VERSION = 1;
const HEAD = 11;
const SIGNATURE = 64;
const ONLINE = 1;

/**
 * Version, key, registration (4 bytes), time of issue (4 bytes, seconds), flags, then event, package, calendar and
 * initials, each prefixed by its length.
 */
export function signedPart(ticket: Ticket): Uint8Array {
	const { eventCode, packageCode, calendarCode, initials } = ticket;
	const texts = [eventCode, packageCode, calendarCode ?? "", initials].map((text) => new TextEncoder().encode(text));
	const head = new DataView(new ArrayBuffer(HEAD));
	head.setUint8(0, VERSION);
	head.setUint8(1, ticket.keyId);
	head.setUint32(2, ticket.registrationId);
	head.setUint32(6, Math.floor(ticket.issuedAt.getTime() / 1000));
	head.setUint8(10, ticket.isOnline ? ONLINE : 0);
	return Uint8Array.from([...new Uint8Array(head.buffer), ...texts.flatMap((text) => [text.length, ...text])]);
}

/** The QR code's text. */
export function tokenOf(signed: Uint8Array, signature: Uint8Array): string {
	return base32(Uint8Array.from([...signed, ...signature]));
}

/** Verifies a ticket offline by prefetched public keys, ignoring case. Any change makes it forged. */
export async function readTicket(token: string, keys: readonly TicketKey[]): Promise<TokenReading> {
	const bytes = bytesOf(token.trim());
	if (!bytes || bytes.length < HEAD + SIGNATURE) return { state: "forged" };
	if (bytes[0] !== VERSION) return { state: "unknown" };
	const key = keys.find((one) => one.keyId === bytes[1]);
	if (!key) return { state: "unknown" };
	const [signed, signature] = [bytes.subarray(0, -SIGNATURE), bytes.subarray(-SIGNATURE)];
	const ticket = (await isSigned(key.publicKey, signed, signature)) && ticketOf(signed);
	return ticket ? { state: "genuine", ticket } : { state: "forged" };
}

function ticketOf(signed: Uint8Array): Ticket | undefined {
	const head = new DataView(signed.buffer, signed.byteOffset, HEAD);
	const texts: string[] = [];
	for (let at = HEAD; at < signed.length; ) {
		const from = at + 1;
		at = from + (signed[at] ?? 0);
		texts.push(new TextDecoder().decode(signed.subarray(from, at)));
	}
	const [eventCode, packageCode, calendarCode, initials] = texts;
	if (eventCode === undefined || packageCode === undefined || initials === undefined) return undefined;
	return {
		keyId: head.getUint8(1),
		registrationId: head.getUint32(2),
		issuedAt: new Date(head.getUint32(6) * 1000),
		isOnline: (head.getUint8(10) & ONLINE) !== 0,
		eventCode,
		packageCode,
		initials,
		calendarCode: calendarCode || null,
	};
}
