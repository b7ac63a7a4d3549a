import { isEmail } from "../account/rules.ts";

const NAMED = /^[^<>@\r\n]+ <([^<>]+)>$/;

/** "Name <address>" or an address. */
export const isSender = (text: string) => isEmail(NAMED.exec(text)?.[1] ?? text);

/** Checks the length and checksum (ISO 13616). */
function hasCheckDigits(account: string): boolean {
	return /^PL\d{26}$/.test(account) && BigInt(`${account.slice(4)}2521${account.slice(2, 4)}`) % 97n === 1n;
}

/** "61 1090 …" → "PL611090…"; undefined if it is no Polish account. */
export function polishAccount(typed: string): string | undefined {
	const account = `PL${typed.replace(/[\s-]/g, "").replace(/^PL/i, "")}`;
	return hasCheckDigits(account) ? account : undefined;
}
