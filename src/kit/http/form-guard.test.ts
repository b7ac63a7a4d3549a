import { expect, test } from "vitest";
import { MIN_FILL_MS } from "../contract/fill-time.ts";
import type { Guard } from "../contract/form-guard.ts";
import { refuseRobots } from "./form-guard.ts";

test.each<[string, Guard]>([
	["a caller of the API", {}],
	["an empty honeypot", { website: "", filledInMs: null }],
	["a quick person", { website: null, filledInMs: MIN_FILL_MS }],
])("%s is let in", (_, guard) => expect(() => refuseRobots(guard)).not.toThrow());

test("a filled honeypot is refused with its reason", () =>
	expect(() => refuseRobots({ website: "http://x", filledInMs: 9999 })).toThrowError(
		expect.objectContaining({
			status: 400,
			fields: { website: [expect.objectContaining({ en: expect.any(String) })] },
		}),
	));

test("a form filled in within two seconds is refused with the time to wait", () =>
	expect(() => refuseRobots({ website: null, filledInMs: MIN_FILL_MS - 1 })).toThrowError(
		expect.objectContaining({ status: 429, headers: { "retry-after": "2" } }),
	));
