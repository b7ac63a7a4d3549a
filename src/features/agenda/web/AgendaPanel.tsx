import { useDeferredValue, useMemo, useState } from "react";
import { localized } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { CategoryCalendar, CategoryTree } from "../contract.ts";
import { type LectureFilter, offersSort } from "../rules.ts";
import { agendaTexts, foundCount, lectureCount } from "../texts.ts";
import { AgendaDay } from "./AgendaDay.tsx";
import { AgendaFilters, type DayChoice, DaySegment, EditionLinks, SortSwitch } from "./AgendaTools.tsx";
import type { AgendaProps, AgendaTab, Found } from "./agenda-props.ts";
import { flatDays, foundDays, isFiltering, lectureTotal } from "./arrangement.ts";
import type { DayFolds, DayLook } from "./day-look.ts";
import { keepPlace } from "./keep-place.ts";
import type { View } from "./use-view.ts";

type Props = AgendaProps & {
	category: AgendaTab;
	tree: CategoryTree;
	view: View;
	found: Found;
	onChoose: (category: AgendaTab) => void;
};

/** One tab of the agenda: the tools, and its days. */
export function AgendaPanel(props: Props) {
	const { lang, tree, view, isFlat, calendarCode, startsCollapsed } = props;
	const calendars = useMemo(
		() => (isFlat ? flatDays(tree.calendars, calendarCode) : [...tree.calendars]),
		[tree, isFlat, calendarCode],
	);
	const [day, setDay] = useState<DayChoice>(startsCollapsed || isFlat ? "all" : firstDay(calendars));
	const onFilter = (next: LectureFilter) => {
		// What is looked for may stand on any day.
		if (isFiltering(next) && !isFiltering(view.filter)) setDay("all");
		view.setFilter(next);
	};
	const isEmpty = lectureTotal(calendars) === 0;
	return (
		<>
			{props.editions.length > 1 && <EditionLinks lang={lang} editions={props.editions} calendarCode={calendarCode} />}
			{isEmpty && <p className="ag-empty">{(isFlat ? agendaTexts.emptyEdition : agendaTexts.emptyCategory)[lang]}</p>}
			{!isEmpty && !isFlat && (
				<div className="ag-tools">
					{calendars.length > 1 && <DaySegment lang={lang} calendars={calendars} chosen={day} onChoose={setDay} />}
					<AgendaFilters lang={lang} lectures={lecturesOf(calendars)} filter={view.filter} onFilter={onFilter} />
					{offersSort(tree) && <SortSwitch lang={lang} sort={view.sort} onSort={view.setSort} />}
				</div>
			)}
			{!isEmpty && <Days {...props} calendars={calendars} day={day} />}
		</>
	);
}

/** What is found on the chosen days. It follows what is typed and chosen when there is time for it. */
function Days({ calendars, day, ...props }: Props & { calendars: CategoryCalendar[]; day: DayChoice }) {
	const { lang, view, isFlat } = props;
	const filter = useDeferredValue(view.filter);
	const found = useMemo(() => foundDays(calendars, filter), [calendars, filter]);
	const look = useLook(props);
	const isShown = (one: CategoryCalendar) => day === "all" || day === one.objectId;
	const total = lectureTotal(found.filter(isShown));
	const areFolds = !isFiltering(filter) && !isFlat;
	return (
		<>
			{!isFlat && <Overview {...props} total={total} isFiltered={isFiltering(filter)} />}
			{total === 0 && <NothingFound {...props} />}
			{found.map((one) => (
				<div key={one.objectId} data-off={!isShown(one) || undefined} className="ag-day-place">
					<AgendaDay
						look={look}
						folds={foldsOf(props, one, areFolds)}
						calendar={one}
						extra={areFolds && calendars.length === 1 && <FoldAll lang={lang} view={view} />}
					/>
				</div>
			))}
		</>
	);
}

const lecturesOf = (calendars: readonly CategoryCalendar[]) =>
	calendars.flatMap((calendar) => calendar.tracks.flatMap((track) => track.lectures));

/** The first day that has lectures. */
function firstDay(calendars: readonly CategoryCalendar[]): DayChoice {
	return (calendars.find((one) => lectureTotal([one]) > 0) ?? calendars[0])?.objectId ?? "all";
}

function useLook({ lang, base, timeZone, eventCode, tree, category, isFlat, isOver, view }: Props): DayLook {
	const sort = useDeferredValue(view.sort);
	const isByHour = sort === "sortByHour" && offersSort(tree) && !isFlat;
	const showsLength = !tree.isHourlySignificant && !category.isFake && !isFlat;
	return useMemo(
		() => ({
			lang,
			base,
			timeZone,
			eventCode,
			showsLength,
			isBig: isFlat,
			isOver,
			isByHour,
			heading: isFlat || isByHour ? "h4" : "h5",
		}),
		[lang, base, timeZone, eventCode, showsLength, isFlat, isOver, isByHour],
	);
}

/** What is found is open; otherwise the visitor decides. */
function foldsOf({ view }: Props, { objectId }: CategoryCalendar, areOffered: boolean): DayFolds {
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

/** How much is shown, announced when it changes; one day alone says it itself. */
function Overview({ lang, view, tree, total, isFiltered }: Props & { total: number; isFiltered: boolean }) {
	const isResultShown = isFiltered || tree.calendars.length > 1;
	return (
		<div className="ag-overview">
			<p role="status">{isResultShown && (isFiltered ? foundCount(lang, total) : lectureCount(lang, total))}</p>
			{isFiltered ? (
				<button type="button" className="ag-link" onClick={() => view.setFilter({})}>
					<Icon name="close" />
					{agendaTexts.clearFilter[lang]}
				</button>
			) : (
				isResultShown && <FoldAll lang={lang} view={view} />
			)}
		</div>
	);
}

/** Closes or opens the whole agenda. */
function FoldAll({ lang, view }: Pick<Props, "lang" | "view">) {
	return (
		<button
			type="button"
			className="ag-link ag-fold-all"
			onClick={(event) => {
				keepPlace(event.currentTarget);
				view.setAll(!view.isAllClosed);
			}}
		>
			<Icon name="list" />
			{(view.isAllClosed ? agendaTexts.expandAll : agendaTexts.collapseAll)[lang]}
		</button>
	);
}

/** Nothing here; where other tabs have something, the ways to it. */
function NothingFound({ lang, view, categories, found, onChoose }: Props) {
	const others = categories.filter((one) => found.get(one.objectId));
	return (
		<div className="ag-empty">
			<Icon name="search" size={32} />
			<p>{(others.length > 0 ? agendaTexts.foundElsewhere : agendaTexts.nothingFound)[lang]}</p>
			{others.map((one) => (
				<button type="button" className="btn btn-small" key={one.objectId} onClick={() => onChoose(one)}>
					{localized(lang, one.name, one.nameEn)}: {lectureCount(lang, found.get(one.objectId) ?? 0)}
				</button>
			))}
			<button type="button" className="btn btn-soft btn-small" onClick={() => view.setFilter({})}>
				{agendaTexts.clearFilter[lang]}
			</button>
		</div>
	);
}
