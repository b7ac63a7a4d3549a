import { readTicket, type Ticket, type TicketKey } from "./token.ts";

/** What a door knows when it has no network: its event, the keys, and which registrations were cancelled since. */
export type DoorState = { eventCode: string; keys: readonly TicketKey[]; cancelled: ReadonlySet<number> };

/**
 * - `ok`: let in, as far as the ticket goes;
 * - `cancelled`: genuine, but its registration was cancelled;
 * - `otherEvent`: genuine, but for another event;
 * - `unknown`: signed by a key that the door has not fetched yet;
 * - `forged`: no ticket of ours.
 */
export type DoorVerdict =
	| { verdict: "ok" | "cancelled" | "otherEvent"; ticket: Ticket }
	| { verdict: "unknown" | "forged"; ticket?: undefined };

/** Judges a scanned token by what the door knows. */
export async function checkTicket(token: string, { eventCode, keys, cancelled }: DoorState): Promise<DoorVerdict> {
	const reading = await readTicket(token, keys);
	if (reading.state !== "genuine") return { verdict: reading.state };
	const { ticket } = reading;
	if (ticket.eventCode.toUpperCase() !== eventCode.toUpperCase()) return { verdict: "otherEvent", ticket };
	return { verdict: cancelled.has(ticket.registrationId) ? "cancelled" : "ok", ticket };
}

/** "AS" of Anna Szczepankowska-Wójcik. */
export function initialsOf(firstName: string, lastName: string): string {
	return [firstName, lastName].map((name) => ([...name.trim()][0] ?? "").toLocaleUpperCase("pl")).join("");
}

const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const MASK = (1n << 40n) - 1n;

/**
 * The number of a registration's ticket in words, "7Q4K-2F9B": to be said at a door whose camera fails. Each
 * registration has another one and always the same; it is not secret and opens nothing.
 */
export function ticketNumber(registrationId: number): string {
	// each step can be undone, so that no two are alike
	let mixed = (BigInt(registrationId) * 0x9e3779b97fn) & MASK;
	mixed ^= mixed >> 19n;
	mixed = (mixed * 0x2545f4914dn) & MASK;
	mixed ^= mixed >> 21n;
	const letters = Array.from({ length: 8 }, (_, place) => LETTERS[Number((mixed >> BigInt(place * 5)) & 31n)]).join("");
	return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
