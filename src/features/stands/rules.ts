import { numberText } from "../../kit/i18n/number.ts";
import { instantOf } from "../../kit/time/instant.ts";
import { addDays, dayOf } from "../../kit/time/zone.ts";

export const WORK_MODES = ["onsite", "hybrid", "remote"] as const;
export type WorkMode = (typeof WORK_MODES)[number];

/** Maximum lengths in characters. `waiting` limits a person's unanswered messages per stand. */
export const STAND_LIMITS = { message: 2000, note: 2000, waiting: 3 } as const;

/** An action at a stand. Withdrawing is always allowed, so it is not listed. */
export type StandAct = "look" | "keep" | "write" | "apply";
export const STAND_REFUSALS = ["inactive", "noStand", "noTicket", "banned", "noStaff", "over"] as const;
export type StandRefusal = (typeof STAND_REFUSALS)[number];

export type StandFacts = {
	isActive: boolean;
	/** Whether the exhibitor belongs to the event and its stand is published. */
	isShown: boolean;
	/** Whether the account has a confirmed ticket for the event, of any package. */
	hasTicket: boolean;
	/** Whether the organiser has banned them from networking. */
	isBanned: boolean;
	hasStaff: boolean;
	/** Whether the contact period of exhibitors is over. */
	isOver: boolean;
};

/** Why an action at a stand is refused, or undefined (spec §6: an active account, any package). */
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

/** The phase of the event. Its days run from the first midnight to the last in its zone. */
function phaseOf({ startsAt, endsAt, timeZone }: EventTimes, now: Date): "before" | "during" | "after" {
	const day = dayOf(now, timeZone);
	if (day < dayOf(startsAt, timeZone)) return "before";
	return day > dayOf(endsAt, timeZone) ? "after" : "during";
}

/** The days of an event in its zone, first to last. */
export function eventDays({ startsAt, endsAt, timeZone }: EventTimes): string[] {
	const last = dayOf(endsAt, timeZone);
	const days: string[] = [];
	for (let day = dayOf(startsAt, timeZone); day <= last; day = addDays(day, 1)) days.push(day);
	return days;
}

/** When an open stand closes. Undefined if it is closed or has no hours. */
export function openNowUntil({ opensAt, closesAt }: Hours, event: EventTimes, now: Date): Date | undefined {
	if (opensAt === null || closesAt === null || phaseOf(event, now) !== "during") return undefined;
	const day = dayOf(now, event.timeZone);
	const closes = instantOf(`${day}T${closesAt}`, event.timeZone);
	return instantOf(`${day}T${opensAt}`, event.timeZone) <= now && now < closes ? closes : undefined;
}

type DutyTimes = { startsAt: Date | null; endsAt: Date | null };

/**
 * Whether a shift is current or upcoming; undefined once past. Without times it lasts for the opening hours of each
 * day, or for whole event days.
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

/** When a shift's `dutyState` next changes. */
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

/** A salary range in thousands of złoty: "18–26", "7,5"; undefined if unset. */
export function thousands(lang: "pl" | "en", from: number | null, to: number | null): string | undefined {
	const ends = [from, to].flatMap((grosz) => (grosz === null ? [] : [numberText(lang, grosz / 100_000, { max: 1 })]));
	return ends.length === 0 ? undefined : [...new Set(ends)].join("–");
}
