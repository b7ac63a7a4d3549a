import { instantOf } from "../../kit/time/instant.ts";
import { dayOf, timeText } from "../../kit/time/zone.ts";

const HALF_HOUR_MS = 30 * 60_000;
const SPAN_MS = 4 * HALF_HOUR_MS;

/** A published slot or a meeting; instants are ISO 8601. */
type TimeSpan = { startDate: string; endDate: string };
type DayPlan = { day: string; timeZone: string; published: readonly TimeSpan[]; now: Date };

/**
 * Suggests two hours, as values of local time fields, on the event's first day, or today if that is later. They begin
 * at ten, at the next full half hour, or after the day's last published slot.
 */
export function timesToPublish({ day, timeZone, published, now }: DayPlan): { from: string; to: string } {
	const soon = Math.floor(now.getTime() / HALF_HOUR_MS + 1) * HALF_HOUR_MS;
	const today = dayOf(new Date(soon), timeZone);
	const chosen = today > day ? today : day;
	const ten = instantOf(`${chosen}T10:00`, timeZone).getTime();
	const ends = published
		.filter(({ startDate }) => dayOf(new Date(startDate), timeZone) === chosen)
		.map(({ endDate }) => Date.parse(endDate));
	const from = Math.max(ten, soon, ...ends);
	const local = (instant: number) => {
		const at = new Date(instant);
		return `${dayOf(at, timeZone)}T${timeText("en", at, timeZone)}`;
	};
	return { from: local(from), to: local(from + SPAN_MS) };
}
