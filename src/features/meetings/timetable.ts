import { compareNumbered } from "../../kit/i18n/compare-text.ts";
import { dayOf } from "../../kit/time/zone.ts";
import { kindOf } from "./day.ts";
import { isLive } from "./rules.ts";
import type { ExhibitorMeetings } from "./staff-contract.ts";

/** What stands at a place at a time: a slot that nobody holds, or the meeting that holds it, now or if it is moved. */
export type TimetableCell =
	| { kind: "free"; slotId: number }
	| { kind: ReturnType<typeof kindOf>; meetingId: number; firstName: string; lastName: string };

export type TimetableDay = {
	/** In the event's zone, "2025-06-06". */
	day: string;
	/** When something begins, in order, as instants in ISO 8601. */
	times: string[];
	/** By table, online last; at each of the times, and undefined where nothing begins there. */
	places: { table: string | null; cells: { time: string; cell: TimetableCell | undefined }[] }[];
};

type Entry = { startDate: string; table: string | null; cell: TimetableCell };

/** The slots and meetings of an exhibitor by day, place and time. A request to move a meeting holds its slot as well. */
export function timetable({ timeZone, meetings, freeSlots }: ExhibitorMeetings): TimetableDay[] {
	const held = meetings
		.filter((one) => isLive(one.state))
		.flatMap((one): Entry[] => {
			const { meetingId, firstName, lastName, isOver, move } = one;
			const entry = (at: typeof one | NonNullable<typeof move>, kind: ReturnType<typeof kindOf>): Entry => ({
				...{ startDate: at.startDate, table: at.table, cell: { kind, meetingId, firstName, lastName } },
			});
			const moved = move && entry(move, kindOf({ state: "asked", by: move.by, isOver }, "exhibitor"));
			return [entry(one, kindOf(one, "exhibitor")), ...(moved ? [moved] : [])];
		});
	const free = freeSlots.map(({ slotId, startDate, table }): Entry => {
		return { startDate, table, cell: { kind: "free", slotId } };
	});
	const byDay = Map.groupBy([...held, ...free], ({ startDate }) => dayOf(new Date(startDate), timeZone));
	return [...byDay]
		.toSorted(([one], [other]) => (one < other ? -1 : 1))
		.map(([day, entries]) => {
			const times = [...new Set(entries.map(({ startDate }) => startDate))].toSorted();
			const places = [...Map.groupBy(entries, ({ table }) => table)].toSorted(([one], [other]) => inOrder(one, other));
			return {
				...{ day, times },
				places: places.map(([table, there]) => ({
					table,
					cells: times.map((time) => ({ time, cell: there.find(({ startDate }) => startDate === time)?.cell })),
				})),
			};
		});
}

/** "B2" before "B10", and online last. */
function inOrder(one: string | null, other: string | null): number {
	if (one === null || other === null) return Number(one === null) - Number(other === null);
	return compareNumbered("pl", one, other);
}

/** The day at which one looks first: the first with something to come, otherwise the last. */
export function dayToShow(days: readonly TimetableDay[], now: Date): TimetableDay | undefined {
	return days.find(({ times }) => times.some((time) => Date.parse(time) > now.getTime())) ?? days.at(-1);
}

/** How many of a day are agreed, wait for either side's answer, and are free. */
export function countsOf({ places }: TimetableDay): { agreed: number; waits: number; free: number } {
	const kinds = places.flatMap(({ cells }) => cells.map(({ cell }) => cell?.kind));
	const countOf = (...wanted: TimetableCell["kind"][]) => kinds.filter((kind) => kind && wanted.includes(kind)).length;
	return { agreed: countOf("agreed"), waits: countOf("toAnswer", "waiting"), free: countOf("free") };
}
