import { readTicket, type Ticket, type TicketKey } from "./token.ts";

/** The data that a door needs offline. */
export type DoorState = { eventCode: string; keys: readonly TicketKey[]; cancelled: ReadonlySet<number> };

/**
 * `cancelled`: genuine, but its registration was cancelled. `otherEvent`: genuine, but for another event. `unknown`:
 * signed by a key that the door has not fetched yet. `forged`: no ticket of ours.
 */
export type DoorVerdict =
	| { verdict: "ok" | "cancelled" | "otherEvent"; ticket: Ticket }
	| { verdict: "unknown" | "forged"; ticket?: undefined };

/** Checks a ticket offline. */
export async function checkTicket(token: string, { eventCode, keys, cancelled }: DoorState): Promise<DoorVerdict> {
	const reading = await readTicket(token, keys);
	if (reading.state !== "genuine") return { verdict: reading.state };
	const { ticket } = reading;
	if (ticket.eventCode.toUpperCase() !== eventCode.toUpperCase()) return { verdict: "otherEvent", ticket };
	return { verdict: cancelled.has(ticket.registrationId) ? "cancelled" : "ok", ticket };
}

/** "AS" of Anna Szczepankowska-Wójcik. */
export function initialsOf(firstName: string, lastName: string): string {
	return [firstName, lastName].map((name) => ([...name.trim()][0] ?? "").toUpperCase()).join("");
}

const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const MASK = (1n << 40n) - 1n;
/** Odd, and therefore invertible modulo a power of two. */
const FACTORS = [0x9e3779b97fn, 0x2545f4914dn] as const;
const INVERSES = FACTORS.map(inverseOf) as [bigint, bigint];

/** The inverse modulo 2^40, by Newton's iteration: each step doubles the correct bits. */
function inverseOf(factor: bigint): bigint {
	let inverse = factor;
	for (let bits = 3; bits < 40; bits *= 2) inverse = (inverse * (2n - factor * inverse)) & MASK;
	return inverse & MASK;
}

/**
 * "7Q4K-2F9B", to read out at a door whose camera fails. It is unique and stable per registration, and grants no
 * access.
 */
export function ticketNumber(registrationId: number): string {
	// Each step can be inverted, so numbers are unique.
	let mixed = (BigInt(registrationId) * FACTORS[0]) & MASK;
	mixed ^= mixed >> 19n;
	mixed = (mixed * FACTORS[1]) & MASK;
	mixed ^= mixed >> 21n;
	const letters = Array.from({ length: 8 }, (_, place) => LETTERS[Number((mixed >> BigInt(place * 5)) & 31n)]).join("");
	return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** PostgreSQL's largest integer. */
const LARGEST_ID = 2_147_483_647;

const placesOf = (number: string) =>
	[...number.toUpperCase().replace(/[\s-]/g, "")].map((letter) => LETTERS.indexOf(letter));

/** Whether a text has the format of a ticket number, existing or not. */
export function isTicketNumber(text: string): boolean {
	const places = placesOf(text);
	return places.length === 8 && !places.includes(-1);
}

/** The registration of a number, in any case, with or without its dash. Undefined if malformed. */
export function registrationOfNumber(number: string): number | undefined {
	if (!isTicketNumber(number)) return undefined;
	const places = placesOf(number);
	let mixed = places.reduceRight((value, place) => (value << 5n) | BigInt(place), 0n);
	mixed ^= mixed >> 21n;
	mixed = (mixed * INVERSES[1]) & MASK;
	mixed ^= (mixed >> 19n) ^ (mixed >> 38n);
	const id = Number((mixed * INVERSES[0]) & MASK);
	return id >= 1 && id <= LARGEST_ID ? id : undefined;
}
