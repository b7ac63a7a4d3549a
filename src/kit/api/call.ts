import type { Address } from "../contract/address.ts";
import type { Call, ParamsOf, Problem, QueryOf, ResponseOf, SentBodyOf } from "../contract/call.ts";

/** A refused call, or a call without a response (`problem` undefined). */
export class CallFailure extends Error {
	readonly status: number;
	readonly problem: Problem | undefined;
	constructor(status: number, problem: Problem | undefined) {
		super(problem?.message ?? problem?.detail ?? "no response");
		this.status = status;
		this.problem = problem;
	}
}

/** 4xx statuses after which the same input may succeed: an ended session, and too many requests. */
const RETRIED_STATUSES = [401, 429];

/** Whether the server refuses the input. Otherwise the same call may succeed later. */
export function isRefusal(error: unknown): error is CallFailure {
	if (!(error instanceof CallFailure)) return false;
	return error.status >= 400 && error.status < 500 && !RETRIED_STATUSES.includes(error.status);
}

/** For `import().catch`: a failed import counts as a lost connection. */
export function codeNotLoaded(): never {
	throw new CallFailure(0, undefined);
}

/** Announces the end of the session to a personal page. */
export const UNAUTHORIZED_EVENT = "estrada-unauthorized";

/** The session that a request was sent with has ended; the event's `detail` is `sentAt`, in ms since the page began. */
export function announceUnauthorized(sentAt: number): void {
	dispatchEvent(new CustomEvent(UNAUTHORIZED_EVENT, { detail: sentAt }));
}

/**
 * Calls the API by a contract. If the browser must not load the schemas, it takes the address: `call<typeof
 * getNews>(newsAddress)`. Throws `CallFailure` for a refusal or a missing response.
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
	const sentAt = performance.now();
	const response = await fetch(query.size ? `${path}?${query}` : path, {
		method: spec.method,
		keepalive: spec.outlivesPage === true,
		headers: { ...(input.body !== undefined && { "content-type": "application/json" }), ...input.headers },
		...(input.body !== undefined && { body: JSON.stringify(input.body) }),
	}).catch(() => undefined);
	if (!response) throw new CallFailure(0, undefined);
	const answer = await response.json().catch(() => undefined);
	// a refused log-in ends no session
	if (response.status === 401 && !path.startsWith("/api/auth/")) announceUnauthorized(sentAt);
	if (!response.ok) throw new CallFailure(response.status, answer as Problem | undefined);
	return answer as ResponseOf<C>;
}
