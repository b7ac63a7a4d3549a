import { isLive, type MeetingSide, type MeetingState } from "./rules.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A shorter entry has no room for its text. */
const SHORTEST_MS = 20 * MINUTE_MS;

type TimeSpan = { startDate: string; endDate: string };

export type LaidOutEntry<E> = {
	one: E;
	from: number;
	minutes: number;
	/** The lane, from 0, among `lanes` side by side. */
	lane: number;
	lanes: number;
};

export type DayPlan<E> = {
	hours: Date[];
	placed: LaidOutEntry<E>[];
};

/** Arranges overlapping entries side by side. */
export function dayPlan<E extends TimeSpan>(entries: readonly E[]): DayPlan<E> {
	const spans = entries
		.map((one) => ({ one, start: Date.parse(one.startDate), end: Date.parse(one.endDate) }))
		.map((span) => ({ ...span, end: Math.max(span.end, span.start + SHORTEST_MS) }))
		.toSorted((a, b) => a.start - b.start || b.end - a.end);
	const first = Math.floor(Math.min(...spans.map(({ start }) => start)) / HOUR_MS) * HOUR_MS;
	const last = Math.ceil(Math.max(...spans.map(({ end }) => end)) / HOUR_MS) * HOUR_MS;
	const hours = Array.from({ length: Math.max(0, (last - first) / HOUR_MS) }, (_, n) => new Date(first + n * HOUR_MS));
	const placed = overlapGroups(spans).flatMap((group) => {
		const ends: number[] = [];
		const laid = group.map((span) => {
			const free = ends.findIndex((end) => end <= span.start);
			const lane = free === -1 ? ends.length : free;
			ends[lane] = span.end;
			return { ...span, lane };
		});
		return laid.map(({ one, start, end, lane }) => ({
			one,
			from: (start - first) / MINUTE_MS,
			minutes: (end - start) / MINUTE_MS,
			lane,
			lanes: ends.length,
		}));
	});
	return { hours, placed };
}

/** Groups entries that overlap directly or through others. */
function overlapGroups<S extends { start: number; end: number }>(spans: readonly S[]): S[][] {
	const groups: S[][] = [];
	let until = Number.NEGATIVE_INFINITY;
	for (const span of spans) {
		if (span.start >= until) groups.push([]);
		groups.at(-1)?.push(span);
		until = Math.max(until, span.end);
	}
	return groups;
}

type MeetingStatus = { state: MeetingState; by: MeetingSide; isOver: boolean };

/**
 * A meeting as one participant sees it: agreed, to answer, waiting for the other side, or unanswered in time. `isMine`
 * means that this participant requested it.
 */
export function meetingKind(
	{ isAgreed, isOver }: { isAgreed: boolean; isOver: boolean },
	isMine: boolean,
): "agreed" | "toAnswer" | "waiting" | "unanswered" {
	if (isAgreed) return "agreed";
	if (isOver) return "unanswered";
	return isMine ? "waiting" : "toAnswer";
}

export const kindOf = ({ state, by, isOver }: MeetingStatus, side: MeetingSide = "person") =>
	meetingKind({ isAgreed: state === "agreed", isOver }, by === side);

export function nextOf<E extends MeetingStatus & TimeSpan>(meetings: readonly E[], now: Date): E | undefined {
	return meetings
		.filter((one) => one.state === "agreed" && Date.parse(one.endDate) > now.getTime())
		.toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate))[0];
}

type WithExhibitor = MeetingStatus & { meetingId: number; isSeen: boolean; exhibitor: { objectId: number } };

/** Future meetings that the exhibitor called off, without dismissed ones and those with a newer request. */
export function calledOffMeetings<E extends WithExhibitor>(meetings: readonly E[]): E[] {
	const isAskedAgain = (one: E) =>
		meetings.some((other) => other.exhibitor.objectId === one.exhibitor.objectId && other.meetingId > one.meetingId);
	const isOff = (one: E) => !isLive(one.state) && one.by === "exhibitor" && !one.isOver && !one.isSeen;
	return meetings.filter((one) => isOff(one) && !isAskedAgain(one));
}
