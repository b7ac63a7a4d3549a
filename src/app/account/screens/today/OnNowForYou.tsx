import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { categoriesQuery } from "../../../../features/agenda/web/categories-query.ts";
import type { LectureAccess } from "../../../../features/live/contract.ts";
import { nextInStudio, onAirFor } from "../../../../features/live/programme.ts";
import { lectureAccessQuery, liveProgrammeQuery } from "../../../../features/live/web/live-queries.ts";
import { OnAir } from "../../../../features/live/web/Studios.tsx";
import { studioTexts } from "../../../../features/live/web/studio-texts.ts";
import type { PlanLecture } from "../../../../features/plan/contract.ts";
import { nextTexts } from "../../../../features/plan/next-texts.ts";
import { isOn } from "../../../../features/plan/rules.ts";
import { planQuery } from "../../../../features/plan/web/use-plan.ts";
import { offerFor } from "../../../../features/recordings/offer.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { type AgendaLook, hourOf, nameOf } from "../agenda/look.ts";
import { ClosedDoor } from "./ClosedDoor.tsx";
import { todayTexts as texts } from "./texts.ts";

const NO_ACCESS: LectureAccess = {
	packageName: null,
	streams: [],
	streamOffers: [],
	onsite: "locked",
	onsiteOffers: [],
};

/** Lists accessible lectures first. */
export function OnNowForYou({ look }: { look: AgendaLook }) {
	const onNow = useOnNow(look);
	return (
		<>
			<OpenNow look={look} onNow={onNow} />
			<ClosedNow onNow={onNow} />
		</>
	);
}

type OnNow = ReturnType<typeof useOnNow>;

function OpenNow({ look, onNow }: { look: AgendaLook; onNow: OnNow }) {
	const { lang } = look;
	const { open, closed, planned, canEnterHalls, isOnline, lectures } = onNow;
	const [first] = open;
	const [lecture] = planned;
	return (
		<>
			{lecture && <PlannedNow look={look} lecture={lecture} />}
			{canEnterHalls && !lecture && <LecturesNow title={texts.hallsTitle[lang]} />}
			{first && (
				<div className="grid gap-3">
					<OnAir
						lang={lang}
						timeZone={look.timeZone}
						now={look.now}
						isOpen={() => true}
						studio={{ place: first.place, next: nextInStudio(lectures, first) }}
						one={first}
					/>
					{open.length > 1 && (
						<Link className="justify-self-start" to="/live">
							{studioTexts.all[lang]}
						</Link>
					)}
				</div>
			)}
			{isOnline && !first && !lecture && closed.length === 0 && <LecturesNow title={texts.onlineTitle[lang]} />}
		</>
	);
}

function ClosedNow({ onNow: { access, open, closed, planned, hasHalls, canEnterHalls } }: { onNow: OnNow }) {
	const { lang } = useFrame();
	const areHallsClosed = hasHalls && !canEnterHalls;
	const isNothingOpen = open.length === 0 && planned.length === 0 && !canEnterHalls;
	return (
		<>
			{isNothingOpen && (closed.length > 0 || areHallsClosed) && <StandsNow />}
			{open.length === 0 && closed.length > 0 && (
				<ClosedStreams access={access} ids={closed.map((one) => one.objectId)} />
			)}
			{areHallsClosed && (
				<ClosedDoor
					title={texts.closedHalls[lang]}
					state={access.onsite === "unpaid" ? "unpaid" : "locked"}
					packageName={access.packageName}
					offer={offerFor(access.onsiteOffers, [{ isOnlinePart: false }])}
				/>
			)}
		</>
	);
}

function useOnNow({ now }: AgendaLook) {
	const { event } = useFrame();
	const { data: programme } = useQuery(liveProgrammeQuery(event.code));
	const { data: known } = useQuery(lectureAccessQuery(event.code));
	const { data: plan } = useQuery(planQuery(event.code));
	const { data: agenda } = useQuery(categoriesQuery(event.code));
	const access = known ?? NO_ACCESS;
	const plannedIds = plan?.lectures.map((one) => one.lectureId) ?? [];
	// Access is shown only once it is loaded.
	const lectures = known && programme ? programme.lectures : [];
	const streamed = new Set(lectures.map((one) => one.objectId));
	const days = known && agenda ? agenda.categories.flatMap((one) => one.days) : [];
	const on = days.filter((day) => new Date(day.startDate) <= now && now < new Date(day.endDate));
	return {
		access,
		lectures,
		...onAirFor(lectures, { streams: access.streams, plannedIds, now }),
		planned: plan?.lectures.filter((one) => isOn(one, now) && !streamed.has(one.lectureId)) ?? [],
		hasHalls: on.some((day) => day.isOnsite),
		canEnterHalls: on.some((day) => day.isOnsite) && access.onsite === "open",
		isOnline: on.some((day) => !day.isOnsite),
	};
}

function PlannedNow({ look, lecture }: { look: AgendaLook; lecture: PlanLecture }) {
	const { lang } = look;
	const { text, ...marked } = nameOf(lang, lecture);
	return (
		<section className="card acc-card" aria-label={nextTexts.onNow[lang]}>
			<p className="today-when">
				<span className="chip chip-hot">{nextTexts.onNow[lang]}</span>
				<b>
					{hourOf(look, lecture.startDate)}–{hourOf(look, lecture.endDate)}
				</b>
				<span>{lecture.place}</span>
			</p>
			<h2 className="h-card" {...marked}>
				{text}
			</h2>
			<p>
				<Link to="/agenda">{texts.allNow[lang]}</Link>
			</p>
		</section>
	);
}

function LecturesNow({ title }: { title: string }) {
	const { lang } = useFrame();
	return (
		<NowCard title={title} lead={texts.lecturesLead[lang]}>
			<Link className="btn btn-small" to="/agenda">
				{texts.toNow[lang]}
			</Link>
		</NowCard>
	);
}

function StandsNow() {
	const { lang } = useFrame();
	return (
		<NowCard title={texts.standsTitle[lang]} lead={texts.standsLead[lang]}>
			<Link className="btn btn-small" to="/stands">
				{texts.toStands[lang]}
			</Link>
			<Link className="btn btn-soft btn-small" to="/agenda">
				{texts.toNow[lang]}
			</Link>
		</NowCard>
	);
}

function NowCard({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
	return (
		<section className="card acc-card">
			<h2 className="h-card">{title}</h2>
			<p className="text-muted text-pretty">{lead}</p>
			<p className="flex flex-wrap gap-3">{children}</p>
		</section>
	);
}

function ClosedStreams({ access, ids }: { access: LectureAccess; ids: number[] }) {
	const { lang } = useFrame();
	const streams = access.streams.filter((one) => ids.includes(one.lectureId));
	const isUnpaid = streams.some((one) => one.access === "unpaid");
	return (
		<ClosedDoor
			title={texts.closedStreams[lang]}
			state={isUnpaid ? "unpaid" : "locked"}
			packageName={access.packageName}
			offer={offerFor(access.streamOffers, streams)}
		/>
	);
}
