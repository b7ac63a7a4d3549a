import { compareNumbered } from "../../kit/i18n/compare-text.ts";
import { dayOf } from "../../kit/time/zone.ts";
import { kindOf } from "./day.ts";
import { isLive } from "./rules.ts";
import type { ExhibitorMeetings } from "./staff-contract.ts";

/** A free slot, or the meeting that has it now or would have it after a move. */
export type TimetableCell =
	| { kind: "free"; slotId: number }
	| { kind: ReturnType<typeof kindOf>; meetingId: number; firstName: string; lastName: string };

export type TimetableDay = {
	/** "2025-06-06", in the event's zone. */
	day: string;
	/** Start times in order, as ISO 8601 instants. */
	times: string[];
	/** Online comes last; a cell is undefined if nothing begins there. */
	places: { table: string | null; cells: { time: string; cell: TimetableCell | undefined }[] }[];
};

type Entry = { startDate: string; table: string | null; cell: TimetableCell };

/** Arranges an exhibitor's slots and meetings by day, place and time. An open move takes its slot too. */
export function timetable({ timeZone, meetings, freeSlots }: ExhibitorMeetings): TimetableDay[] {
	const meetingEntries = meetings
		.filter((one) => isLive(one.state))
		.flatMap((one): Entry[] => {
			const { meetingId, firstName, lastName, isOver, move } = one;
			const entry = (at: typeof one | NonNullable<typeof move>, kind: ReturnType<typeof kindOf>): Entry => ({
				startDate: at.startDate,
				table: at.table,
				cell: { kind, meetingId, firstName, lastName },
			});
			const moved = move && entry(move, kindOf({ state: "asked", by: move.by, isOver }, "exhibitor"));
			return [entry(one, kindOf(one, "exhibitor")), ...(moved ? [moved] : [])];
		});
	const free = freeSlots.map(({ slotId, startDate, table }): Entry => {
		return { startDate, table, cell: { kind: "free", slotId } };
	});
	const byDay = Map.groupBy([...meetingEntries, ...free], ({ startDate }) => dayOf(new Date(startDate), timeZone));
	return [...byDay]
		.toSorted(([one], [other]) => (one < other ? -1 : 1))
		.map(([day, entries]) => {
			const times = [...new Set(entries.map(({ startDate }) => startDate))].toSorted();
			const places = [...Map.groupBy(entries, ({ table }) => table)].toSorted(([one], [other]) => inOrder(one, other));
			return {
				day,
				times,
				places: places.map(([table, there]) => ({
					table,
					cells: times.map((time) => ({ time, cell: there.find(({ startDate }) => startDate === time)?.cell })),
				})),
			};
		});
}

/** "B2" comes before "B10", online last. */
function inOrder(one: string | null, other: string | null): number {
	if (one === null || other === null) return Number(one === null) - Number(other === null);
	return compareNumbered("pl", one, other);
}

/** The first day with future entries, otherwise the last. */
export function dayToShow(days: readonly TimetableDay[], now: Date): TimetableDay | undefined {
	return days.find(({ times }) => times.some((time) => Date.parse(time) > now.getTime())) ?? days.at(-1);
}

export function countsOf({ places }: TimetableDay): { agreed: number; waits: number; free: number } {
	const kinds = places.flatMap(({ cells }) => cells.map(({ cell }) => cell?.kind));
	const countOf = (...wanted: TimetableCell["kind"][]) => kinds.filter((kind) => kind && wanted.includes(kind)).length;
	return { agreed: countOf("agreed"), waits: countOf("toAnswer", "waiting"), free: countOf("free") };
}
