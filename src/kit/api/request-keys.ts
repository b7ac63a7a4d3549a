/** The idempotency key of a submission: a retry of the same body keeps it. */
export function requestKeys(): (body: string) => string {
	let last = { body: "", key: "" };
	return (body) => {
		if (last.body !== body) {
			const random = crypto.getRandomValues(new Uint8Array(16));
			last = { body, key: Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("") };
		}
		return last.key;
	};
}

type SendWithKey<A> = (headers: Record<string, string>) => Promise<A>;

/**
 * Adds idempotency keys to requests. A request keeps its key until it succeeds, so a retry after a lost response does
 * nothing twice. The same request afterwards gets a new key.
 */
export function inputKeys(): <A>(input: object, send: SendWithKey<A>) => Promise<A> {
	let keyOf = requestKeys();
	return async (input, send) => {
		const answer = await send({ "idempotency-key": keyOf(JSON.stringify(input)) });
		keyOf = requestKeys();
		return answer;
	};
}
