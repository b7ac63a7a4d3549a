import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { agendaTexts, foundCount, lectureCount } from "../texts.ts";
import type { PanelProps } from "./agenda-props.ts";
import { keepPlace } from "./keep-place.ts";
import type { View } from "./use-view.ts";

/** Announces the number of lectures over several days; a single day has it in its heading. */
export function Overview({ lang, view, tree, total, isFiltered }: PanelProps & { total: number; isFiltered: boolean }) {
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

/** Opens or collapses the whole agenda. */
export function FoldAll({ lang, view }: { lang: Lang; view: View }) {
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

/** Shown without matches; links lead to tabs that have some. */
export function NothingFound({ lang, view, categories, found, onChoose }: PanelProps) {
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
