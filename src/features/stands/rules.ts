import { numberText } from "../../kit/i18n/number.ts";
import { instantOf } from "../../kit/time/instant.ts";
import { addDays, dayOf } from "../../kit/time/zone.ts";

/** Where a job is done. */
export const WORK_MODES = ["onsite", "hybrid", "remote"] as const;
export type WorkMode = (typeof WORK_MODES)[number];

/** In characters; and how many messages of one person may wait for an answer of one stand. */
export const MOST = { message: 2000, note: 2000, waiting: 3 } as const;

/** What somebody does at a stand. What takes back what one gave is refused to nobody, and is not among it. */
export type StandAct = "look" | "keep" | "write" | "apply";
export const STAND_REFUSALS = ["inactive", "noStand", "noTicket", "banned", "noStaff", "over"] as const;
export type StandRefusal = (typeof STAND_REFUSALS)[number];

export type StandFacts = {
	/** Whether the account's address is confirmed. */
	isActive: boolean;
	/** Whether the exhibitor is one of the event, and its stand published. */
	isShown: boolean;
	/** Whether the account has a confirmed ticket for the event, of any package. */
	hasTicket: boolean;
	/** Whether the organiser keeps them from the event's people. */
	isBanned: boolean;
	/** Whether anybody works for the exhibitor. */
	hasStaff: boolean;
	/** Whether the time is over in which exhibitors hear from participants. */
	isOver: boolean;
};

/** Why somebody may not do something at a stand; undefined where they may (spec §6: an active account, whatever package). */
export function standRefusal(act: StandAct, facts: StandFacts): StandRefusal | undefined {
	if (!facts.isActive) return "inactive";
	if (!facts.isShown) return "noStand";
	if (act === "look" || act === "keep") return undefined;
	if (!facts.hasTicket) return "noTicket";
	if (facts.isBanned) return "banned";
	if (act === "write" && !facts.hasStaff) return "noStaff";
	return facts.isOver ? "over" : undefined;
}

type Hours = { opensAt: string | null; closesAt: string | null };
type EventTimes = { startsAt: Date; endsAt: Date; timeZone: string };

/** "before", "during" and "after" the days of an event, from its first midnight to its last; in the event's time zone. */
function phaseOf({ startsAt, endsAt, timeZone }: EventTimes, now: Date): "before" | "during" | "after" {
	const day = dayOf(now, timeZone);
	if (day < dayOf(startsAt, timeZone)) return "before";
	return day > dayOf(endsAt, timeZone) ? "after" : "during";
}

/** When a stand that is open now closes; undefined while it is closed, or says no hours. */
export function openNowUntil({ opensAt, closesAt }: Hours, event: EventTimes, now: Date): Date | undefined {
	if (opensAt === null || closesAt === null || phaseOf(event, now) !== "during") return undefined;
	const day = dayOf(now, event.timeZone);
	const closes = instantOf(`${day}T${closesAt}`, event.timeZone);
	return instantOf(`${day}T${opensAt}`, event.timeZone) <= now && now < closes ? closes : undefined;
}

type DutyTimes = { startsAt: Date | null; endsAt: Date | null };

/**
 * Whether somebody is on duty at a stand now, or later; undefined once they were. A duty without times lasts for the
 * stand's hours of each day, or for the whole days of the event where the stand says none.
 */
export function dutyState(
	{ startsAt, endsAt }: DutyTimes,
	{ hours, event, now }: { hours: Hours; event: EventTimes; now: Date },
): "now" | "later" | undefined {
	if (startsAt !== null && endsAt !== null) {
		if (endsAt <= now) return undefined;
		return startsAt <= now ? "now" : "later";
	}
	const phase = phaseOf(event, now);
	if (phase !== "during") return phase === "before" ? "later" : undefined;
	return hours.opensAt === null || openNowUntil(hours, event, now) ? "now" : "later";
}

/** The moments at which `dutyState` of a duty next changes; of one without times those of the day that runs, or the first. */
export function dutyChanges(
	{ startsAt, endsAt }: DutyTimes,
	{ hours, event, now }: { hours: Hours; event: EventTimes; now: Date },
): Date[] {
	if (startsAt !== null && endsAt !== null) return [startsAt, endsAt];
	const { timeZone } = event;
	const [today, first] = [dayOf(now, timeZone), dayOf(event.startsAt, timeZone)];
	const isAhead = today < first;
	const day = isAhead ? first : today;
	const [opens, closes] = [hours.opensAt ?? "00:00", hours.closesAt ?? "00:00"];
	return [`${day}T00:00`, `${day}T${opens}`, `${day}T${closes}`, `${addDays(day, 1)}T00:00`].map((moment) =>
		instantOf(moment, timeZone),
	);
}

/** "18–26", "7,5", in thousands of złoty as one reads a salary; undefined where none is said. */
export function thousands(lang: "pl" | "en", from: number | null, to: number | null): string | undefined {
	const ends = [from, to].flatMap((grosz) => (grosz === null ? [] : [numberText(lang, grosz / 100_000, { max: 1 })]));
	return ends.length === 0 ? undefined : [...new Set(ends)].join("–");
}
