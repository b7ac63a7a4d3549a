import { vi } from "vitest";

/** Records the calls of browser code and answers them. */
export function answeredCalls() {
	const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
	fetch.mockRejectedValue(new TypeError("no network"));
	vi.stubGlobal("fetch", fetch);
	const events = vi.fn<(event: Event) => boolean>();
	vi.stubGlobal("dispatchEvent", events);
	return {
		/** Sets the next call's answer. */
		answer: (body: object, status = 200) => void fetch.mockResolvedValueOnce(Response.json(body, { status })),
		refuse: (status: number, message?: string) =>
			void fetch.mockResolvedValueOnce(Response.json({ type: "", title: "", status, message }, { status })),
		lose: () => void fetch.mockRejectedValueOnce(new TypeError("no network")),
		/** Delays the next call until the returned function answers it. */
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
