import { randomInt } from "node:crypto";

/** The settings with which a site believes a test that its visitors come from other addresses, and shows its e-mails all the same. */
export const BEHIND_PROXY = { TRUST_PROXY: "loopback", OUTBOX: "on" };

/** What answers nobody who comes through a proxy, as a visitor from another address would. */
export const ONLY_FROM_HERE = "/api/payment/test/";

/**
 * The header of a visitor from an address that nobody had before, so that limits count each by themselves; none for a
 * `path` that answers only this machine.
 */
export function fromAnyAddress(path = ""): Record<string, string> {
	if (path.startsWith(ONLY_FROM_HERE)) return {};
	return { "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
}
