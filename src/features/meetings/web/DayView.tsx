import type { CSSProperties } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { OwnMeeting } from "../contract.ts";
import { dayPlan, kindOf, type Placed } from "../day.ts";
import { meetingsTexts as texts } from "./texts.ts";
import { hourText, whereText } from "./words.ts";

/** A lecture of the plan, as the day shows it. */
export type DayLecture = { lectureId: number; startDate: string; endDate: string; subject: string; place: string };

type Props = {
	lang: Lang;
	timeZone: string;
	now: Date;
	lectures: readonly DayLecture[];
	meetings: readonly OwnMeeting[];
	/** The meeting that comes next. */
	next: OwnMeeting | undefined;
};

/** What stands in a day: a lecture, or a meeting as far as it goes. */
type Entry = {
	key: string;
	kind: "lecture" | "next" | ReturnType<typeof kindOf>;
	startDate: string;
	endDate: string;
	name: string;
	place: string;
};

function entriesOf({ lang, lectures, meetings, next }: Props): Entry[] {
	return [
		...lectures.map(({ lectureId, startDate, endDate, subject, place }) => ({
			...{ key: `l${lectureId}`, kind: "lecture" as const, startDate, endDate, name: subject, place },
		})),
		...meetings.map((one) => ({
			...{ key: `m${one.meetingId}`, kind: one === next ? ("next" as const) : kindOf(one) },
			...{ startDate: one.startDate, endDate: one.endDate },
			...{ name: one.exhibitor.name, place: whereText(lang, one.table) },
		})),
	];
}

/** A day by its hours: lectures and meetings together, and where one is in it now. */
export function DayView(props: Props) {
	const { lang, timeZone, now } = props;
	const { hours, placed } = dayPlan(entriesOf(props));
	const [first] = hours;
	if (!first) return <Nothing lang={lang} />;
	const minutes = (now.getTime() - first.getTime()) / 60_000;
	return (
		<div className="meet-day" style={{ "--hours": hours.length } as CSSProperties}>
			<ol className="meet-hours" aria-hidden="true">
				{hours.map((one) => (
					<li key={one.getTime()}>{hourText(lang, one.toISOString(), timeZone)}</li>
				))}
			</ol>
			<ol>
				{placed.map((one) => (
					<EntryRow key={one.one.key} {...{ lang, timeZone, placed: one }} />
				))}
			</ol>
			{minutes >= 0 && minutes < hours.length * 60 && (
				<p className="meet-now" style={{ "--from": minutes } as CSSProperties}>
					<span className="sr-only">{texts.now[lang]} </span>
					<b>{hourText(lang, now.toISOString(), timeZone)}</b>
				</p>
			)}
		</div>
	);
}

/** From so many minutes on there is room for two lines. */
const TALL = 40;

function EntryRow({ lang, timeZone, placed }: { lang: Lang; timeZone: string; placed: Placed<Entry> }) {
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
			<b className="meet-hour">{hourText(lang, one.startDate, timeZone)}</b>
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
