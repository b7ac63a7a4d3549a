import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { endOwnMeeting, getMeetingCalendar, type OwnMeeting } from "../contract.ts";
import { meetingsTexts as texts } from "./texts.ts";
import type { Acting } from "./use-acting.ts";
import { hourText, say, whenText, whereText } from "./words.ts";

/** A lecture of the plan, as the day shows it. */
export type DayLecture = { lectureId: number; startDate: string; endDate: string; subject: string; place: string };

type Props = {
	lang: Lang;
	timeZone: string;
	accountId: string;
	lectures: readonly DayLecture[];
	meetings: readonly OwnMeeting[];
	acting: Acting;
};

/** A day by its hours: lectures and meetings together. */
export function DayView({ lectures, meetings, ...shown }: Props) {
	const { lang } = shown;
	const rows = [
		...lectures.map((one) => ({
			at: one.startDate,
			row: <LectureRow key={`l${one.lectureId}`} {...{ lang, timeZone: shown.timeZone, one }} />,
		})),
		...meetings.map((one) => ({
			at: one.startDate,
			row: <MeetingRow key={one.meetingId} {...shown} one={one} />,
		})),
	].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
	if (rows.length === 0)
		return (
			<div className="empty-state">
				<Icon name="clock" size={28} />
				<h2 className="h-card">{texts.nothing[lang]}</h2>
				<p className="text-muted text-pretty">{texts.nothingLead[lang]}</p>
			</div>
		);
	return <ol className="meet-day">{rows.map(({ row }) => row)}</ol>;
}

function LectureRow({ lang, timeZone, one }: { lang: Lang; timeZone: string; one: DayLecture }) {
	return (
		<li className="meet-row" data-kind="lecture">
			<b className="meet-hour">{hourText(lang, one.startDate, timeZone)}</b>
			<div className="min-w-0">
				<h3 className="font-bold wrap-anywhere">{one.subject}</h3>
				<p className="text-muted">{one.place}</p>
			</div>
			<span className="meet-state">{texts.lecture[lang]}</span>
		</li>
	);
}

/** Where a meeting stands, for the person. */
function kindOf({ state, by }: OwnMeeting): "agreed" | "toAnswer" | "waiting" {
	if (state === "agreed") return "agreed";
	return by === "exhibitor" ? "toAnswer" : "waiting";
}

type RowProps = Omit<Props, "lectures" | "meetings"> & { one: OwnMeeting };

// long: one row's markup
function MeetingRow({ lang, timeZone, accountId, one, acting }: RowProps) {
	const { meetingId, exhibitor, roomUrl } = one;
	const kind = kindOf(one);
	const of = { who: exhibitor.name, when: whenText(lang, one.startDate, timeZone) };
	const isAsked = one.state === "asked" && one.by === "person";
	const end = () =>
		acting.act(async () => {
			await call(endOwnMeeting, { params: { meetingId, id: accountId }, query: { lang } });
			return undefined;
		});
	const file = getMeetingCalendar.path.replace(":meetingId", String(meetingId)).replace(":id", accountId);
	return (
		<li className="meet-row" data-kind={kind}>
			<b className="meet-hour">{hourText(lang, one.startDate, timeZone)}</b>
			<div className="min-w-0">
				<h3 className="font-bold wrap-anywhere">{exhibitor.name}</h3>
				<p>
					{[whereText(lang, one.table), one.topic && say(lang, texts.topic, { topic: one.topic })]
						.filter(Boolean)
						.join(", ")}
				</p>
				{one.clashes.length > 0 && (
					<p className="meet-clash">{say(lang, texts.clash, { lecture: one.clashes.join(", ") })}</p>
				)}
				<div className="meet-acts">
					{roomUrl && (
						<a className="btn btn-key btn-small" href={roomUrl} target="_blank" rel="noopener noreferrer">
							{texts.room[lang]}
						</a>
					)}
					{kind === "agreed" && (
						<a
							className="btn btn-soft btn-small"
							href={`${file}?lang=${lang}`}
							aria-label={say(lang, texts.toCalendarOf, of)}
						>
							{texts.toCalendar[lang]}
						</a>
					)}
					{!one.isOver && kind !== "toAnswer" && (
						<button
							type="button"
							className="btn btn-outline btn-small"
							aria-label={say(lang, texts[isAsked ? "withdrawOf" : "cancelOf"], of)}
							aria-disabled={acting.isBusy}
							onClick={() => void end()}
						>
							{texts[isAsked ? "withdraw" : "cancel"][lang]}
						</button>
					)}
				</div>
			</div>
			<span className="meet-state">{texts[kind][lang]}</span>
		</li>
	);
}
