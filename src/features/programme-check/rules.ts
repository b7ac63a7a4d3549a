import { isClash, type PlannedSpan } from "../plan/rules.ts";
import type { ProgrammeIssue } from "./contract.ts";

/** A lecture with its hall and speakers. */
export type CheckedLecture = PlannedSpan & {
	objectId: number;
	subject: string;
	place: string;
	lecturers: readonly { objectId: number; name: string }[];
};

type Occupancy = { kind: "hall" | "speaker"; id: string; name: string };

/** Finds pairs of lectures at the same time in one hall, or with one speaker; by start. */
export function findClashes(lectures: readonly CheckedLecture[]): ProgrammeIssue[] {
	const byUse = new Map<string, { of: Occupancy; lectures: CheckedLecture[] }>();
	for (const lecture of lectures.toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate))) {
		for (const of of occupiedBy(lecture)) {
			const use = byUse.get(`${of.kind} ${of.id}`) ?? { of, lectures: [] };
			byUse.set(`${of.kind} ${of.id}`, use);
			use.lectures.push(lecture);
		}
	}
	const found = [...byUse.values()].flatMap(({ of, lectures: using }) =>
		clashingPairs(using).map((pair) => clashOf(of, pair)),
	);
	return found.toSorted((a, b) => startOf(a) - startOf(b));
}

/** A lecture without a hall occupies only its speakers. */
function occupiedBy({ place, lecturers }: CheckedLecture): Occupancy[] {
	const hall = place.trim();
	return [
		...(hall === "" ? [] : [{ kind: "hall" as const, id: hall.toLowerCase(), name: hall }]),
		...lecturers.map(({ objectId, name }) => ({ kind: "speaker" as const, id: String(objectId), name })),
	];
}

/** Pairs of lectures, sorted by start: a lecture is compared with the following ones until one begins after its end. */
function clashingPairs(sorted: readonly CheckedLecture[]): [CheckedLecture, CheckedLecture][] {
	return sorted.flatMap((one, index) => {
		const pairs: [CheckedLecture, CheckedLecture][] = [];
		for (const next of sorted.slice(index + 1)) {
			if (Date.parse(next.startDate) > Math.max(Date.parse(one.startDate), Date.parse(one.endDate))) break;
			if (isClash(one, next)) pairs.push([one, next]);
		}
		return pairs;
	});
}

function clashOf({ kind, id, name }: Occupancy, [one, other]: [CheckedLecture, CheckedLecture]): ProgrammeIssue {
	return {
		key: `${kind === "hall" ? "hall" : `speaker-${id}`}-${one.objectId}-${other.objectId}`,
		kind,
		text: null,
		clash: { name, lectures: [partsOf(one), partsOf(other)] },
	};
}

const partsOf = ({ objectId, subject, place, startDate, endDate }: CheckedLecture) => ({
	objectId,
	subject,
	place,
	startDate,
	endDate,
});

const startOf = ({ clash }: ProgrammeIssue) => Date.parse(clash?.lectures[1].startDate ?? "");
