import { Failure } from "../../../kit/http/failure.ts";
import { refusals } from "../texts.ts";
import { hashingThreads } from "./hashing-threads.ts";

/** Each hash takes 19 MiB and a core for some 10 ms. */
export type Passwords = {
	hash(password: string): Promise<string>;
	verify(stored: string, password: string): Promise<boolean>;
};

export type HashingCost = { memoryKib: number; passes: number; atOnce: number; waiting: number };

/** argon2id with 19 MiB and 2 passes. Two run at once; 2,000 may wait, for about fifteen seconds. */
const COST: HashingCost = { memoryKib: 19_456, passes: 2, atOnce: 2, waiting: 2000 };

/** Tests use a lower cost. A full queue answers 503. */
export function passwords(cost: HashingCost = COST): Passwords {
	const inLine = lanes(cost.atOnce, cost.waiting);
	const work = hashingThreads();
	const options = { memoryCost: cost.memoryKib, timeCost: cost.passes, parallelism: 1 };
	return {
		async hash(password) {
			const worked = await inLine("new", () => work({ password: composed(password), options }));
			if ("hashed" in worked) return worked.hashed;
			throw new Error("the password could not be hashed", { cause: worked });
		},
		async verify(stored, password) {
			const worked = await inLine("log-in", () => work({ password: composed(password), stored }));
			if ("verified" in worked) return worked.verified;
			throw new Error("the password could not be checked", { cause: worked });
		},
	};
}

/** Keyboards compose accents differently. */
function composed(password: string): string {
	return password.normalize("NFKC");
}

/**
 * Runs at most `atOnce` tasks; the others wait in their lines. Lines take turns, so that log-ins do not wait for
 * registrations. Refuses with 503 if `waitingLimit` tasks wait in a line.
 */
export function lanes(atOnce: number, waitingLimit: number): <T>(line: string, work: () => Promise<T>) => Promise<T> {
	let running = 0;
	const lines = new Map<string, (() => void)[]>();
	/** Takes the first task of the first line; the line moves to the end. */
	const next = (): (() => void) | undefined => {
		const [turn] = lines;
		if (!turn) return undefined;
		const [name, waiting] = turn;
		const first = waiting.shift();
		lines.delete(name);
		if (waiting.length > 0) lines.set(name, waiting);
		return first;
	};
	return async (line, work) => {
		if (running < atOnce) running++;
		else {
			const waiting = lines.get(line) ?? [];
			if (waiting.length >= waitingLimit) throw new Failure(503, refusals.busy, { headers: { "retry-after": "5" } });
			lines.set(line, waiting);
			await new Promise<void>((go) => waiting.push(go));
		}
		try {
			return await work();
		} finally {
			const go = next();
			if (go) go();
			else running--;
		}
	};
}
