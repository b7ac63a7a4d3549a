import type { ReactNode } from "react";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { CategoryTree } from "../../agenda/contract.ts";
import type { LectureFilter } from "../../agenda/filter.ts";
import { shortDayName } from "../notes.ts";
import type { AgendaSort } from "../rules.ts";
import { agendaTexts } from "../texts.ts";
import type { AgendaProps } from "./agenda-props.ts";

/** A calendar's id, or all days. */
export type DayChoice = "all" | number;

export function DaySegment({
	lang,
	calendars,
	chosen,
	onChoose,
}: {
	lang: Lang;
	calendars: CategoryTree["calendars"];
	chosen: DayChoice;
	onChoose: (day: DayChoice) => void;
}) {
	const days: [DayChoice, string][] = calendars.map((one) => [
		one.objectId,
		shortDayName(localized(lang, one.name, one.nameEn)),
	]);
	return (
		<fieldset className="segment ag-days" aria-label={agendaTexts.daysLabel[lang]}>
			{[...days, ["all", agendaTexts.allDays[lang]] as const].map(([day, name]) => (
				<button type="button" key={day} aria-pressed={day === chosen} onClick={() => onChoose(day)}>
					{name}
				</button>
			))}
		</fieldset>
	);
}

export function LectureSearch({
	lang,
	filter,
	onFilter,
}: {
	lang: Lang;
	filter: LectureFilter;
	onFilter: (filter: LectureFilter) => void;
}) {
	return (
		<label className="ag-search">
			<Icon name="search" />
			<span className="sr-only">{agendaTexts.searchLabel[lang]}</span>
			<input
				type="search"
				placeholder={agendaTexts.searchHint[lang]}
				value={filter.text ?? ""}
				onChange={(event) => onFilter({ ...filter, text: event.target.value })}
			/>
		</label>
	);
}

export function Choice({
	label,
	any,
	value,
	options,
	onChoose,
}: {
	label: string;
	any: string;
	value: string | undefined;
	options: [value: string, name: string][];
	onChoose: (value: string | undefined) => void;
}) {
	return (
		<label className="ag-choice">
			<span className="sr-only">{label}</span>
			<select value={value ?? ""} onChange={(event) => onChoose(event.target.value || undefined)}>
				<option value="">{any}</option>
				{options.map(([option, name]) => (
					<option value={option} key={option}>
						{name}
					</option>
				))}
			</select>
			<Icon name="down" size={18} />
		</label>
	);
}

/** Switches between by-track and by-hour (spec §2). By-room needs several rooms and a wide screen. */
export function SortSwitch({
	lang,
	sort,
	hasRooms,
	onSort,
}: {
	lang: Lang;
	sort: AgendaSort;
	hasRooms: boolean;
	onSort: (sort: AgendaSort) => void;
}) {
	const choice = (value: AgendaSort, icon: ReactNode, name: string) => (
		<button
			type="button"
			className={value === "sortByRoom" ? "ag-by-room" : undefined}
			aria-pressed={sort === value}
			onClick={() => onSort(value)}
		>
			{icon}
			{name}
		</button>
	);
	return (
		<fieldset className="segment ag-sort" aria-label={agendaTexts.sortLabel[lang]}>
			{choice("sortDefault", <Icon name="grid" size={18} />, agendaTexts.byTrack[lang])}
			{choice("sortByHour", <Icon name="clock" size={18} />, agendaTexts.byHour[lang])}
			{hasRooms && choice("sortByRoom", <Icon name="calendar" size={18} />, agendaTexts.byRoom[lang])}
		</fieldset>
	);
}

/** Links to a meetup's editions, each with its own address; past ones are the archive. */
export function EditionLinks({
	lang,
	editions,
	calendarCode,
}: Pick<AgendaProps, "lang" | "editions" | "calendarCode">) {
	const links = (isPast: boolean, label: string) => {
		const own = editions.filter((one) => one.isPast === isPast);
		if (own.length === 0) return null;
		return (
			<nav className="ag-editions" aria-label={label}>
				<p>{label}</p>
				<div className="segment ag-days">
					{own.map(({ code, name }) => (
						<a
							key={code}
							href={`?calendar=${encodeURIComponent(code)}#agenda`}
							aria-current={code === calendarCode ? "true" : undefined}
						>
							{name}
						</a>
					))}
				</div>
			</nav>
		);
	};
	return (
		<div className="ag-archive">
			{links(false, agendaTexts.comingEditions[lang])}
			{links(true, agendaTexts.pastEditions[lang])}
		</div>
	);
}
