import { isOver } from "./over.ts";
import { seriesOf } from "./rules.ts";

type DatedEvent = { code: string; isMeeting: boolean; startsAt: Date; endsAt: Date };

/**
 * The next edition of its series, otherwise the next conference (for a meetup, the next meetup). Undefined if there is
 * none.
 */
export function nextEvent<E extends DatedEvent>(event: DatedEvent, events: readonly E[], now: Date): E | undefined {
	const coming = events
		.filter((one) => one.code !== event.code && !isOver(one, now))
		.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
	return (
		coming.find((one) => seriesOf(one.code) === seriesOf(event.code)) ??
		coming.find((one) => one.isMeeting === event.isMeeting) ??
		coming[0]
	);
}
