import { fill } from "../../../kit/i18n/fill.ts";
import "./day.css";
import type { CSSProperties } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { OwnMeeting } from "../contract.ts";
import { dayPlan, kindOf, type LaidOutEntry } from "../day.ts";
import { moveTexts } from "./move-texts.ts";
import { meetingsTexts as texts } from "./texts.ts";
import { hourText, whenText, whereText } from "./words.ts";

export type DayLecture = { lectureId: number; startDate: string; endDate: string; subject: string; place: string };

type Props = {
	lang: Lang;
	timeZone: string;
	now: Date;
	lectures: readonly DayLecture[];
	meetings: readonly OwnMeeting[];
	more?: readonly DayEntry[];
	next: OwnMeeting | undefined;
	isOnDay(one: { startDate: string }): boolean;
};

export type DayEntry = {
	key: string;
	kind: "lecture" | "next" | ReturnType<typeof kindOf>;
	startDate: string;
	endDate: string;
	name: string;
	place: string;
};

function entriesOf({ lang, timeZone, lectures, meetings, next, isOnDay, more = [] }: Props): DayEntry[] {
	const when = (one: { startDate: string }) => momentText(lang, one.startDate, timeZone, isOnDay(one));
	const all: DayEntry[] = [
		...more,
		...lectures.map(({ lectureId, startDate, endDate, subject, place }) => ({
			key: `l${lectureId}`,
			kind: "lecture" as const,
			startDate,
			endDate,
			name: subject,
			place,
		})),
		...meetings.map((one) => ({
			key: `m${one.meetingId}`,
			kind: one === next ? ("next" as const) : kindOf(one),
			startDate: one.startDate,
			endDate: one.endDate,
			name: one.exhibitor.name,
			place: placeOf(lang, one, one.move && fill(moveTexts.asksFor[lang], { when: when(one.move) })),
		})),
		...meetings.flatMap((one) => {
			const { move } = one;
			if (!move || one.state !== "agreed") return [];
			const kind: DayEntry["kind"] = move.by === "exhibitor" ? "toAnswer" : "waiting";
			const place = placeOf(lang, move, fill(moveTexts.instead[lang], { when: when(one) }));
			return [
				{
					key: `v${one.meetingId}`,
					kind,
					startDate: move.startDate,
					endDate: move.endDate,
					name: one.exhibitor.name,
					place,
				},
			];
		}),
	];
	return all.filter(isOnDay);
}

/** The time of an entry, with its day if another day is shown. */
const momentText = (lang: Lang, date: string, timeZone: string, isOnDay: boolean) =>
	isOnDay ? hourText(lang, date, timeZone) : whenText(lang, date, timeZone);

const placeOf = (lang: Lang, { table }: { table: string | null }, more: string | null) =>
	[more, whereText(lang, table)].filter(Boolean).join(", ");

export function DayView(props: Props) {
	const { lang, timeZone, now } = props;
	const { hours, placed } = dayPlan(entriesOf(props));
	const [first] = hours;
	if (!first) return <Nothing lang={lang} />;
	const minutes = (now.getTime() - first.getTime()) / 60_000;
	const isPast = ({ one }: (typeof placed)[number]) => Date.parse(one.endDate) <= now.getTime();
	const rows = (part: typeof placed) =>
		part.map((one) => <EntryRow key={one.one.key} lang={lang} timeZone={timeZone} placed={one} />);
	const isWithin = minutes >= 0 && minutes < hours.length * 60;
	// Three columns leave no room for text.
	const isCrowded = placed.some(({ lanes }) => lanes > 2);
	return (
		<div className="meet-frame" data-crowded={isCrowded || undefined}>
			<div className="meet-day" style={{ "--hours": hours.length } as CSSProperties}>
				<ol className="meet-hours" aria-hidden="true">
					{hours.map((one) => (
						<li key={one.getTime()}>{hourText(lang, one.toISOString(), timeZone)}</li>
					))}
				</ol>
				<ol className="meet-entries">
					{rows(placed.filter(isPast))}
					{isWithin && <NowRow lang={lang} timeZone={timeZone} now={now} minutes={minutes} />}
					{rows(placed.filter((one) => !isPast(one)))}
				</ol>
			</div>
		</div>
	);
}

type NowProps = Pick<Props, "lang" | "timeZone" | "now"> & { minutes: number };

/** A line at the minute; its label is below that of the hour. */
function NowRow({ lang, timeZone, now, minutes }: NowProps) {
	const place = { "--from": minutes, "--whole": Math.floor(minutes / 60) } as CSSProperties;
	return (
		<li className="meet-now" style={place}>
			<span className="sr-only">{texts.now[lang]} </span>
			<b>{hourText(lang, now.toISOString(), timeZone)}</b>
		</li>
	);
}

/** From this height on, two lines fit. */
const TALL = 40;

function EntryRow({ lang, timeZone, placed }: { lang: Lang; timeZone: string; placed: LaidOutEntry<DayEntry> }) {
	const { one, from, minutes, lane, lanes } = placed;
	const place = { "--from": from, "--minutes": minutes, "--lane": lane, "--lanes": lanes };
	return (
		<li
			className={one.kind === "next" ? "meet-entry on-dark" : "meet-entry"}
			data-kind={one.kind}
			data-tall={minutes >= TALL || undefined}
			data-narrow={lanes > 1 || undefined}
			style={place as CSSProperties}
		>
			<b className="meet-hour">
				{hourText(lang, one.startDate, timeZone)}
				<span className="meet-end">–{hourText(lang, one.endDate, timeZone)}</span>
			</b>
			<span className="meet-what">
				<b>{one.name}</b> <span>{one.place}</span>
			</span>
			<span className="meet-state">{texts[one.kind === "next" ? "agreed" : one.kind][lang]}</span>
		</li>
	);
}

function Nothing({ lang }: { lang: Lang }) {
	return (
		<div className="empty-state">
			<Icon name="clock" size={28} />
			<h2 className="h-card">{texts.nothing[lang]}</h2>
			<p className="text-muted text-pretty">{texts.nothingLead[lang]}</p>
		</div>
	);
}
