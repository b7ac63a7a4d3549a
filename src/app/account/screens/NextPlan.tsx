import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { namesOf } from "../../../features/agenda/names.ts";
import { Face } from "../../../features/agenda-page/web/Face.tsx";
import type { OwnMeeting } from "../../../features/meetings/contract.ts";
import type { PlanLecture } from "../../../features/plan/contract.ts";
import { nextTexts, planCount } from "../../../features/plan/next-texts.ts";
import { isOn, isPast } from "../../../features/plan/rules.ts";
import { planQuery } from "../../../features/plan/web/use-plan.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { localized } from "../../../kit/i18n/lang.ts";
import { dateText } from "../../../kit/time/zone.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { PartFailed } from "../../client/PartFailed.tsx";
import { useFrame } from "../../client/use-frame.ts";
import { texts as appTexts } from "../texts.ts";
import { type AgendaLook, hourOf, nameOf, ownHourOf } from "./agenda/look.ts";
import { nextUp } from "./today/next-up.ts";
import { todayTexts } from "./today/texts.ts";
import { useOwnMeetingsQuery } from "./today/use-own-meetings.ts";

export function NextPlan({ look }: { look: AgendaLook }) {
	const { lang, event } = useFrame();
	const { data, isError, refetch } = useQuery(planQuery(event.code));
	const { data: own } = useQuery(useOwnMeetingsQuery());
	if (event.isOver) return <After />;
	if (isError && !data) return <PartFailed what={nextTexts.planFailed[lang]} onRetry={refetch} />;
	if (!data) return null;
	const lectures = data.lectures.filter((one) => one.hasHours && !isPast(one, look.now));
	const next = nextUp(lectures, own?.meetings ?? [], look.now);
	return (
		<section className="card acc-card" aria-labelledby="next-plan">
			<header className="acc-card-head">
				<h2 className="h-card" id="next-plan">
					{nextTexts.next[lang]}
				</h2>
				<Link to="/agenda">{nextTexts[data.lectures.length > 0 ? "wholePlan" : "openAgenda"][lang]}</Link>
			</header>
			{next.length === 0 && (
				<p className="text-muted">{nextTexts[data.lectures.length > 0 ? "nothingMore" : "nothingNext"][lang]}</p>
			)}
			<ol hidden={next.length === 0}>
				{next.map((one) =>
					"lectureId" in one ? (
						<LectureNext key={`lecture ${one.lectureId}`} look={look} lecture={one} />
					) : (
						<MeetingNext key={`meeting ${one.meetingId}`} look={look} meeting={one} />
					),
				)}
			</ol>
		</section>
	);
}

function LectureNext({ look, lecture }: { look: AgendaLook; lecture: PlanLecture }) {
	const { lang } = look;
	const { text, ...marked } = nameOf(lang, lecture);
	return (
		<li className="acc-row">
			<p className="acc-hour">
				<b>{hourOf(look, lecture.startDate)}</b>
				<span className="block">{localized(lang, lecture.calendarName, lecture.calendarNameEn)}</span>
				<span className="block">{ownHourOf(look, lecture.startDate)}</span>
			</p>
			<p className="min-w-0">
				{isOn(lecture, look.now) && <span className="chip chip-hot">{nextTexts.onNow[lang]}</span>}
				<b className="block" {...marked}>
					{text}
				</b>
				{lecture.place && (
					<span className="today-place">
						<Icon name="pin" size={17} /> {lecture.place}
					</span>
				)}
				<span className="text-muted block">{namesOf(lecture.lecturers)}</span>
			</p>
			<p className="acc-row-faces">
				{lecture.lecturers.slice(0, 3).map((person) => (
					<Face key={person.objectId} person={person} />
				))}
			</p>
		</li>
	);
}

function MeetingNext({ look, meeting }: { look: AgendaLook; meeting: OwnMeeting }) {
	const { lang } = look;
	const { table } = meeting;
	return (
		<li className="acc-row">
			<p className="acc-hour">
				<b>{hourOf(look, meeting.startDate)}</b>
				<span className="block">{dateText(lang, new Date(meeting.startDate), look.timeZone, false)}</span>
				<span className="block">{ownHourOf(look, meeting.startDate)}</span>
			</p>
			<p className="min-w-0">
				<b className="block">
					<Link to="/meetings">{fill(todayTexts.meetingAt[lang], meeting.exhibitor.name)}</Link>
				</b>
				<span className="today-place">
					<Icon name={table ? "pin" : "play"} size={17} />{" "}
					{table ? fill(todayTexts.table[lang], table) : todayTexts.online[lang]}
				</span>
				{meeting.topic && <span className="text-muted block">{meeting.topic}</span>}
			</p>
		</li>
	);
}

export function PlanCount() {
	const { lang, event } = useFrame();
	const { data } = useQuery(planQuery(event.code));
	const count = data?.lectures.length ?? 0;
	return count > 0 && !event.isOver ? ` ${planCount(lang, count)}` : null;
}

function After() {
	const { lang } = useFrame();
	return (
		<section className="card acc-card" aria-labelledby="after">
			<h2 className="h-card" id="after">
				{nextTexts.after[lang]}
			</h2>
			<p className="flex flex-wrap gap-3">
				<Link className="btn btn-small btn-soft" to="/certificate">
					{appTexts.certificate[lang]}
				</Link>
				<Link className="btn btn-small btn-soft" to="/recordings">
					{appTexts.recordings[lang]}
				</Link>
			</p>
		</section>
	);
}
