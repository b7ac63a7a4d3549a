/** A network does not take a conversion; the message is its answer. */
export class NetworkRefusal extends Error {
	/** It never will: sending it again would bring the same answer. */
	readonly isFinal: boolean;
	constructor(answer: string, isFinal: boolean) {
		super(answer.slice(0, 1000));
		this.isFinal = isFinal;
	}
}

/** How long is waited for a network. */
const PATIENCE_MS = 10_000;

export type Answer = { status: number; text: string; body: unknown };

/** Sends JSON, or a form, and gives the answer. Throws a `NetworkRefusal` that may be tried again where there is none. */
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

/** Whether an answer says that the request itself is wrong; a refused token and too many requests pass. */
export function isAboutTheRequest(status: number): boolean {
	return status >= 400 && status < 500 && ![401, 403, 408, 425, 429].includes(status);
}

export function refusalOf({ status, text }: Answer, isFinal = isAboutTheRequest(status)): NetworkRefusal {
	return new NetworkRefusal(`${status} ${text}`, isFinal);
}
