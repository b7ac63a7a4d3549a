/** The network refused a request; the message is its response. */
export class NetworkRefusal extends Error {
	/** True if a retry would fail again. */
	readonly isFinal: boolean;
	constructor(answer: string, isFinal: boolean) {
		super(answer.slice(0, 1000));
		this.isFinal = isFinal;
	}
}

/** Timeout of a network's response. */
const PATIENCE_MS = 10_000;

export type Answer = { status: number; text: string; body: unknown };

/**
 * Posts JSON or a form and returns the response. Without a response it throws a `NetworkRefusal` that can be retried.
 */
export async function posted(
	url: string,
	{ headers, body }: { headers: Record<string, string>; body: object | URLSearchParams },
): Promise<Answer> {
	const isForm = body instanceof URLSearchParams;
	const answer = await fetch(url, {
		method: "POST",
		headers: { ...(!isForm && { "content-type": "application/json" }), ...headers },
		body: isForm ? body : JSON.stringify(body),
		redirect: "error",
		signal: AbortSignal.timeout(PATIENCE_MS),
	}).catch((error: Error & { cause?: { code?: string } }) => {
		throw new NetworkRefusal(`no answer (${error.cause?.code ?? error.name})`, false);
	});
	const text = await answer.text().catch(() => "");
	return { status: answer.status, text, body: bodyOf(text) };
}

function bodyOf(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Whether a retry is useless. Token and rate limit errors are temporary. */
export function isAboutTheRequest(status: number): boolean {
	return status >= 400 && status < 500 && ![401, 403, 408, 425, 429].includes(status);
}

export function refusalOf({ status, text }: Answer, isFinal = isAboutTheRequest(status)): NetworkRefusal {
	return new NetworkRefusal(`${status} ${text}`, isFinal);
}
