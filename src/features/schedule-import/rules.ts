import type { Tally } from "./contract.ts";
import type { BreakDraft, DayDraft, Drafts, LectureDraft, LecturerDraft, TrackDraft } from "./drafts.ts";
import type { Schedule } from "./schedule.ts";
import { hasOffset, zoneOfOffset } from "./times.ts";

/** Rows without a key are the organiser's own. `isPinned`: the organiser uses the row. */
export type StoredSchedule = {
	days: {
		id: number;
		key: string | null;
		date: string;
		code: string;
		startsAt: Date;
		endsAt: Date;
		/** Whether it is onsite or online like the event. Days of another kind are not matched. */
		isSameKind: boolean;
		isPinned: boolean;
	}[];
	tracks: { id: number; key: string | null; name: string; isPinned: boolean }[];
	lecturers: { id: number; key: string; hash: string | null; isPinned: boolean }[];
	lectures: { id: number; key: string; hash: string | null; subject: string }[];
	breaks: { id: number; key: string; dayId: number; name: string; startsAt: Date; endsAt: Date }[];
	/** Null for events that the organiser created, whose dates do not change. */
	importedSpan: Span | null;
};
export type Span = { startsAt: Date; endsAt: Date };

/** Changes to one kind of row. `known` maps a key to the existing row. */
export type Changes<D> = {
	create: D[];
	update: { id: number; draft: D }[];
	unchanged: number;
	remove: number[];
	known: Map<string, number>;
};
export type Plan = {
	days: Changes<DayDraft & { code: string }>;
	tracks: Changes<TrackDraft>;
	lecturers: Changes<LecturerDraft>;
	lectures: Changes<LectureDraft>;
	breaks: Changes<BreakDraft>;
	/** The event's new dates if they change. */
	span: Span | null;
	/** How many rows are missing from the file but used by the organiser. */
	kept: number;
};

type Row = { id: number; key: string | null; isPinned?: boolean };

function changesOf<D extends { key: string }, S extends Row>(
	drafts: readonly D[],
	stored: readonly S[],
	decide: { isChanged(draft: D, row: S): boolean; isSame?(draft: D, row: S): boolean },
): Changes<D> {
	const byKey = new Map(stored.flatMap((row) => (row.key === null ? [] : [[row.key, row] as const])));
	const own = stored.filter((row) => row.key === null);
	const changes: Changes<D> = { create: [], update: [], unchanged: 0, remove: [], known: new Map() };
	for (const draft of drafts) {
		const imported = byKey.get(draft.key);
		const row = imported ?? own.find((one) => decide.isSame?.(draft, one));
		if (!row) changes.create.push(draft);
		else {
			changes.known.set(draft.key, row.id);
			if (imported && decide.isChanged(draft, imported)) changes.update.push({ id: imported.id, draft });
			else changes.unchanged++;
		}
	}
	const wanted = new Set(drafts.map((draft) => draft.key));
	for (const [key, row] of byKey) if (!wanted.has(key) && !row.isPinned) changes.remove.push(row.id);
	return changes;
}

function storedCount(stored: readonly Row[], drafts: readonly { key: string }[]): number {
	const wanted = new Set(drafts.map((draft) => draft.key));
	return stored.filter((row) => row.key !== null && row.isPinned && !wanted.has(row.key)).length;
}

function isOtherSpan(one: Span, other: Span): boolean {
	return one.startsAt.getTime() !== other.startsAt.getTime() || one.endsAt.getTime() !== other.endsAt.getTime();
}

/** Gives each day its date as code, with a number if the organiser uses it already. */
function coded(days: readonly DayDraft[], stored: StoredSchedule): (DayDraft & { code: string })[] {
	const takenCodes = new Set(stored.days.filter((day) => day.key === null).map((day) => day.code));
	return days.map((day) => {
		let code = day.key;
		for (let number = 2; takenCodes.has(code); number++) code = `${day.key}-${number}`;
		return { ...day, code };
	});
}

/** From the first start to the last end. */
export function wholeSpan(days: readonly Span[]): Span {
	return {
		startsAt: new Date(Math.min(...days.map((day) => day.startsAt.getTime()))),
		endsAt: new Date(Math.max(...days.map((day) => day.endsAt.getTime()))),
	};
}

/**
 * Compares drafts with stored rows. It reuses the organiser's matching days and tracks, and sets names once, so that
 * the organiser may rename. Lectures and lecturers follow the file. A recreated row also rewrites its lectures.
 */
