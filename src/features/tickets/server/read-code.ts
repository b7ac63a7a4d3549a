import { registrationOfNumber } from "../rules.ts";
import { readTicket } from "../token.ts";
import { type KeyDeps, publicKeys } from "./sign.ts";

/** The registration behind a ticket's code, which is what its QR code says or its number in words; undefined for none of ours. */
export async function registrationOfCode(deps: KeyDeps, code: string): Promise<number | undefined> {
	const number = registrationOfNumber(code);
	if (number !== undefined) return number;
	const reading = await readTicket(code, await publicKeys(deps));
	return reading.state === "genuine" ? reading.ticket.registrationId : undefined;
}
