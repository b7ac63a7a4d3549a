import { type ComponentProps, type ReactNode, useDeferredValue, useEffect, useId, useMemo, useState } from "react";
import type { CategoryDay } from "../../../../features/agenda/contract.ts";
import { isFiltering } from "../../../../features/agenda/filter.ts";
import { tabOfMoment } from "../../../../features/agenda/rules.ts";
import { categoryNote } from "../../../../features/agenda-page/notes.ts";
import { AgendaTabs } from "../../../../features/agenda-page/web/AgendaTabs.tsx";
import type { AgendaTab } from "../../../../features/agenda-page/web/agenda-props.ts";
import { foundDays, lectureTotal } from "../../../../features/agenda-page/web/arrangement.ts";
import { useAgenda } from "../../../../features/agenda-page/web/use-agenda.ts";
import { planTexts as texts } from "../../../../features/plan/texts.ts";
import type { PlanInHand } from "../../../../features/plan/web/use-plan.ts";
import { PartFailed } from "../../../client/PartFailed.tsx";
import { ScreenSkeleton } from "../../../client/ScreenSkeleton.tsx";
import { useFrame } from "../../../client/use-frame.ts";
import type { ListFilter } from "./listed.ts";
import type { AgendaLook } from "./look.ts";
import { TabPanel } from "./TabPanel.tsx";

type Agenda = ReturnType<typeof useAgenda>;
type DatedTab = AgendaTab & { days: CategoryDay[] };

type Props = {
	look: AgendaLook;
	hand: PlanInHand;
	categories: DatedTab[];
	children: ReactNode;
};

// long: one screen's markup, whose parts are components already
export function EventAgenda({ look, hand, categories, children }: Props) {
	const { lang } = look;
	const { event } = useFrame();
	const id = useId();
	// The state keeps the first tab over midnight.
	const [first] = useState(() => firstTab(event.code, categories, look));
	const data = { lang, eventCode: event.code, categories, initialTab: first, tree: null, brief: null };
	const agenda = useAgenda({ ...data, isOver: event.isOver });
	const [filter, setFilter] = useState<ListFilter>({});
	const requested = useRequestedTab(agenda, categories);
	const choose = (tab: AgendaTab) => {
		setFilter(({ trackId: _other, ...rest }) => rest);
		agenda.choose(tab);
	};
	return (
		<section className="pl-agenda" ref={agenda.place} aria-label={texts.title[lang]}>
			{categories.length > 1 && (
				<AgendaTabs
					lang={lang}
					id={id}
					categories={withNotes(look, agenda, categories)}
					chosen={agenda.category?.objectId}
					found={useMatchCounts(agenda, categories, filter)}
					onChoose={choose}
				/>
			)}
			<div className="acc-columns pl-columns">
				<div
					className="acc-column"
					{...(categories.length > 1 && {
						role: "tabpanel",
						id: `${id}-panel`,
						"aria-labelledby": `${id}-tab-${agenda.category?.objectId}`,
					})}
					aria-busy={agenda.isBusy}
				>
					<TabContent
						agenda={agenda}
						look={look}
						hand={hand}
						filter={filter}
						requested={requested}
						onFilter={setFilter}
					/>
				</div>
				<div className="acc-column">{children}</div>
			</div>
		</section>
	);
}

type ContentProps = Pick<ComponentProps<typeof TabPanel>, "look" | "hand" | "filter" | "requested" | "onFilter">;

function TabContent({ agenda, ...panel }: ContentProps & { agenda: Agenda }) {
	const { lang } = panel.look;
	const { shown, tree } = agenda;
	return (
		<>
			{agenda.isFailed && shown && <PartFailed what={texts.agendaFailed[lang]} onRetry={() => agenda.choose(shown)} />}
			{!tree && !agenda.isFailed && (
				<div className="pl-waiting">
					<ScreenSkeleton />
				</div>
			)}
			{tree && shown && <TabPanel key={shown.objectId} {...panel} tree={tree} />}
		</>
	);
}

/** Falls back to a fake tab if there is no other. */
function firstTab(eventCode: string, categories: DatedTab[], look: AgendaLook): number | null {
	const own = categories.filter((one) => !one.isFake);
	return tabOfMoment(eventCode, own, look) ?? categories[0]?.objectId ?? null;
}

function withNotes({ lang }: AgendaLook, { trees }: Agenda, categories: AgendaTab[]): AgendaTab[] {
	return categories.map((one) => {
		const tree = trees[one.objectId];
		return typeof tree === "object" ? { ...one, note: categoryNote(lang, tree) } : one;
	});
}

function useMatchCounts({ trees }: Agenda, categories: AgendaTab[], filter: ListFilter): ReadonlyMap<number, number> {
	const wish = useDeferredValue(filter);
	return useMemo(() => {
		const counted = isFiltering(wish) ? categories : [];
		return new Map(
			counted.flatMap(({ objectId }) => {
				const tree = trees[objectId];
				return typeof tree === "object" ? [[objectId, lectureTotal(foundDays(tree.calendars, wish))]] : [];
			}),
		);
	}, [trees, categories, wish]);
}

/** Returns the tab of the lecture in `?lecture=12` and opens it once it is loaded. */
function useRequestedTab(agenda: Agenda, categories: AgendaTab[]): number | undefined {
	const [requested] = useState(() => Number(new URLSearchParams(location.search).get("lecture")) || undefined);
	const [isShown, setShown] = useState(requested === undefined);
	// The tabs' notes, search and requested lecture need every tab.
	useEffect(() => agenda.loadAll(), []);
	useEffect(() => {
		if (isShown) return;
		const home = categories.find(({ objectId }) => {
			const tree = agenda.trees[objectId];
			if (typeof tree !== "object") return false;
			return tree.calendars.some((day) =>
				day.tracks.some((track) => track.lectures.some((one) => one.objectId === requested)),
			);
		});
		if (!home) return;
		setShown(true);
		agenda.choose(home);
	}, [agenda.trees, isShown]);
	return requested;
}
