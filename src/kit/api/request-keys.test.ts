import { expect, test } from "vitest";
import { inputKeys } from "./request-keys.ts";

test("a request keeps its key until it succeeds; the next or another request gets a new one", async () => {
	const keys: string[] = [];
	const input = inputKeys();
	const send = (what: object, answer: () => Promise<void>) =>
		input(what, (headers) => {
			keys.push(headers["idempotency-key"]!);
			return answer();
		}).catch(() => {});
	const lost = () => Promise.reject(new Error("no answer"));
	const done = () => Promise.resolve();
	for (const [what, answer] of [
		["a", lost],
		["a", done],
		["a", lost],
		["b", lost],
	] as const) {
		await send({ what }, answer);
	}
	expect(keys[1]).toBe(keys[0]);
	expect(new Set(keys).size).toBe(3);
});
