import "../../../features/meetings/web/meetings.css";
import { useQueryClient, useSuspenseQueries, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { meQuery } from "../../../features/account/web/me-query.ts";
import type { Appointment } from "../../../features/appointments/contract.ts";
import { appointmentsQuery } from "../../../features/appointments/web/appointment-queries.ts";
import type { OwnMeeting } from "../../../features/meetings/contract.ts";
import { calledOffMeetings, meetingKind, nextOf } from "../../../features/meetings/day.ts";
import { isLive } from "../../../features/meetings/rules.ts";
import { needsAnswer } from "../../../features/meetings/waits.ts";
import { Answers } from "../../../features/meetings/web/Answers.tsx";
import { Arrange } from "../../../features/meetings/web/Arrange.tsx";
import { CalledOff } from "../../../features/meetings/web/CalledOff.tsx";
import { DayChoice } from "../../../features/meetings/web/DayChoice.tsx";
import { type DayEntry, DayView } from "../../../features/meetings/web/DayView.tsx";
import {
	meetingExhibitorsQuery,
	ownMeetingsQuery,
	refetchMeetings,
} from "../../../features/meetings/web/meetings-queries.ts";
import { NextMeeting, OwnMeetings } from "../../../features/meetings/web/OwnMeetings.tsx";
import { ToAnswer } from "../../../features/meetings/web/ToAnswer.tsx";
import { meetingsTexts as texts } from "../../../features/meetings/web/texts.ts";
import { useActing } from "../../../features/meetings/web/use-acting.ts";
import type { PlanLecture } from "../../../features/plan/contract.ts";
import { planQuery } from "../../../features/plan/web/use-plan.ts";
import { wordsIn } from "../../../kit/i18n/lang.ts";
import { dayOf } from "../../../kit/time/zone.ts";
import { siteNow } from "../../../kit/ui/site-now.ts";
import { StatusMessage } from "../../../kit/ui/status-message.tsx";
import { ScreenHead } from "../../client/ScreenHead.tsx";
import { useFrame } from "../../client/use-frame.ts";
import { Appointments } from "./appointments/Appointments.tsx";
import { useSlots } from "./use-slots.ts";

function useDays(entries: readonly { startDate: string }[], timeZone: string) {
	const [chosen, choose] = useState<string>();
	const dayFor = ({ startDate }: { startDate: string }) => dayOf(new Date(startDate), timeZone);
	const days = [...new Set(entries.map(dayFor))].toSorted();
	const today = dayOf(siteNow(), timeZone);
	const day = days.find((one) => one === chosen) ?? days.find((one) => one >= today) ?? days[0];
	return { days, day, choose, isOnDay: (one: { startDate: string }) => dayFor(one) === day };
}

function useData() {
	const { lang, event } = useFrame();
	const { data: person } = useSuspenseQuery(meQuery(lang));
	const [{ data: plan }, { data: own }, { data: offer }, { data: withPeople }] = useSuspenseQueries({
		queries: [
			planQuery(event.code),
			ownMeetingsQuery(lang, person.id, event.code),
			meetingExhibitorsQuery(lang, event.code),
			appointmentsQuery(lang, event.code),
		],
	});
	const { appointments } = withPeople;
	return { person, plan, own, offer, appointments, more: entriesOf(lang, appointments) };
}

type Data = ReturnType<typeof useData>;

type DayProps = {
	data: Data;
	meetings: OwnMeeting[];
	next: OwnMeeting | undefined;
	now: Date;
};

function DayCard({ data: { plan, own, more }, meetings, next, now }: DayProps) {
	const { lang } = useFrame();
	const { timeZone } = own;
	const lectures = plan.lectures.filter((one) => one.hasHours);
	const moves = meetings.flatMap((one) => one.move ?? []);
	const { days, day, choose, isOnDay } = useDays([...lectures, ...meetings, ...moves, ...more], timeZone);
	return (
		<section className="card acc-card" aria-label={texts.title[lang]}>
			<DayChoice lang={lang} days={days} day={day} choose={choose} />
			<DayView
				lang={lang}
				timeZone={timeZone}
				now={now}
				next={next}
				meetings={meetings}
				isOnDay={isOnDay}
				more={more}
				lectures={lectures.map((one) => ({ ...one, subject: subjectOf(lang, one) }))}
			/>
		</section>
	);
}

type ArrangeProps = {
	data: Data;
	company: number | undefined;
	chooseCompany: (company: number | undefined) => void;
	onChanged: () => Promise<unknown>;
};

function ArrangeCard({ data: { person, own, offer }, company, chooseCompany, onChanged }: ArrangeProps) {
	const { lang } = useFrame();
	const slots = useSlots(company);
	if (!offer.mayAsk) return <p className="card acc-card text-pretty">{texts.noTicket[lang]}</p>;
	return (
		<Arrange
			lang={lang}
			timeZone={own.timeZone}
			accountId={person.id}
			company={company}
			chooseCompany={chooseCompany}
			onChanged={onChanged}
			exhibitors={offer.exhibitors}
			slots={slots}
			meetings={own.meetings}
		/>
	);
}

function meetingGroups(own: readonly OwnMeeting[], now: Date) {
	const meetings = own.filter((one) => isLive(one.state));
	const toAnswer = meetings.filter(needsAnswer);
	const next = nextOf(meetings, now);
	const others = meetings.filter((one) => one !== next && !one.isOver && (one.move || !toAnswer.includes(one)));
	return { meetings, next, toAnswer, others };
}

// long: one screen's markup, whose parts are components already
export function Meetings() {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const data = useData();
	const { person, own, offer, appointments } = data;
	const [company, chooseCompany] = useState<number>();
	const onChanged = () => refetchMeetings(queries);
	const acting = useActing(lang, onChanged);
	const { timeZone } = own;
	const now = siteNow();
	const { meetings, next, toAnswer, others } = meetingGroups(own.meetings, now);
	const onOther = ({ exhibitor }: OwnMeeting) => {
		chooseCompany(exhibitor.objectId);
		document.getElementById("meet-arrange")?.focus();
	};
	const off = calledOffMeetings(own.meetings);
	const mayAsk = ({ exhibitor }: OwnMeeting) =>
		offer.mayAsk && offer.exhibitors.some(({ objectId }) => objectId === exhibitor.objectId);
	const meetingProps = { lang, timeZone, accountId: person.id, acting, onOther };
	return (
		<>
			<ScreenHead title={texts.title[lang]} lead={texts.lead[lang]} />
			<div className="acc-columns">
				<div className="acc-column">
					<DayCard data={data} meetings={meetings} next={next} now={now} />
				</div>
				<div className="acc-column">
					<StatusMessage told={acting.told} ref={acting.said} />
					<Answers lang={lang} timeZone={timeZone} meetings={own.meetings} />
					{off.length > 0 && <CalledOff {...meetingProps} mayAsk={mayAsk} meetings={off} />}
					{next && <NextMeeting key={next.meetingId} {...meetingProps} one={next} now={now} />}
					{toAnswer.length > 0 && <ToAnswer {...meetingProps} meetings={toAnswer} />}
					<Appointments
						lang={lang}
						timeZone={timeZone}
						appointments={appointments}
						onChanged={onChanged}
						eventCode={event.code}
						link={writeLink}
					/>
					{others.length > 0 && <OwnMeetings {...meetingProps} meetings={others} />}
					<ArrangeCard data={data} company={company} chooseCompany={chooseCompany} onChanged={onChanged} />
				</div>
			</div>
		</>
	);
}

const writeLink = (id: string, words: string) => (
	<Link className="btn btn-small btn-outline" to={`/chats?with=${id}`}>
		{words}
	</Link>
);

function entriesOf(lang: "pl" | "en", appointments: readonly Appointment[]): DayEntry[] {
	return appointments
		.filter(({ state }) => state === "proposed" || state === "agreed")
		.flatMap((one) => {
			const name = `${one.person.firstName} ${one.person.lastName}`;
			const entry = (
				key: string,
				at: Pick<Appointment, "startDate" | "endDate" | "place">,
				kind: DayEntry["kind"],
			) => ({
				key: `${key}${one.id}`,
				kind,
				name,
				startDate: at.startDate,
				endDate: at.endDate,
				place: at.place ?? texts.online[lang],
			});
			const { isOver, move } = one;
			const own = entry("a", one, meetingKind({ isAgreed: one.state === "agreed", isOver }, one.isMine));
			return move ? [own, entry("b", move, meetingKind({ isAgreed: false, isOver }, move.isMine))] : [own];
		});
}

function subjectOf(lang: "pl" | "en", { language, subject, subjectPl, subjectEn }: PlanLecture): string {
	return wordsIn(lang, language, subject, subjectPl, subjectEn).text;
}
