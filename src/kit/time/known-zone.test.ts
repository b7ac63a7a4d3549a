import { expect, test } from "vitest";
import { knownZone } from "./known-zone.ts";

test.each([
	[" Europe/Berlin ", "Europe/Berlin"],
	["UTC", "UTC"],
	["Europe/Nowhere", null],
	["", null],
])("%j is the zone %j", (name, zone) => expect(knownZone(name)).toBe(zone));
