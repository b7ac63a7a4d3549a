import { useState } from "react";
import type { CategoryCalendar } from "../../../../features/agenda/contract.ts";
import { hourRows } from "../../../../features/agenda/rules.ts";
import { lectureCount } from "../../../../features/agenda-page/texts.ts";
import { isPast } from "../../../../features/plan/rules.ts";
import { inMinutes, pastCount, planTexts as texts } from "../../../../features/plan/texts.ts";
import type { PlanInHand } from "../../../../features/plan/web/use-plan.ts";
import { localized } from "../../../../kit/i18n/lang.ts";
import { Icon } from "../../../../kit/ui/icons.tsx";
import { LectureRow, type ListedLecture } from "./LectureRow.tsx";
import { type AgendaLook, hourOf, ownHourOf } from "./look.ts";

type Common = { look: AgendaLook; hand: PlanInHand; requested: number | undefined };
type Props = Common & {
	calendar: CategoryCalendar;
	listed: ListedLecture[];
	/** Whether lectures of this tab have times. */
	hasHours: boolean;
	/** False if all lectures are past. */
	hidesPast: boolean;
	hasName: boolean;
};

/** A day's lectures by hour, with past ones folded. Without hours it is a plain list. */
export function DayList({ look, hand, requested, calendar, listed, hasHours, hidesPast, hasName }: Props) {
	const common = { look, hand, requested };
	const past = hidesPast ? listed.filter((one) => isPast(one.planned, look.now)) : [];
	const coming = listed.filter((one) => !past.includes(one));
	return (
		<section className="pl-day" aria-label={localized(look.lang, calendar.name, calendar.nameEn)}>
			{hasName && (
				<h2 className="pl-day-name">
					{localized(look.lang, calendar.name, calendar.nameEn)}{" "}
					<span className="text-muted">{lectureCount(look.lang, listed.length)}</span>
				</h2>
			)}
			{past.length > 0 && <Past {...common} listed={past} />}
			{hasHours ? <Hours {...common} listed={coming} calendar={calendar} /> : <Rows {...common} listed={coming} />}
		</section>
	);
}

function Past({ listed, ...common }: Common & { listed: ListedLecture[] }) {
	const { look, requested } = common;
	const [isOpen, setOpen] = useState(listed.some((one) => one.lecture.objectId === requested));
	return (
		<details className="pl-past" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary>
				<b>{pastCount(look.lang, listed.length)}</b>
				<Icon name="down" />
			</summary>
			{isOpen && <Hours {...common} listed={listed} />}
		</details>
	);
}

/** Each hour lists the lectures that start then; breaks stand between hours. */
function Hours({ listed, calendar, ...common }: Common & { listed: ListedLecture[]; calendar?: CategoryCalendar }) {
	const { look } = common;
	const timed = listed.map((one) => ({ ...one, startDate: one.lecture.startDate, endDate: one.lecture.endDate }));
	const [first] = timed.map((one) => one.startDate).sort();
	// Omits a break without a listed lecture before or after it.
	const rows = hourRows(timed, first ? (calendar?.breaks ?? []).filter((one) => one.startDate > first) : []);
	return (
		<ol className="pl-hours">
			{rows.map((row) =>
				row.kind === "break" ? (
					<li key={`b${row.startDate}`} className="pl-break">
						<Icon name="clock" size={18} /> {hourOf(look, row.startDate)}{" "}
						{localized(look.lang, row.pause.name, row.pause.nameEn)}
					</li>
				) : (
					<li key={row.startDate} className="pl-hour">
						<HourHead look={look} startDate={row.startDate} endDate={row.endDate} />
						<Rows {...common} listed={row.lectures} />
					</li>
				),
			)}
		</ol>
	);
}

function HourHead({ look, startDate, endDate }: { look: AgendaLook; startDate: string; endDate: string }) {
	const { lang, now } = look;
	const minutes = Math.round((Date.parse(startDate) - now.getTime()) / 60_000);
	return (
		<p className="pl-hour-at">
			<b>{hourOf(look, startDate)}</b>
			<span>{texts.until[lang].replace("@", hourOf(look, endDate))}</span>
			<span>{inMinutes(lang, minutes)}</span>
			<span>{ownHourOf(look, startDate)}</span>
		</p>
	);
}

function Rows({ look, hand, requested, listed }: Common & { listed: ListedLecture[] }) {
	return (
		<ul className="card pl-rows">
			{listed.map((one) => (
				<li key={one.lecture.objectId}>
					<LectureRow {...one} look={look} hand={hand} isRequested={one.lecture.objectId === requested} />
				</li>
			))}
		</ul>
	);
}
