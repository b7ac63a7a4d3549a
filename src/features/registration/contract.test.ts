import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type * as z from "zod/mini";
import type { RegistrationPayload } from "./contract.ts";
import type { placeSchema } from "./schemas.ts";

type UnreadField = Exclude<keyof RegistrationPayload, keyof z.input<ReturnType<typeof placeSchema>>>;

test("a schema reads every field of the payload, otherwise it would vanish", () => {
	const readers: Record<UnreadField, string | null> = {
		eventCode: "server/offer.ts",
		calendarCode: "server/offer.ts",
		packageCode: "server/offer.ts",
		code: "server/offer.ts",
		tickets: "server/order-team.ts",
		defaultLanguage: "server/person.ts",
		isGlobalRegistration: "server/routes.ts",
		// the server computes its own prices
		packageIsFree: null,
	};
	for (const [field, reader] of Object.entries(readers)) {
		if (reader) expect(readFileSync(join(import.meta.dirname, reader), "utf8")).toMatch(new RegExp(`\\b${field}\\b`));
	}
});
