import ipaddr from "ipaddr.js";
import type { Text } from "../i18n/lang.ts";
import type { Clock } from "../time/zone.ts";
import { Failure } from "./failure.ts";

/** Counts recent uses by key, in the memory of this process. */
export type RateLimit = {
	/** Counts one use of a key, such as a visitor's address. Throws 429 with `Retry-After` past the limit. */
	take(key: string): void;
	giveBack(key: string): void;
};

/** Above this number, expired keys are dropped, then the oldest. */
const MAX_KEYS = 10_000;
const FORGOTTEN_AT_ONCE = 1000;

/** The counted key: the /48 of an IPv6 address, otherwise the key itself. */
export function countedKey(key: string): string {
	if (!ipaddr.IPv6.isValid(key)) return key;
	const address = ipaddr.process(key); // an IPv4-mapped IPv6 address counts as IPv4
	if (!("parts" in address)) return address.toString();
	const network = address.parts.slice(0, 3).map((part) => part.toString(16));
	return `${network.join(":")}::/48`;
}

/** Allows `max` uses per key within `windowSeconds` of its first use. `refusal` is the 429's sentence. */
export function rateLimit(
	clock: Clock,
	{ max, windowSeconds, refusal }: { max: number; windowSeconds: number; refusal?: Text | undefined },
): RateLimit {
	const byKey = new Map<string, { count: number; endsAt: number }>();
	const forgetOld = (now: number) => {
		for (const [key, { endsAt }] of byKey) if (endsAt <= now) byKey.delete(key);
		if (byKey.size < MAX_KEYS) return;
		for (const key of [...byKey.keys()].slice(0, FORGOTTEN_AT_ONCE)) byKey.delete(key); // oldest first
	};
	return {
		take(name) {
			const key = countedKey(name);
			const now = clock.now().getTime();
			const lastWindow = byKey.get(key);
			if (!lastWindow || lastWindow.endsAt <= now) {
				byKey.delete(key); // moves the key to the end
				if (byKey.size >= MAX_KEYS) forgetOld(now);
				byKey.set(key, { count: 1, endsAt: now + windowSeconds * 1000 });
				return;
			}
			if (++lastWindow.count > max) throw tooMany(Math.ceil((lastWindow.endsAt - now) / 1000), refusal);
		},
		giveBack(name) {
			const lastWindow = byKey.get(countedKey(name));
			if (lastWindow && lastWindow.count > 0) lastWindow.count--;
		},
	};
}

/** 429 with the seconds until a retry. Its sentence is `refusal`, or names the minutes. */
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
