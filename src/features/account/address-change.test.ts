import { expect, test } from "vitest";
import { confirmOutcome, stopOutcome } from "./address-change.ts";

const createdAt = new Date("2025-04-30T10:00:00Z");
const after = (hours: number) => new Date(createdAt.getTime() + hours * 3_600_000);
const waits = { createdAt, usedAt: null, endedAt: null, stoppedAt: null };
const ended = { ...waits, endedAt: after(1) };
const made = { ...waits, usedAt: after(1) };
const stopped = { ...waits, stoppedAt: after(1) };

test.each([
	[undefined, 0, "unknown", "unknown"],
	[waits, 0, "confirm", "stop"],
	[waits, 47.99, "confirm", "stop"],
	[waits, 48, "expired", "stop"],
	[waits, 167.99, "expired", "stop"],
	[waits, 168, "expired", "expired"],
	[made, 2, "used", "stop"],
	[made, 167.99, "used", "stop"],
	[made, 168, "used", "expired"],
	[ended, 2, "stopped", "stop"],
	[stopped, 2, "stopped", "stopped"],
	[{ ...made, stoppedAt: after(2) }, 3, "stopped", "stopped"],
] as const)(
	"%j after %d hours: the new address's link answers %s, the old one's %s",
	(change, hours, confirms, stops) => {
		expect([confirmOutcome(change, after(hours)), stopOutcome(change, after(hours))]).toEqual([confirms, stops]);
	},
);
