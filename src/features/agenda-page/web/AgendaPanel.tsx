import { useDeferredValue, useMemo, useState } from "react";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { CategoryTree } from "../../agenda/contract.ts";
import { isFiltering, type LectureFilter } from "../../agenda/filter.ts";
import { hasRooms } from "../room-grid.ts";
import { type AgendaSort, offersSort } from "../rules.ts";
import { agendaTexts, moreLectures } from "../texts.ts";
import { AgendaDay } from "./AgendaDay.tsx";
import { AgendaFilters, FilterChips, useFilterOptions } from "./AgendaFilters.tsx";
import { FoldAll, NothingFound, Overview } from "./AgendaOverview.tsx";
import { type DayChoice, DaySegment, EditionLinks, SortSwitch } from "./AgendaTools.tsx";
import type { PanelProps } from "./agenda-props.ts";
import {
	type AgendaCalendar,
	DRAWN_AT_ONCE,
	firstLectures,
	flatDays,
	foundDays,
	initialDay,
	isLarge,
	lectureTotal,
	PIECE,
	wholeTotal,
} from "./arrangement.ts";
import type { DayFolds, DayLook } from "./day-look.ts";
import { useIsWide } from "./use-is-wide.ts";
import { usePieces } from "./use-pieces.ts";
import type { View } from "./use-view.ts";

export function AgendaPanel(props: PanelProps) {
	const { lang, tree, isFlat, calendarCode } = props;
	const calendars: AgendaCalendar[] = useMemo(
		() => (isFlat ? flatDays(tree.calendars, calendarCode) : [...tree.calendars]),
		[tree, isFlat, calendarCode],
	);
	const day = dayChoice(props, calendars);
	const isEmpty = wholeTotal(calendars) === 0;
	return (
		<>
			{props.editions.length > 1 && <EditionLinks lang={lang} editions={props.editions} calendarCode={calendarCode} />}
			{isEmpty && <p className="ag-empty">{(isFlat ? agendaTexts.emptyEdition : agendaTexts.emptyCategory)[lang]}</p>}
			{!isEmpty && !isFlat && <Tools {...props} calendars={calendars} day={day} />}
			{!isEmpty && <Days {...props} calendars={calendars} day={day} />}
		</>
	);
}

type DaysProps = PanelProps & { calendars: AgendaCalendar[]; day: DayChoice };

function Tools({ lang, tree, view, calendars, day }: DaysProps) {
	const options = useFilterOptions(lang, calendars);
	const sort = useSort(tree, view.sort);
	const onFilter = (next: LectureFilter) => {
		// A search covers all days.
		if (isFiltering(next) && !isFiltering(view.filter)) view.setDay(null);
		view.setFilter(next);
	};
	const onDay = (chosen: DayChoice) => view.setDay(calendars.find((one) => one.objectId === chosen)?.code ?? "all");
	const filters = { lang, options, filter: view.filter, onFilter };
	const lectures = calendars.flatMap((one) => one.tracks.flatMap((track) => track.lectures));
	return (
		<>
			<div className="ag-tools">
				{calendars.length > 1 && <DaySegment lang={lang} calendars={calendars} chosen={day} onChoose={onDay} />}
				<AgendaFilters {...filters} />
				{offersSort(tree) && <SortSwitch lang={lang} sort={sort} hasRooms={hasRooms(lectures)} onSort={view.setSort} />}
			</div>
			<FilterChips {...filters} />
		</>
	);
}

/** Without a choice, a search covers all days. */
function dayChoice({ view, startsCollapsed, isFlat, today }: PanelProps, calendars: AgendaCalendar[]): DayChoice {
	const chosen = calendars.find((one) => one.code === view.day);
	if (chosen) return chosen.objectId;
	const areAllWanted = startsCollapsed && !isLarge(wholeTotal(calendars));
	if (isFlat || view.day === "all" || isFiltering(view.filter) || areAllWanted) return "all";
	return initialDay(calendars, { requested: null, today })?.objectId ?? "all";
}

/** Rooms side by side need a wide screen. */
function useSort(tree: CategoryTree, sort: AgendaSort): AgendaSort {
	const isWide = useIsWide();
	if (!offersSort(tree)) return "sortDefault";
	return sort === "sortByRoom" && !isWide ? "sortByHour" : sort;
}

