import { isIPv6 } from "node:net";
import type { Text } from "../i18n/lang.ts";
import type { Clock } from "../time/zone.ts";
import { Failure } from "./failure.ts";

/** Counts what each key did lately, in the memory of this process. */
export type RateLimit = {
	/** Counts one more for a key, such as a visitor's address; throws a 429 with `Retry-After` when it was too many. */
	take(key: string): void;
};

/** Past this many keys the ones whose time is over are forgotten, and the oldest if that is not enough. */
const KEYS_KEPT = 10_000;
const FORGOTTEN_AT_ONCE = 1000;

/** What a limit counts: a visitor of IPv6 has a whole /48 of addresses, every other key stands for itself. */
export function countedKey(key: string): string {
	if (!isIPv6(key)) return key;
	const mapped = mappedIPv4(key);
	if (mapped) return mapped;
	const [head = "", tail] = key.replace(/%.*/, "").split("::");
	const groups = head.split(":").filter(Boolean);
	const after = tail === undefined ? [] : tail.split(":").filter(Boolean);
	const zeros = Array<string>(Math.max(0, 8 - groups.length - after.length)).fill("0");
	const network = [...groups, ...zeros, ...after].slice(0, 3);
	return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/48`;
}

/** The IPv4 address that an IPv6 one stands for, however it is written ("::ffff:192.0.2.7", "0:0:0:0:0:ffff:c000:207"). */
function mappedIPv4(address: string): string | undefined {
	const whole = new URL(`http://[${address.replace(/%.*/, "")}]`).hostname; // the one short form
	const [, high, low] = /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/.exec(whole) ?? [];
	if (high === undefined || low === undefined) return undefined;
	const bits = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
	return bits.flatMap((part) => [part >> 8, part & 255]).join(".");
}

/** At most `max` in `windowSeconds` for each key; the window begins with a key's first use. */
export function rateLimit(clock: Clock, { max, windowSeconds }: { max: number; windowSeconds: number }): RateLimit {
	const byKey = new Map<string, { count: number; endsAt: number }>();
	const forgetOld = (now: number) => {
		for (const [key, { endsAt }] of byKey) if (endsAt <= now) byKey.delete(key);
		if (byKey.size < KEYS_KEPT) return;
		for (const key of [...byKey.keys()].slice(0, FORGOTTEN_AT_ONCE)) byKey.delete(key); // in the order of their beginning
	};
	return {
		take(name) {
			const key = countedKey(name);
			const now = clock.now().getTime();
			const known = byKey.get(key);
			if (!known || known.endsAt <= now) {
				byKey.delete(key); // so that it moves to the end
				if (byKey.size >= KEYS_KEPT) forgetOld(now);
				byKey.set(key, { count: 1, endsAt: now + windowSeconds * 1000 });
				return;
			}
			if (++known.count > max) throw tooMany(Math.ceil((known.endsAt - now) / 1000));
		},
	};
}

/** 429 with the seconds after which it can be tried again, and a sentence that names the minutes or is the one given. */
export function tooMany(seconds: number, refusal?: Text): Failure {
	const minutes = Math.ceil(seconds / 60);
	const usual =
		minutes > 1
			? {
					pl: `Zbyt wiele prób. Spróbuj ponownie za ${minutes} min.`,
					en: `Too many attempts. Try again in ${minutes} min.`,
				}
			: {
					pl: "Zbyt wiele prób. Odczekaj chwilę i spróbuj ponownie.",
					en: "Too many attempts. Wait a moment and try again.",
				};
	return new Failure(429, refusal ?? usual, { headers: { "retry-after": String(seconds) } });
}
