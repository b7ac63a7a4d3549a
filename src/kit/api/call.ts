import type { Address } from "../contract/address.ts";
import type { Call, ParamsOf, Problem, QueryOf, ResponseOf, SentBodyOf } from "../contract/call.ts";

/** A call that was answered with a refusal, or not at all (`problem` undefined). */
export class CallFailure extends Error {
	readonly status: number;
	readonly problem: Problem | undefined;
	constructor(status: number, problem: Problem | undefined) {
		super(problem?.message ?? problem?.detail ?? "no response");
		this.status = status;
		this.problem = problem;
	}
}

/** Announces the end of the session to a personal page, whichever call found it. */
export const UNAUTHORIZED_EVENT = "estrada-unauthorized";

/**
 * Makes a call of the API from the browser by its contract's method and path; where the schemas shall stay out of
 * the browser, by its address alone, the contract then naming only the types: `call<typeof getNews>(newsAddress)`.
 * Throws `CallFailure` when the answer is a refusal or there is none.
 */
export async function call<C extends Call>(
	spec: C | Address,
	input: { params?: ParamsOf<C>; query?: QueryOf<C>; body?: SentBodyOf<C>; headers?: Record<string, string> } = {},
): Promise<ResponseOf<C>> {
	const params = (input.params ?? {}) as Record<string, unknown>;
	const path = spec.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries(input.query ?? {}))
		if (value !== undefined) query.set(name, String(value));
	const response = await fetch(query.size ? `${path}?${query}` : path, {
		method: spec.method,
		headers: { ...(input.body !== undefined && { "content-type": "application/json" }), ...input.headers },
		...(input.body !== undefined && { body: JSON.stringify(input.body) }),
	}).catch(() => undefined);
	if (!response) throw new CallFailure(0, undefined);
	const answer = await response.json().catch(() => undefined);
	// a log-in that is refused ends no session
	if (response.status === 401 && !path.startsWith("/api/auth/")) dispatchEvent(new Event(UNAUTHORIZED_EVENT));
	if (!response.ok) throw new CallFailure(response.status, answer as Problem | undefined);
	return answer as ResponseOf<C>;
}
