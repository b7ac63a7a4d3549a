import { fill } from "../../../kit/i18n/fill.ts";
import "./timetable.css";
import { useState } from "react";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { siteNow } from "../../../kit/ui/site-now.ts";
import { StatusMessage } from "../../../kit/ui/status-message.tsx";
import { type ExhibitorMeetings, removeSlot } from "../staff-contract.ts";
import { countsOf, dayToShow, type TimetableCell, type TimetableDay, timetable } from "../timetable.ts";
import { DayChoice } from "./DayChoice.tsx";
import { staffMeetingsTexts, meetingsTexts as texts } from "./texts.ts";
import { timetableTexts } from "./timetable-texts.ts";
import type { MeetingActions } from "./use-acting.ts";
import { calendarDayText, hourText, meetingPlace, whenText, whereText } from "./words.ts";

type Props = {
	lang: Lang;
	data: ExhibitorMeetings;
	/** Lets staff remove free slots and links to meetings below; without it the timetable is read-only. */
	acting?: MeetingActions;
};

export function Timetable({ lang, data, acting }: Props) {
	const days = timetable(data);
	const [chosen, setChosen] = useState<string>();
	const day = days.find((one) => one.day === chosen) ?? dayToShow(days, siteNow());
	return (
		<section className="card acc-card" aria-labelledby="timetable">
			<div className="acc-card-head">
				<h2 className="h-card" id="timetable">
					{titleOf(lang, days)}
				</h2>
				{day && <Key lang={lang} day={day} />}
			</div>
			{days.length > 1 && <DayChoice lang={lang} day={day?.day} choose={setChosen} days={days.map((one) => one.day)} />}
			{day ? (
				<Board lang={lang} data={data} day={day} acting={acting} />
			) : (
				<p className="text-muted">{timetableTexts.none[lang]}</p>
			)}
			{acting && <StatusMessage told={acting.told} ref={acting.said} />}
		</section>
	);
}

/** Names the day if there is only one. */
function titleOf(lang: Lang, days: TimetableDay[]): string {
	const [day, ...others] = days;
	const title = timetableTexts.title[lang];
	return day && others.length === 0 ? `${title}, ${calendarDayText(lang, day.day)}` : title;
}

function Key({ lang, day }: { lang: Lang; day: TimetableDay }) {
	const counts = countsOf(day);
	return (
		<p className="board-key">
			{(["agreed", "waits", "free"] as const).map((kind) => (
				<span key={kind} className="board-cell" data-kind={kind}>
					{`${timetableTexts[kind][lang]} ${counts[kind]}`}
				</span>
			))}
		</p>
	);
}

type BoardProps = { lang: Lang; data: ExhibitorMeetings; day: TimetableDay; acting: MeetingActions | undefined };

function Board({ lang, data, day, acting }: BoardProps) {
	const { timeZone } = data;
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must reach scrollable content
		<section className="board" tabIndex={0} aria-labelledby="timetable">
			<table>
				<thead>
					<tr>
						<th scope="col">{timetableTexts.place[lang]}</th>
						{day.times.map((time) => (
							<th key={time} scope="col">
								{hourText(lang, time, timeZone)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{day.places.map(({ table, cells }) => (
						<tr key={table ?? "online:"}>
							<th scope="row">{whereText(lang, table)}</th>
							{cells.map(({ time, cell }) => {
								const when = `${whenText(lang, time, timeZone)}, ${whereText(lang, table)}`;
								return (
									<td key={time}>{cell && <Cell lang={lang} data={data} cell={cell} when={when} acting={acting} />}</td>
								);
							})}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

type CellProps = Omit<BoardProps, "day"> & { cell: TimetableCell; when: string };

function Cell({ lang, data, cell, when, acting }: CellProps) {
	if (cell.kind === "free") {
		return (
			<span className="board-cell" data-kind="free">
				{timetableTexts.free[lang]}
				{acting && <Remove lang={lang} data={data} when={when} acting={acting} slotId={cell.slotId} />}
			</span>
		);
	}
	const { kind, meetingId, firstName, lastName } = cell;
	const state = kind === "waiting" ? staffMeetingsTexts.proposed : texts[kind];
	const content = (
		<>
			{kind === "toAnswer" && <Icon name="clock" size={16} />}
			<span aria-hidden="true">{`${[...firstName][0] ?? ""}. ${lastName}`}</span>
			<span className="sr-only">{`${firstName} ${lastName}, ${state[lang]}`}</span>
		</>
	);
	if (!acting) {
		return (
			<span className="board-cell" data-kind={kind}>
				{content}
			</span>
		);
	}
	return (
		<a className="board-cell" data-kind={kind} href={`#${meetingPlace(meetingId)}`}>
			{content}
		</a>
	);
}

type RemoveProps = { lang: Lang; data: ExhibitorMeetings; slotId: number; when: string; acting: MeetingActions };

function Remove({ lang, data, slotId, when, acting }: RemoveProps) {
	const remove = () =>
		acting.act(async () => {
			await call(removeSlot, { params: { id: data.exhibitor.objectId, slotId }, query: { lang } });
			return fill(timetableTexts.removed[lang], { when });
		});
	return (
		<button
			type="button"
			aria-label={fill(timetableTexts.remove[lang], { when })}
			aria-disabled={acting.isBusy}
			onClick={() => void remove()}
		>
			<Icon name="close" size={16} />
		</button>
	);
}
