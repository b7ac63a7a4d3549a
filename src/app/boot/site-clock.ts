import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartFailure } from "../../kit/db/start-failure.ts";
import type { Clock } from "../../kit/time/zone.ts";
import type { Config } from "./config.ts";

/** The second price round of MSTS25, a month before the event. */
const TRIAL_BEGINS = new Date("2025-04-30T12:00:00+02:00");
/** The file with the site's time and the machine's time at the first start. */
const FILE = "site-clock.json";

export type TimeSource = "machine" | "setting" | "trial";

type SiteClock = Clock & { source: TimeSource };

type Settings = Pick<Config, "dataDir" | "siteClock">;

/** A clock that showed `shown` when the machine's showed `at`. */
function clockFrom(source: TimeSource, shown: Date, at: Date): SiteClock {
	const ahead = shown.getTime() - at.getTime();
	return { source, now: () => new Date(Date.now() + ahead) };
}

/** A trial's clock starts at its first start. Data folders of older releases keep real time. */
export function siteClockOf({ siteClock, dataDir }: Settings): SiteClock {
	if (siteClock instanceof Date) return clockFrom("setting", siteClock, new Date());
	const storedClock = siteClock === "trial" ? readStoredClock(dataDir) : undefined;
	return storedClock
		? clockFrom("trial", storedClock.shown, storedClock.at)
		: { source: "machine", now: () => new Date() };
}

/** Stores the clock at a trial's first start, once. */
export function keepFirstStart({ siteClock, dataDir }: Settings): void {
	if (siteClock !== "trial") return;
	mkdirSync(dataDir, { recursive: true });
	const clockJson = JSON.stringify({ shown: TRIAL_BEGINS, at: new Date() });
	try {
		writeFileSync(join(dataDir, FILE), clockJson, { flag: "wx" });
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
	}
}

function readStoredClock(dataDir: string): { shown: Date; at: Date } | undefined {
	const path = join(dataDir, FILE);
	let text: string;
	try {
		text = readFileSync(path, "utf8");
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
		throw error;
	}
	try {
		const { shown, at } = JSON.parse(text);
		const storedClock = { shown: new Date(shown), at: new Date(at) };
		if (storedClock.shown.getTime() && storedClock.at.getTime()) return storedClock;
	} catch {}
	throw new StartFailure(`${path} cannot be read. Delete it to continue with the real time, or set SITE_CLOCK.`);
}
