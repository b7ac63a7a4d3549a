import { expect, test } from "vitest";
import { shownTime } from "./shown-time.ts";

test.each([
	["2025-04-30T12:00:00Z", "2026-11-26T08:00:00Z", "2026-11-26T07:30:00Z", "2025-04-30T11:30:00.000Z"],
	["2026-11-26T08:00:00Z", "2026-11-26T08:00:00Z", "2026-11-26T07:30:00Z", "2026-11-26T07:30:00.000Z"],
	["2030-01-01T00:00:00Z", "2026-11-26T08:00:00Z", "2026-11-26T09:00:00Z", "2030-01-01T01:00:00.000Z"],
])("with the site at %s and the machine at %s, %s is shown as %s", (site, machine, noted, shown) =>
	expect(shownTime({ now: () => new Date(site) }, new Date(noted), new Date(machine)).toISOString()).toBe(shown),
);
