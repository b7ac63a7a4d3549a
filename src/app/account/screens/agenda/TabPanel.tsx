import type { CategoryTree } from "../../../../features/agenda/contract.ts";
import { isFlatList } from "../../../../features/agenda/rules.ts";
import { agendaTexts } from "../../../../features/agenda-page/texts.ts";
import { Choice, LectureSearch } from "../../../../features/agenda-page/web/AgendaTools.tsx";
import { isPast } from "../../../../features/plan/rules.ts";
import { planTexts as texts } from "../../../../features/plan/texts.ts";
import type { PlanInHand } from "../../../../features/plan/web/use-plan.ts";
import { localized } from "../../../../kit/i18n/lang.ts";
import { Icon } from "../../../../kit/ui/icons.tsx";
import { useFrame } from "../../../client/use-frame.ts";
import { DayList } from "./DayList.tsx";
import { type ListFilter, listedOf, tracksOf } from "./listed.ts";
import type { AgendaLook } from "./look.ts";
import { OnNow } from "./OnNow.tsx";

type Props = {
	look: AgendaLook;
	hand: PlanInHand;
	tree: CategoryTree;
	filter: ListFilter;
	onFilter(filter: ListFilter): void;
	requested: number | undefined;
};

export function TabPanel(props: Props) {
	const { look, hand, tree, filter, requested } = props;
	const { event } = useFrame();
	const hasHours = tree.isHourlySignificant || isFlatList(event.code);
	const all = tree.calendars.flatMap((calendar) => listedOf(calendar, hasHours, {}));
	const days = tree.calendars
		.map((calendar) => ({ calendar, listed: listedOf(calendar, hasHours, filter) }))
		.filter((day) => day.listed.length > 0);
	const hidesPast = days.some((day) => day.listed.some((one) => !isPast(one.planned, look.now)));
	return (
		<>
			<OnNow look={look} plan={hand.plan} listed={all} />
			<Tools {...props} ids={all.map((one) => one.lecture.objectId)} />
			{days.length === 0 && <Nothing {...props} isEmpty={all.length === 0} />}
			{days.map(({ calendar, listed }) => (
				<DayList
					key={calendar.objectId}
					look={look}
					hand={hand}
					calendar={calendar}
					listed={listed}
					hasHours={hasHours}
					hidesPast={hidesPast}
					requested={requested}
					hasName={tree.calendars.length > 1}
				/>
			))}
		</>
	);
}

function Tools({ look: { lang }, hand, tree, filter, onFilter, ids }: Props & { ids: number[] }) {
	const favourites = favouritesOf(hand);
	const tracks = tracksOf(tree);
	const show = (onlyFavourites: boolean) => onFilter({ ...filter, ids: onlyFavourites ? favourites : undefined });
	return (
		<div className="pl-tools">
			<fieldset className="segment" aria-label={texts.shown[lang]}>
				<button type="button" aria-pressed={!filter.ids} onClick={() => show(false)}>
					{texts.all[lang]} {ids.length}
				</button>
				<button type="button" aria-pressed={filter.ids !== undefined} onClick={() => show(true)}>
					<Icon name="star" size={18} /> {texts.favourites[lang]} {favourites.filter((one) => ids.includes(one)).length}
				</button>
			</fieldset>
			<LectureSearch lang={lang} filter={filter} onFilter={(next) => onFilter({ ...filter, ...next })} />
			{tracks.length > 1 && (
				<Choice
					label={texts.track[lang]}
					any={texts.anyTrack[lang]}
					value={filter.trackId?.toString()}
					options={tracks.map((one) => [String(one.objectId), localized(lang, one.name, one.nameEn)])}
					onChoose={(track) => onFilter({ ...filter, trackId: track === undefined ? undefined : Number(track) })}
				/>
			)}
		</div>
	);
}

const favouritesOf = ({ plan }: PlanInHand) =>
	plan.lectures.filter((one) => one.isFavourite).map((one) => one.lectureId);

/** Gives the reason for an empty list, and a link to reset the filter. */
function Nothing({ look: { lang }, filter, onFilter, isEmpty }: Props & { isEmpty: boolean }) {
	if (isEmpty) return <p className="ag-empty">{agendaTexts.emptyCategory[lang]}</p>;
	const isForStars = filter.ids !== undefined && !filter.text && filter.trackId === undefined;
	return (
		<section className="card empty-state">
			<Icon name={isForStars ? "star" : "search"} size={28} />
			<h2 className="h-card">{isForStars ? texts.noFavourites[lang] : agendaTexts.nothingFound[lang]}</h2>
			{isForStars && <p className="text-muted">{texts.noFavouritesLead[lang]}</p>}
			<button type="button" className="btn btn-soft btn-small" onClick={() => onFilter({})}>
				{isForStars ? texts.showAll[lang] : agendaTexts.clearFilter[lang]}
			</button>
		</section>
	);
}
