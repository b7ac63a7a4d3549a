import { randomInt } from "node:crypto";

/** The settings with which a site believes a test that its visitors come from other addresses, and shows its e-mails all the same. */
export const BEHIND_PROXY = { TRUST_PROXY: "loopback", OUTBOX: "on" };

/** The header of a visitor from an address that nobody had before, so that limits count each by themselves. */
export function fromAnyAddress(): Record<string, string> {
	return { "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
}
