import { isIPv6 } from "node:net";
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

/** What a limit counts: a visitor of IPv6 has a whole /64 of addresses, every other key stands for itself. */
export function countedKey(key: string): string {
	if (!isIPv6(key)) return key;
	const mapped = /^::ffff:([\d.]+)$/i.exec(key)?.[1];
	if (mapped) return mapped;
	const [head = "", tail] = key.replace(/%.*/, "").split("::");
	const groups = head.split(":").filter(Boolean);
	const after = tail === undefined ? [] : tail.split(":").filter(Boolean);
	const zeros = Array<string>(Math.max(0, 8 - groups.length - after.length)).fill("0");
	const network = [...groups, ...zeros, ...after].slice(0, 4);
	return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
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

/** 429 with the seconds after which it can be tried again. */
export function tooMany(seconds: number): Failure {
	return new Failure(
		429,
		{
			pl: "Zbyt wiele prób. Odczekaj chwilę i spróbuj ponownie.",
			en: "Too many attempts. Wait a moment and try again.",
		},
		{ headers: { "retry-after": String(seconds) } },
	);
}
