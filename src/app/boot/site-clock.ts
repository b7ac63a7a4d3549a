import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartFailure } from "../../kit/db/start-failure.ts";
import type { Clock } from "../../kit/time/zone.ts";
import type { Config } from "./config.ts";

/** The moment at which a trial's clock begins: the second price round of MSTS25, a month before the event. */
const TRIAL_BEGINS = new Date("2025-04-30T12:00:00+02:00");
/** In the data folder: what the clock showed at the first start, and the machine's time then. */
const FILE = "site-clock.json";

/** Where the site's time comes from: the machine, `SITE_CLOCK`, or the first start of a trial. */
export type TimeSource = "machine" | "setting" | "trial";

type SiteClock = Clock & { source: TimeSource };

type Settings = Pick<Config, "dataDir" | "siteClock">;

/** A clock that shows `shown` when the machine shows `at`. */
function clockFrom(source: TimeSource, shown: Date, at: Date): SiteClock {
	const ahead = shown.getTime() - at.getTime();
	return { source, now: () => new Date(Date.now() + ahead) };
}

/** The site's clock. A trial goes on from its first start; a data folder of an older release stays at the real time. */
export function siteClockOf({ siteClock, dataDir }: Settings): SiteClock {
	if (siteClock instanceof Date) return clockFrom("setting", siteClock, new Date());
	const kept = siteClock === "trial" ? keptIn(dataDir) : undefined;
	return kept ? clockFrom("trial", kept.shown, kept.at) : { source: "machine", now: () => new Date() };
}

/** Notes what the clock shows at the first start of a trial, unless that was noted before. */
export function keepFirstStart({ siteClock, dataDir }: Settings): void {
	if (siteClock !== "trial") return;
	mkdirSync(dataDir, { recursive: true });
	const kept = JSON.stringify({ shown: TRIAL_BEGINS, at: new Date() });
	try {
		writeFileSync(join(dataDir, FILE), kept, { flag: "wx" });
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
	}
}

function keptIn(dataDir: string): { shown: Date; at: Date } | undefined {
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
		const kept = { shown: new Date(shown), at: new Date(at) };
		if (kept.shown.getTime() && kept.at.getTime()) return kept;
	} catch {} // what is no JSON gets the same sentence
	throw new StartFailure(`${path} cannot be read. Delete it to go on at the real time, or set SITE_CLOCK.`);
}
