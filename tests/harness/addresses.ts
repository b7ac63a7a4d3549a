import { randomInt } from "node:crypto";

/** Lets tests send `X-Forwarded-For`: the site trusts it and still shows its outbox. */
export const BEHIND_PROXY = { TRUST_PROXY: "loopback", OUTBOX: "on" };

/** Only requests without a proxy reach paths with this prefix. */
export const ONLY_FROM_HERE = "/api/payment/test/";

/**
 * A header with a new client address, so that rate limits do not add up. None for a `path` that answers only this
 * machine.
 */
export function fromAnyAddress(path = ""): Record<string, string> {
	if (path.startsWith(ONLY_FROM_HERE)) return {};
	return { "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
}
