import { memo, useMemo } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { CategoryCalendar, Lecture } from "../../agenda/contract.ts";
import { FILTER_KINDS, type FilterKind, type LectureFilter, toggledValue } from "../../agenda/filter.ts";
import { roomNames } from "../../agenda/room-names.ts";
import { agendaTexts, languageText, levelText } from "../texts.ts";
import { LectureSearch } from "./AgendaTools.tsx";
import { tagsOf } from "./lecture-words.ts";
import { Menu } from "./Menu.tsx";
import { trackName } from "./TrackHead.tsx";

type Value = string | number;
type Option = { value: Value; name: string };
export type FilterOptions = Record<FilterKind, Option[]>;

const KIND_TEXTS = {
	tracks: agendaTexts.trackFilter,
	rooms: agendaTexts.roomFilter,
	languages: agendaTexts.languageFilter,
	levels: agendaTexts.levelFilter,
	tags: agendaTexts.topicFilter,
} as const;

type Props = {
	lang: Lang;
	options: FilterOptions;
	filter: LectureFilter;
	onFilter: (filter: LectureFilter) => void;
};

/** Leaves out filters that would not distinguish the lectures. */
export function useFilterOptions(lang: Lang, calendars: readonly CategoryCalendar[]): FilterOptions {
	return useMemo(() => filterOptions(lang, calendars), [lang, calendars]);
}

function filterOptions(lang: Lang, calendars: readonly CategoryCalendar[]): FilterOptions {
	const tracks = [
		...new Map(calendars.flatMap((one) => one.tracks).map((track) => [track.objectId, track])).values(),
	].filter((track) => track.lectures.length > 0);
	const lectures = calendars.flatMap((one) => one.tracks.flatMap((track) => track.lectures));
	const levels = new Set(
		lectures.flatMap(({ difficultyLevel }) => (difficultyLevel === null ? [] : [difficultyLevel])),
	);
	const languages = new Set(lectures.map((one) => one.language));
	return {
		tracks: tracks.map((track) => ({ value: track.objectId, name: trackName({ lang }, track) })),
		rooms: roomNames(lectures).map((name) => ({ value: name, name })),
		languages: [...languages].sort().map((code) => ({ value: code, name: languageText(lang, code) })),
		levels: [...levels].sort().map((level) => ({ value: level, name: levelText(lang, level) })),
		tags: [...tagNames(lang, lectures)].map(([value, name]) => ({ value, name })),
	};
}

function tagNames(lang: Lang, lectures: readonly Lecture[]): Map<string, string> {
	return new Map(
		lectures.flatMap((one) => tagsOf(lang, one).map(({ text }, place) => [one.tags[place] ?? text, text])),
	);
}

/** Without tags: their menu would be too long. Visitors choose topics in the score of light, which links here. */
const MENU_KINDS = FILTER_KINDS.filter((kind) => kind !== "tags");

const isChosen = (filter: LectureFilter, kind: FilterKind, value: Value) =>
	(filter[kind] as readonly Value[] | undefined)?.includes(value) ?? false;

/** Shows the search box and a menu per filter. */
export const AgendaFilters = memo(function AgendaFilters({ lang, options, filter, onFilter }: Props) {
	return (
		<search className="ag-filters">
			<LectureSearch lang={lang} filter={filter} onFilter={onFilter} />
			{MENU_KINDS.filter((kind) => options[kind].length > 1).map((kind) => (
				<Menu key={kind} label={KIND_TEXTS[kind][lang]}>
					{() => (
						<fieldset className="ag-options">
							<legend className="sr-only">{KIND_TEXTS[kind][lang]}</legend>
							{options[kind].map(({ value, name }) => (
								<label key={value}>
									<input
										type="checkbox"
										checked={isChosen(filter, kind, value)}
										onChange={() => onFilter(toggledValue(filter, kind, value as never))}
									/>
									{name}
								</label>
							))}
						</fieldset>
					)}
				</Menu>
			))}
		</search>
	);
});

/** Shows active filters as chips; a press removes one. */
export function FilterChips({ lang, options, filter, onFilter }: Props) {
	const chosen = FILTER_KINDS.flatMap((kind) => (filter[kind] ?? []).map((value) => ({ kind, value })));
	// The list exists without chips too: inserting it would restyle all following days.
	return (
		<ul className="ag-chips" aria-label={agendaTexts.chosenFilters[lang]}>
			{chosen.map(({ kind, value }) => {
				const optionName = options[kind].find((one) => one.value === value)?.name;
				const name = optionName ?? `${KIND_TEXTS[kind][lang]}: ${value}`;
				return (
					<li key={`${kind}${value}`}>
						<button type="button" onClick={() => onFilter(toggledValue(filter, kind, value as never))}>
							<span className="sr-only">{agendaTexts.removeFilter[lang]}: </span>
							{name}
							<Icon name="close" size={18} />
						</button>
					</li>
				);
			})}
		</ul>
	);
}
