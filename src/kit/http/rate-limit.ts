import type { Clock } from "../time/zone.ts";
import { Failure } from "./failure.ts";

/** Counts what each key did lately, in the memory of this process. */
export type RateLimit = {
	/** Counts one more for a key; throws a 429 with `Retry-After` when it was too many. */
	take(key: string): void;
};

/** Past this many keys the ones whose time is over are forgotten. */
const KEYS_KEPT = 10_000;

/** At most `max` in `windowSeconds` for each key; the window begins with a key's first use. */
export function rateLimit(clock: Clock, { max, windowSeconds }: { max: number; windowSeconds: number }): RateLimit {
	const byKey = new Map<string, { count: number; endsAt: number }>();
	const forgetOld = (now: number) => {
		for (const [key, { endsAt }] of byKey) if (endsAt <= now) byKey.delete(key);
		if (byKey.size >= KEYS_KEPT) byKey.clear();
	};
	return {
		take(key) {
			const now = clock.now().getTime();
			const known = byKey.get(key);
			if (!known || known.endsAt <= now) {
				if (byKey.size >= KEYS_KEPT) forgetOld(now);
				byKey.set(key, { count: 1, endsAt: now + windowSeconds * 1000 });
				return;
			}
			if (++known.count > max) throw tooMany(Math.ceil((known.endsAt - now) / 1000));
		},
	};
}

function tooMany(seconds: number): Failure {
	return new Failure(
		429,
		{
			pl: "Zbyt wiele prób. Odczekaj chwilę i spróbuj ponownie.",
			en: "Too many attempts. Wait a moment and try again.",
		},
		{ headers: { "retry-after": String(seconds) } },
	);
}
