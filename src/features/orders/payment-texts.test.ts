import { expect, test } from "vitest";
import { addDays } from "../../kit/time/zone.ts";
import { dueDateOf } from "../documents/rules.ts";
import { paymentTexts } from "./payment-texts.ts";

test.each([
	["deferred", paymentTexts.deferredHelp],
	["transfer", paymentTexts.transferHelp],
] as const)("the text about paying by %s names its days", (method, { pl, en }) => {
	for (const text of [pl, en]) {
		const days = Number(/(\d+) (dni|days)/.exec(text)?.[1]);
		expect(addDays("2025-04-30", days)).toBe(dueDateOf(method, "2025-04-30"));
	}
});
