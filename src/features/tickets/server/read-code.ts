import { registrationOfNumber } from "../rules.ts";
import { readTicket } from "../token.ts";
import { type KeyDeps, publicKeys } from "./sign.ts";

/** The registration of a QR code or ticket number; undefined if it is not ours. */
export async function registrationOfCode(deps: KeyDeps, code: string): Promise<number | undefined> {
	const number = registrationOfNumber(code);
	if (number !== undefined) return number;
	const reading = await readTicket(code, await publicKeys(deps));
	return reading.state === "genuine" ? reading.ticket.registrationId : undefined;
}
