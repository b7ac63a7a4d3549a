import { fill } from "../../../kit/i18n/fill.ts";
import "./meetings.css";
import type { ReactNode } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { getMeetingCalendar, type OwnMeeting } from "../contract.ts";
import { meetingsTexts as texts } from "./texts.ts";
import { hourText, untilText, whenText, whereText } from "./words.ts";

type MeetingProps = { lang: Lang; timeZone: string; one: OwnMeeting };

const roomLater = {
	pl: "Adres pokoju pojawi się tu 10 minut przed spotkaniem.",
	en: "The room’s address appears here 10 minutes before.",
};

export function MeetingFacts({ lang, one }: Pick<MeetingProps, "lang" | "one">) {
	const topic = one.topic && fill(texts.topic[lang], { topic: one.topic });
	return (
		<>
			<p>{[whereText(lang, one.table), topic].filter(Boolean).join(", ")}</p>
			{one.isOnline && one.state === "agreed" && !one.roomUrl && !one.isOver && <p>{roomLater[lang]}</p>}
			{one.clashes.length > 0 && (
				<p className="meet-clash">{fill(texts.clash[lang], { lecture: one.clashes.join(", ") })}</p>
			)}
		</>
	);
}

export function MeetingTicket({
	lang,
	timeZone,
	one,
	now,
	children,
}: MeetingProps & { now: Date; children: ReactNode }) {
	return (
		<section className="card acc-card meet-next beams on-dark" aria-labelledby="meet-next">
			<h2 id="meet-next" className="meet-until">
				{untilText(lang, one.startDate, now, timeZone)}
			</h2>
			<p className="meet-next-hour">
				<b>{hourText(lang, one.startDate, timeZone)}</b>
				<span>{fill(texts.until[lang], { hour: hourText(lang, one.endDate, timeZone) })}</span>
			</p>
			<div>
				<h3 className="font-bold wrap-anywhere">{one.exhibitor.name}</h3>
				<MeetingFacts lang={lang} one={one} />
			</div>
			{children}
		</section>
	);
}

export function MeetingLinks({ lang, timeZone, accountId, one }: MeetingProps & { accountId: string }) {
	const { meetingId, exhibitor, roomUrl } = one;
	const of = { who: exhibitor.name, when: whenText(lang, one.startDate, timeZone) };
	const file = getMeetingCalendar.path.replace(":meetingId", String(meetingId)).replace(":id", accountId);
	return (
		<>
			{roomUrl && (
				<a className="btn btn-key btn-small" href={roomUrl} target="_blank" rel="noopener noreferrer">
					{texts.room[lang]}
				</a>
			)}
			{one.state === "agreed" && (
				<a
					className="btn btn-soft btn-small"
					href={`${file}?lang=${lang}`}
					aria-label={fill(texts.toCalendarOf[lang], of)}
				>
					{texts.toCalendar[lang]}
				</a>
			)}
		</>
	);
}
