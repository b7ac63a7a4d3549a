import { useDeferredValue, useEffect, useId, useMemo } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { isFiltering } from "../../agenda/filter.ts";
import { SCHEDULE_FEEDS, trackCalendarPath } from "../feeds.ts";
import { agendaTexts } from "../texts.ts";
import { AgendaPanel } from "./AgendaPanel.tsx";
import { AgendaTabs } from "./AgendaTabs.tsx";
import type { AgendaProps, MatchCounts } from "./agenda-props.ts";
import { foundDays, lectureTotal } from "./arrangement.ts";
import { useAgenda } from "./use-agenda.ts";
import { useView, type View } from "./use-view.ts";
import { useViewAddress } from "./use-view-address.ts";

/** The agenda of an event: an island, readable without scripts. */
// long: one section's markup, whose parts are components already
export function AgendaSection(props: AgendaProps) {
	const { lang, categories } = props;
	const id = useId();
	const agenda = useAgenda(props);
	const view = useView(props.startsCollapsed, props.isFlat ? null : props.calendarCode);
	useAddress(props, agenda, view);
	const found = useFound(props, agenda, view);
	const hasTabs = categories.length > 1 && !props.isFlat;
	const panel = hasTabs && {
		role: "tabpanel",
		id: `${id}-panel`,
		"aria-labelledby": `${id}-tab-${agenda.category?.objectId}`,
	};
	return (
		<section className="ag" aria-labelledby="agenda" ref={agenda.place}>
			<div className="wrap">
				<header className="ag-head">
					<h2 className="h-section" id="agenda">
						{agendaTexts.heading[lang]}
					</h2>
					<p className="lead">{props.intro}</p>
				</header>
				{hasTabs && (
					<AgendaTabs
						lang={lang}
						id={id}
						categories={categories}
						found={found}
						chosen={agenda.category?.objectId}
						onChoose={agenda.choose}
					/>
				)}
				<p className="ag-message" role="status">
					{agenda.message}
				</p>
				<div {...panel} aria-busy={agenda.isBusy}>
					<Content {...props} agenda={agenda} view={view} found={found} />
				</div>
				{props.hasSchedule && <FeedLinks {...props} tracks={view.filter.tracks ?? []} />}
			</div>
		</section>
	);
}

type Agenda = ReturnType<typeof useAgenda>;

/** The address stores filter, day and tab; editions of a meetup have addresses of their own. */
function useAddress({ categories, initialTab, isFlat, calendarCode }: AgendaProps, agenda: Agenda, view: View): void {
	const tab = agenda.category?.objectId;
	const calendar = isFlat ? (calendarCode ?? undefined) : view.day === "all" ? undefined : (view.day ?? undefined);
	useViewAddress({ filter: view.filter, calendar, tab: tab === initialTab ? undefined : tab }, (asked) => {
		if (isFlat) return;
		if (isFiltering(asked.filter) || isFiltering(view.filter)) view.setFilter(asked.filter);
		view.setDay(asked.calendar ?? null);
		const category = categories.find((one) => one.objectId === asked.tab);
		if (category) agenda.choose(category);
	});
}

function useFound({ categories }: AgendaProps, agenda: Agenda, view: View): MatchCounts {
	const filter = useDeferredValue(view.filter);
	const isSearching = isFiltering(view.filter);
	// A search covers all tabs.
	useEffect(() => void (isSearching && agenda.loadAll()), [isSearching]);
	return useMemo(() => {
		const counted = isFiltering(filter) ? categories : [];
		return new Map(
			counted.flatMap((one) => {
				const tree = agenda.trees[one.objectId];
				return tree && tree !== "failed" ? [[one.objectId, lectureTotal(foundDays(tree.calendars, filter))]] : [];
			}),
		);
	}, [filter, categories, agenda.trees]);
}

function Content({ agenda, view, found, ...props }: AgendaProps & { agenda: Agenda; view: View; found: MatchCounts }) {
	const { shown, tree, isFailed } = agenda;
	if (!shown) return <p className="ag-empty">{agendaTexts.emptyAgenda[props.lang]}</p>;
	if (!tree && !isFailed) return <Skeleton lang={props.lang} />;
	return (
		<>
			{isFailed && <Unavailable lang={props.lang} onRetry={() => agenda.choose(shown)} />}
			{tree && (
				<AgendaPanel
					key={shown.objectId}
					{...props}
					category={shown}
					tree={tree}
					view={view}
					found={found}
					onChoose={agenda.choose}
				/>
			)}
		</>
	);
}

/** Links to the programme's files. For a single chosen track there is only its calendar. */
function FeedLinks({ lang, base, tracks }: AgendaProps & { tracks: readonly number[] }) {
	const [track, another] = tracks;
	return (
		<p className="ag-feeds">
			{agendaTexts.feeds[lang]}{" "}
			{SCHEDULE_FEEDS.map(({ file, name }) => (
				<a key={file} href={`${base}/${file}`}>
					{name[lang]}
				</a>
			))}
			{track !== undefined && another === undefined && (
				<a href={trackCalendarPath(base, track)}>{agendaTexts.trackFeed[lang]}</a>
			)}
		</p>
	);
}

function Unavailable({ lang, onRetry }: { lang: Lang; onRetry: () => void }) {
	return (
		<div className="ag-empty">
			<p>{agendaTexts.unavailable[lang]}</p>
			<button type="button" className="btn btn-soft btn-small" onClick={onRetry}>
				{agendaTexts.retry[lang]}
			</button>
		</div>
	);
}

function Skeleton({ lang }: { lang: Lang }) {
	return (
		<div className="ag-skeleton" aria-busy="true">
			<p className="sr-only">{agendaTexts.loading[lang]}</p>
			{Array.from({ length: 8 }, (_, index) => (
				// The eight placeholders never change.
				<span key={index} />
			))}
		</div>
	);
}