// long: one kind of row after the other, as later ones depend on earlier ones
export function planOf(drafts: Drafts, stored: StoredSchedule): Plan {
	const days = changesOf<DayDraft & { code: string }, StoredSchedule["days"][number]>(
		coded(drafts.days, stored),
		stored.days,
		{
			isChanged: isOtherSpan,
			isSame: (draft, row) => row.date === draft.key && row.isSameKind,
		},
	);
	const tracks = changesOf(drafts.tracks, stored.tracks, {
		isChanged: () => false,
		isSame: (draft, row) => row.name.toLowerCase() === draft.key,
	});
	const lecturers = changesOf(drafts.lecturers, stored.lecturers, {
		isChanged: (draft, row) => draft.hash !== row.hash,
	});
	const made = (changes: Changes<{ key: string }>) => new Set(changes.create.map((one) => one.key));
	const [newDays, newTracks, newLecturers] = [made(days), made(tracks), made(lecturers)];
	const pointsToNew = (draft: LectureDraft) =>
		newDays.has(draft.day) ||
		(draft.track !== null && newTracks.has(draft.track)) ||
		draft.lecturers.some((key) => newLecturers.has(key));
	const lectures = changesOf(drafts.lectures, stored.lectures, {
		isChanged: (draft, row) => draft.hash !== row.hash || pointsToNew(draft),
	});
	const breaks = changesOf(drafts.breaks, stored.breaks, {
		isChanged: (draft, row) =>
			days.known.get(draft.day) !== row.dayId || draft.name !== row.name || isOtherSpan(draft, row),
	});
	const fileDays = new Set(drafts.days.map((day) => day.key));
	const staying = stored.days.filter(({ key, isPinned }) => key !== null && isPinned && !fileDays.has(key));
	const span = wholeSpan([...drafts.days, ...staying]);
	return {
		days,
		tracks,
		lecturers,
		lectures,
		breaks,
		span: stored.importedSpan && isOtherSpan(stored.importedSpan, span) ? span : null,
		kept:
			storedCount(stored.days, drafts.days) +
			storedCount(stored.tracks, drafts.tracks) +
			storedCount(stored.lecturers, drafts.lecturers),
	};
}

/** Prefixes keys of lectures, lecturers and breaks, so that publications never collide. They share days and tracks. */
export function ofSource(drafts: Drafts, source: string): Drafts {
	const own = (key: string) => `${prefixOf(source)}${key}`;
	const keyed = <D extends { key: string }>(all: D[]) => all.map((one) => ({ ...one, key: own(one.key) }));
	return {
		...drafts,
		lecturers: keyed(drafts.lecturers),
		lectures: keyed(drafts.lectures).map((one) => ({ ...one, lecturers: one.lecturers.map(own) })),
		breaks: keyed(drafts.breaks),
	};
}

export function prefixOf(source: string): string {
	return `${source}:`;
}

export function lectureChanges({ lectures }: Plan, stored: StoredSchedule) {
	const subjects = new Map(stored.lectures.map(({ id, subject }) => [id, subject]));
	return {
		created: lectures.create.map((one) => one.subject),
		updated: lectures.update.map(({ draft }) => draft.subject),
		removed: lectures.remove.map((id) => subjects.get(id) ?? String(id)),
	};
}

export function tallyOf(changes: Changes<{ key: string }>): Tally {
	const { create, update, unchanged, remove } = changes;
	return { created: create.length, updated: update.length, unchanged, removed: remove.length };
}

export function isNothingToDo(plan: Plan): boolean {
	const all = [plan.days, plan.tracks, plan.lecturers, plan.lectures, plan.breaks];
	return (
		plan.span === null && all.every(({ create, update, remove }) => create.length + update.length + remove.length === 0)
	);
}

/**
 * The requested zone, else the file's, else `usual` if the file's times fit it, otherwise a zone of the file's offset.
 */
export function zoneOfNewEvent(
	requested: string | null,
	schedule: Pick<Schedule, "timeZone" | "offset" | "talks">,
	usual: string,
): string {
	const { timeZone, offset, talks } = schedule;
	const named = requested ?? timeZone;
	if (named) return named;
	if (offset === null || !talks[0] || hasOffset(usual, talks[0].startsAt, offset)) return usual;
	return zoneOfOffset(offset) ?? usual;
}

/** Undefined unless times are shown in another zone than the file's. */
export function zoneNote(zone: string, schedule: Pick<Schedule, "offset" | "talks">): string | undefined {
	const first = schedule.talks[0];
	if (schedule.offset === null || !first || hasOffset(zone, first.startsAt, schedule.offset)) return undefined;
	return `The file's times are ${schedule.offset}; the site shows them in the event's zone, ${zone}.`;
}
