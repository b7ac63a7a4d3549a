import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrast, difference } from "../src/kit/colour/colour.ts";
import { demoBundle, demoEvents } from "./bundles.ts";

const css = readFileSync(new URL("../src/kit/ui/theme.css", import.meta.url), "utf8");
/** The colour of errors and of "no seats". */
const bad = /--bad: (#[0-9a-f]{6})/.exec(css)![1]!;
const now = new Date("2025-04-30T10:00:00Z");

test.each(demoEvents(now, "MSTS25"))(
	"the accent of $code has contrast with white and differs from the colour of errors",
	async (one) => {
		const { accent } = (await demoBundle(one, now)).event["theme"] as { accent: string };
		expect(contrast(accent, "#ffffff")).toBeGreaterThanOrEqual(4.5);
		expect(difference(accent, bad)).toBeGreaterThan(20);
	},
);