/** Draws the matching lectures of the chosen days at low priority. */
// long: decides the displayed days in one place
function Days({ calendars, day: chosenDay, ...props }: DaysProps) {
	const { lang, view, isFlat } = props;
	const filter = useDeferredValue(view.filter);
	const day = useDeferredValue(chosenDay);
	const [limit, setLimit] = useState(DRAWN_AT_ONCE);
	const found: AgendaCalendar[] = useMemo(() => foundDays(calendars, filter), [calendars, filter]);
	const isShown = (one: AgendaCalendar) => day === "all" || day === one.objectId;
	const total = wholeTotal(found.filter(isShown));
	const look = useLook(props, total);
	// Without scripts hidden days must be in the document too, except in a large tab.
	const isWhole = !isLarge(wholeTotal(calendars));
	const isByTrack = look.sort === "sortDefault";
	const isCut = isByTrack && total > limit;
	const inView = useMemo(() => {
		const days = found.filter((one) => isWhole || isShown(one) || one.omitted);
		return isCut ? firstLectures(days, limit) : days;
	}, [found, isWhole, day, isCut, limit]);
	const subject = useMemo(() => ({ filter, day, sort: look.sort }), [filter, day, look.sort]);
	const drawn = usePieces(subject, { piece: isWhole || !isByTrack ? limit : PIECE, limit, startsWhole: true });
	const areFolds = !isFiltering(filter) && !isFlat;
	const hasOne = calendars.length === 1;
	const folds = useMemo(
		() => new Map(inView.map((one) => [one, foldsOf(view, one, areFolds)])),
		[inView, view.folds, areFolds],
	);
	// Unchanged elements stay identical, so that input does not redraw all days.
	const list = useMemo(() => {
		let left = isWhole ? Number.POSITIVE_INFINITY : drawn;
		return inView.map((one) => {
			const own = left;
			left -= lectureTotal([one]);
			return (
				<div key={one.objectId} data-off={!isShown(one) || undefined} className="ag-day-place">
					<AgendaDay
						look={look}
						folds={invariant(folds.get(one), "the folds of a day")}
						calendar={one}
						drawn={own}
						extra={areFolds && hasOne && <FoldAll lang={lang} view={view} />}
					/>
				</div>
			);
		});
	}, [inView, isWhole, drawn, day, look, folds, areFolds, hasOne, lang]);
	return (
		<>
			{!isFlat && <Overview {...props} total={total} isFiltered={isFiltering(filter)} />}
			{total === 0 && <NothingFound {...props} />}
			{list}
			{isCut && (
				<button type="button" className="btn btn-soft" onClick={() => setLimit(limit + DRAWN_AT_ONCE)}>
					{moreLectures(lang, total - limit)}
				</button>
			)}
		</>
	);
}

function useLook(props: PanelProps, total: number): DayLook {
	const { lang, base, timeZone, eventCode, tree, category, isFlat, isOver, view } = props;
	const wanted = useSort(tree, view.sort);
	const sort = useDeferredValue(isFlat ? "sortDefault" : wanted);
	const showsLength = !tree.isHourlySignificant && !category.isFake && !isFlat;
	const isCompact = isLarge(total);
	return useMemo(
		() => ({
			lang,
			base,
			timeZone,
			eventCode,
			showsLength,
			isBig: isFlat,
			isOver,
			isCompact,
			sort,
			heading: isFlat || sort !== "sortDefault" ? "h4" : "h5",
		}),
		[lang, base, timeZone, eventCode, showsLength, isFlat, isOver, isCompact, sort],
	);
}

/** A search opens all days; otherwise the visitor decides. */
function foldsOf(view: View, { objectId }: AgendaCalendar, areOffered: boolean): DayFolds {
	const dayKey = `d${objectId}`;
	const trackKey = (track: { objectId: number }) => `${dayKey}t${track.objectId}`;
	return {
		areOffered,
		isDayClosed: areOffered && view.isClosed(dayKey),
		toggleDay: () => view.toggle(dayKey),
		isTrackClosed: (track) => areOffered && view.isClosed(trackKey(track)),
		toggleTrack: (track) => view.toggle(trackKey(track)),
	};
}
