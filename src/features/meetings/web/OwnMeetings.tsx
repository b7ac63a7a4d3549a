import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { endOwnMeeting, getMeetingCalendar, type OwnMeeting } from "../contract.ts";
import { kindOf } from "../day.ts";
import { meetingsTexts as texts } from "./texts.ts";
import type { Acting } from "./use-acting.ts";
import { hourText, say, untilText, whenText, whereText } from "./words.ts";

type Shown = {
	lang: Lang;
	timeZone: string;
	accountId: string;
	acting: Acting;
	/** Chooses another time. */
	onOther(meeting: OwnMeeting): void;
};

/** What a meeting is about and where, and what lies in its way. */
function About({ lang, one }: { lang: Lang; one: OwnMeeting }) {
	const topic = one.topic && say(lang, texts.topic, { topic: one.topic });
	return (
		<>
			<p>{[whereText(lang, one.table), topic].filter(Boolean).join(", ")}</p>
			{one.clashes.length > 0 && (
				<p className="meet-clash">{say(lang, texts.clash, { lecture: one.clashes.join(", ") })}</p>
			)}
		</>
	);
}

/** The meeting that comes next, as a ticket. */
export function NextMeeting({ one, now, ...shown }: Shown & { one: OwnMeeting; now: Date }) {
	const { lang, timeZone } = shown;
	return (
		<section className="card acc-card meet-next beams on-dark" aria-labelledby="meet-next">
			<h2 id="meet-next" className="meet-until">
				{untilText(lang, one.startDate, now, timeZone)}
			</h2>
			<p className="meet-next-hour">
				<b>{hourText(lang, one.startDate, timeZone)}</b>
				<span>{say(lang, texts.until, { hour: hourText(lang, one.endDate, timeZone) })}</span>
			</p>
			<div>
				<h3 className="font-bold wrap-anywhere">{one.exhibitor.name}</h3>
				<About lang={lang} one={one} />
			</div>
			<Acts {...shown} one={one} />
		</section>
	);
}

/** The other meetings that are agreed or wait for their exhibitor. */
export function OwnMeetings({ meetings, ...shown }: Shown & { meetings: readonly OwnMeeting[] }) {
	const { lang, timeZone } = shown;
	return (
		<section className="card acc-card" aria-labelledby="meet-own">
			<h2 className="h-card" id="meet-own">
				{texts.own[lang]}
			</h2>
			<ul className="meet-list">
				{meetings.map((one) => (
					<li key={one.meetingId}>
						<div className="acc-card-head">
							<h3 className="font-bold wrap-anywhere">{one.exhibitor.name}</h3>
							<span className="meet-state">{texts[kindOf(one)][lang]}</span>
						</div>
						<p>{whenText(lang, one.startDate, timeZone)}</p>
						<About lang={lang} one={one} />
						<Acts {...shown} one={one} />
					</li>
				))}
			</ul>
		</section>
	);
}

// long: the buttons of one meeting
function Acts({ lang, timeZone, accountId, acting, onOther, one }: Shown & { one: OwnMeeting }) {
	const { meetingId, exhibitor, roomUrl } = one;
	const of = { who: exhibitor.name, when: whenText(lang, one.startDate, timeZone) };
	const end = () =>
		acting.act(async () => {
			await call(endOwnMeeting, { params: { meetingId, id: accountId }, query: { lang } });
			return undefined;
		});
	const file = getMeetingCalendar.path.replace(":meetingId", String(meetingId)).replace(":id", accountId);
	const isAgreed = one.state === "agreed";
	return (
		<div className="meet-acts">
			{roomUrl && (
				<a className="btn btn-key btn-small" href={roomUrl} target="_blank" rel="noopener noreferrer">
					{texts.room[lang]}
				</a>
			)}
			{isAgreed && (
				<a
					className="btn btn-soft btn-small"
					href={`${file}?lang=${lang}`}
					aria-label={say(lang, texts.toCalendarOf, of)}
				>
					{texts.toCalendar[lang]}
				</a>
			)}
			{!one.isOver && (
				<>
					<button
						type="button"
						className="btn btn-outline btn-small"
						aria-label={say(lang, texts.otherOf, of)}
						onClick={() => onOther(one)}
					>
						{texts.other[lang]}
					</button>
					<button
						type="button"
						className="btn btn-outline btn-small"
						aria-label={say(lang, texts[isAgreed ? "cancelOf" : "withdrawOf"], of)}
						aria-disabled={acting.isBusy}
						onClick={() => void end()}
					>
						{texts[isAgreed ? "cancel" : "withdraw"][lang]}
					</button>
				</>
			)}
		</div>
	);
}
