import { hash, verify } from "@node-rs/argon2";
import { Failure } from "../../../kit/http/failure.ts";
import { refusals } from "../texts.ts";

/** Hashes and checks passwords; a few at a time, because each takes 19 MiB and a core for some 10 ms. */
export type Passwords = {
	hash(password: string): Promise<string>;
	verify(kept: string, password: string): Promise<boolean>;
};

export type HashingCost = { memoryKib: number; passes: number; atOnce: number; waiting: number };

/** argon2id with 19 MiB and 2 passes; two at once, and 500 may wait, which is about three seconds. */
const COST: HashingCost = { memoryKib: 19_456, passes: 2, atOnce: 2, waiting: 500 };

/** Passwords under a cost; tests give a smaller one. A queue that is too long is refused with 503. */
export function passwords(cost: HashingCost = COST): Passwords {
	const inLine = lane(cost.atOnce, cost.waiting);
	const options = { memoryCost: cost.memoryKib, timeCost: cost.passes, parallelism: 1 };
	return {
		hash: (password) => inLine(() => hash(composed(password), options)),
		verify: (kept, password) => inLine(() => verify(kept, composed(password))),
	};
}

/** The same letters typed on another keyboard are the same password. */
function composed(password: string): string {
	return password.normalize("NFKC");
}

/** Runs at most `atOnce` works side by side; the others wait in order. */
export function lane(atOnce: number, waitingLimit: number): <T>(work: () => Promise<T>) => Promise<T> {
	let running = 0;
	const waiting: (() => void)[] = [];
	return async (work) => {
		if (running < atOnce) running++;
		else if (waiting.length < waitingLimit) await new Promise<void>((go) => waiting.push(go));
		else throw new Failure(503, refusals.busy, { headers: { "retry-after": "5" } });
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else running--;
		}
	};
}
