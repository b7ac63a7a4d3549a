import { join } from "node:path";
import { ROOT } from "../src/app/boot/root.ts";
import { readBundleFiles } from "../src/app/bundle/archive.ts";
import { type Bundle, bundleOf, type Item } from "../src/app/bundle/format.ts";
import { renamed, shiftBundle } from "../src/app/bundle/rules.ts";
import { instantIn } from "../src/kit/bundle/fields.ts";
import { dayOf } from "../src/kit/time/zone.ts";

/** The bundles in `events/`, in the site's order. */
const FOLDERS = [
	"MSTS25",
	"LIVE",
	"DSSML25",
	"THS25",
	"DSS25",
	"YAVA25",
	"DEVAI25",
	"PYS25",
	"TBF",
	"EY-MEETUP",
	"DSW",
];
/** The event that always lies ahead. Its bundle fits a site first started on this day. */
const LIVE = { folder: "LIVE", madeOn: "2025-04-30" };
const ZONE = "Europe/Warsaw";

export type DemoEvent = { folder: string; code: string };

/** The events in order, the site's first event on top. The live event's code has the year of the first start. */
export function demoEvents(firstStart: Date, ownCode: string): DemoEvent[] {
	const year = dayOf(firstStart, ZONE).slice(2, 4);
	const all = FOLDERS.map((folder) => ({ folder, code: folder === LIVE.folder ? `LIVE${year}` : folder }));
	const isOwn = ({ code }: DemoEvent) => code.toLowerCase() === ownCode.toLowerCase();
	return [...all.filter(isOwn), ...all.filter((one) => !isOwn(one))];
}

export const isLiveCode = (code: string): boolean => /^LIVE\d\d$/.test(code);

/** Days from the site's first start to the live event. */
const LIVE_BEGINS_AFTER = 23;

/** The time of the first start, computed from the live event. */
export const firstStartOf = (live: { startsAt: Date }): Date =>
	new Date(live.startsAt.getTime() - LIVE_BEGINS_AFTER * 86_400_000);

/** Reads a bundle; moves the live event to the first start. */
export async function demoBundle({ folder, code }: DemoEvent, firstStart: Date): Promise<Bundle> {
	const bundle = bundleOf(await readBundleFiles(join(ROOT, "demo/events", folder)));
	if (folder !== LIVE.folder) return bundle;
	const days = (Date.parse(dayOf(firstStart, ZONE)) - Date.parse(LIVE.madeOn)) / 86_400_000;
	const moved = renamed(shiftBundle(bundle, days), code);
	return { ...moved, lists: { ...moved.lists, calendars: moved.lists.calendars.map(dated) } };
}

/** Puts the new date into a moved day's name, like in other bundles: "Piątek 23.05", "Friday, 23 May". */
function dated(calendar: Item): Item {
	const at = instantIn(calendar["startsAt"] as string, ZONE);
	const text = (locale: string, options: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat(locale, { ...options, timeZone: ZONE }).format(at);
	const weekday = text("pl", { weekday: "long" });
	const pl = `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)} ${text("pl", { day: "2-digit", month: "2-digit" })}`;
	const en = `${text("en-GB", { weekday: "long" })}, ${text("en-GB", { day: "numeric", month: "long" })}`;
	return { ...calendar, name: { pl, en } };
}
