import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readConfig } from "./config.ts";
import { keepFirstStart, siteClockOf } from "./site-clock.ts";

const dataDir = mkdtempSync(join(tmpdir(), "estrada-clock-"));
const trial = { dataDir, siteClock: "trial" } as const;
const siteTime = (settings: Parameters<typeof siteClockOf>[0]) => siteClockOf(settings).now().toISOString();

beforeEach(() => {
	vi.useFakeTimers({ now: new Date("2026-11-24T15:00:00Z") });
});
afterEach(() => {
	vi.useRealTimers();
	rmSync(dataDir, { recursive: true, force: true });
});

describe("the settings select the clock", () => {
	test.each([
		[{}, "trial"],
		[{ PUBLIC_URL: "http://msts.localhost:4000", DATABASE_URL: "postgres://db.example/x" }, "trial"],
		[{ SITE_CLOCK: "now" }, "now"],
		[{ DEMO: "off" }, "now"],
		[{ PUBLIC_URL: "https://estrada.example" }, "now"],
		[{ PUBLIC_URL: "http://192.168.1.5:3000" }, "now"],
		[{ SITE_CLOCK: "2025-05-01T12:00:00Z", PUBLIC_URL: "https://estrada.example" }, new Date("2025-05-01T12:00:00Z")],
	])("%o", (env, clock) => expect(readConfig(env).siteClock).toEqual(clock));
});

test("a trial starts at 30 April 2025 and runs on from its first start", () => {
	keepFirstStart(trial);
	expect(siteTime(trial)).toBe("2025-04-30T10:00:00.000Z");
	vi.setSystemTime(new Date("2026-11-25T16:30:00Z"));
	keepFirstStart(trial); // repeats an interrupted first start
	expect(siteTime(trial)).toBe("2025-05-01T11:30:00.000Z");
	expect(siteClockOf(trial).source).toBe("trial");
	expect(siteTime({ ...trial, siteClock: "now" })).toBe("2026-11-25T16:30:00.000Z");
});

test("a data folder of an older release keeps real time", () => {
	expect(siteTime(trial)).toBe("2026-11-24T15:00:00.000Z");
	expect(siteClockOf(trial).source).toBe("machine");
});

test("a first start in real time stores no clock", () => {
	keepFirstStart({ dataDir, siteClock: "now" });
	expect(siteClockOf(trial).source).toBe("machine");
});

test.each(["{", "{}", '{"shown":"x","at":"y"}'])("%s is refused with a sentence", (text) => {
	keepFirstStart(trial);
	writeFileSync(join(dataDir, "site-clock.json"), text);
	expect(() => siteClockOf(trial)).toThrow(
		/site-clock\.json cannot be read\. Delete it to continue with the real time/,
	);
});
