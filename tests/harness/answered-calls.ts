import { vi } from "vitest";

/** Calls that a browser's code sends, with the answers of a test. */
export function answeredCalls() {
	const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
	fetch.mockRejectedValue(new TypeError("no network"));
	vi.stubGlobal("fetch", fetch);
	const events = vi.fn<(event: Event) => boolean>();
	vi.stubGlobal("dispatchEvent", events);
	return {
		/** The next call is answered so. */
		answer: (body: object, status = 200) => void fetch.mockResolvedValueOnce(Response.json(body, { status })),
		refuse: (status: number, message?: string) =>
			void fetch.mockResolvedValueOnce(Response.json({ type: "", title: "", status, message }, { status })),
		lose: () => void fetch.mockRejectedValueOnce(new TypeError("no network")),
		/** The next call waits until the returned function answers it. */
		hold() {
			const { promise, resolve } = Promise.withResolvers<Response>();
			fetch.mockReturnValueOnce(promise);
			return (body: object) => resolve(Response.json(body));
		},
		sent: () =>
			fetch.mock.calls.map(([url, { method, body }]) => ({
				call: `${method} ${url}`,
				body: body === undefined ? undefined : JSON.parse(String(body)),
			})),
		events: () => events.mock.calls.map(([{ type }]) => type),
	};
}

export type AnsweredCalls = ReturnType<typeof answeredCalls>;
