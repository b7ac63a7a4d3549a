import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrast, difference } from "../draw/colour.ts";
import { events, liveEvent, msts25Frame } from "./events/index.ts";

const css = readFileSync(new URL("../../src/kit/ui/theme.css", import.meta.url), "utf8");
/** The colour of errors and of "no seats". */
const bad = /--bad: (#[0-9a-f]{6})/.exec(css)![1]!;

test.each([msts25Frame, liveEvent, ...events].map((one) => [one.code, one.theme.accent] as const))(
	"the accent of %s carries white and is not taken for an error",
	(_, accent) => {
		expect(contrast(accent, "#ffffff")).toBeGreaterThanOrEqual(4.5);
		expect(difference(accent, bad)).toBeGreaterThan(20);
	},
);
