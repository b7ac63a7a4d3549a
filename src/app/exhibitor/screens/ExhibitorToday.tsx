import { fill } from "../../../kit/i18n/fill.ts";
import "../../../features/leads/web/leads.css";
import { useSuspenseQueries } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import type { Workplace } from "../../../features/cvs/contract.ts";
import { openCvsQuery } from "../../../features/cvs/web/open-cvs-query.ts";
import type { Lead } from "../../../features/leads/contract.ts";
import { leadsQuery } from "../../../features/leads/web/leads-query.ts";
import { Stars } from "../../../features/leads/web/Stars.tsx";
import { leadsTexts } from "../../../features/leads/web/texts.ts";
import { isLive } from "../../../features/meetings/rules.ts";
import type { ExhibitorMeetings } from "../../../features/meetings/staff-contract.ts";
import { waitsFor } from "../../../features/meetings/waits.ts";
import { exhibitorMeetingsQuery } from "../../../features/meetings/web/exhibitor-meetings-query.ts";
import { inboxTexts } from "../../../features/stands/inbox-texts.ts";
import { type StandVisits, standVisitsQuery } from "../../../features/stands/web/inbox-queries.ts";
import { dateText, timeText } from "../../../kit/time/zone.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { siteNow } from "../../../kit/ui/site-now.ts";
import { ScreenHead } from "../../client/ScreenHead.tsx";
import { useFrame } from "../../client/use-frame.ts";
import { ExhibitorLink } from "../ExhibitorLink.tsx";
import { exhibitorTexts as texts } from "../texts.ts";
import { waitsForUs } from "../waits.ts";
import { daysToGo, meetingsWait, notFetched, threeStars } from "../words.ts";
import { useWorkplace } from "../workplace.ts";

/** It is last on the screen, so that its late arrival shifts nothing. */
const Timetable = lazy(async () => ({
	default: (await import("../../../features/meetings/web/Timetable.tsx")).Timetable,
}));

const DAY_MS = 24 * 3_600_000;

export function ExhibitorToday() {
	const { lang } = useFrame();
	const { objectId, startDate, endDate } = useWorkplace();
	const [{ data: taken }, { data: cvs }, { data: meetings }, { data: seen }] = useSuspenseQueries({
		queries: [
			leadsQuery(lang, objectId),
			openCvsQuery(lang),
			exhibitorMeetingsQuery(lang, objectId),
			standVisitsQuery(lang, objectId),
		],
	});
	const now = siteNow();
	const days = Math.ceil((new Date(startDate).getTime() - now.getTime()) / DAY_MS);
	const lead = new Date(endDate) <= now ? texts.over[lang] : days > 0 ? daysToGo(lang, days) : texts.on[lang];
	return (
		<>
			<ScreenHead title={texts.hello[lang]} lead={lead}>
				<ExhibitorLink className="btn btn-small" to="/scan">
					<Icon name="scan" size={20} />
					{texts.scan[lang]}
				</ExhibitorLink>
			</ScreenHead>
			<div className="acc-column">
				<Figures
					leads={taken.leads}
					cvs={cvs.exhibitors.find((one) => one.exhibitorId === objectId)}
					meetings={meetings.meetings}
					visits={seen.days}
				/>
				<div className="exh-columns">
					<NewestLeads leads={taken.leads} />
					<NextMeetings data={meetings} />
				</div>
				<Suspense>
					<Timetable lang={lang} data={meetings} />
				</Suspense>
			</div>
		</>
	);
}

type FiguresProps = {
	leads: Lead[];
	cvs: Workplace | undefined;
	meetings: ExhibitorMeetings["meetings"];
	visits: StandVisits["days"];
};

// long: four figures, one after the other
function Figures({ leads, cvs, meetings, visits }: FiguresProps) {
	const { lang } = useFrame();
	const most = visits.toSorted((a, b) => b.visits - a.visits)[0];
	const people = cvs?.people ?? [];
	const unfetched = people.filter((one) => one.fetchedDate === null).length;
	const waiting = meetings.filter(waitsForUs).length;
	const figures = [
		{
			label: inboxTexts.visits,
			count: visits.reduce((sum, one) => sum + one.visits, 0),
			more: most
				? fill(inboxTexts.busiest[lang], { day: dateText(lang, new Date(most.day), "UTC", false) })
				: inboxTexts.noVisits[lang],
		},
		{
			label: texts.leads,
			count: leads.length,
			more: threeStars(lang, leads.filter((one) => one.rating === 3).length),
		},
		...(cvs?.isRecruiting
			? [
					{
						label: texts.cvsOpen,
						count: people.length,
						more: unfetched > 0 ? notFetched(lang, unfetched) : texts.nothingWaits[lang],
					},
				]
			: []),
		{
			label: texts.agreedMeetings,
			count: meetings.filter((one) => one.state === "agreed").length,
			more: waiting > 0 ? meetingsWait(lang, waiting) : texts.nothingWaits[lang],
		},
	];
	return (
		<dl className="card exh-figures">
			{figures.map(({ label, count, more }) => (
				<div key={label.en}>
					<dt>{label[lang]}</dt>
					<dd>{count}</dd>
					<dd>{more}</dd>
				</div>
			))}
		</dl>
	);
}

const SHOWN = 5;

function NewestLeads({ leads }: { leads: Lead[] }) {
	const { lang } = useFrame();
	return (
		<section className="card acc-card" aria-labelledby="newest">
			<div className="acc-card-head">
				<h2 className="h-card" id="newest">
					{texts.newestLeads[lang]}
				</h2>
				{leads.length > 0 && <ExhibitorLink to="/leads">{texts.all[lang]}</ExhibitorLink>}
			</div>
			{leads.length === 0 && <p className="text-muted text-pretty">{leadsTexts.noneLead[lang]}</p>}
			<ul className="exh-list" hidden={leads.length === 0}>
				{leads.slice(0, SHOWN).map((one) => (
					<li key={one.objectId}>
						<span className="wrap-anywhere">
							<b>{`${one.firstName} ${one.lastName}`}</b>
							{one.company && <span className="text-muted">{`, ${one.company}`}</span>}
							{one.note && <span className="text-muted block">{one.note}</span>}
						</span>
						<Stars lang={lang} rating={one.rating} />
					</li>
				))}
			</ul>
		</section>
	);
}

function NextMeetings({ data }: { data: ExhibitorMeetings }) {
	const { lang } = useFrame();
	const next = data.meetings
		.filter((one) => isLive(one.state) && !one.isOver)
		.toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate))
		.slice(0, SHOWN);
	const when = (iso: string) =>
		`${dateText(lang, new Date(iso), data.timeZone, false)}, ${timeText(lang, new Date(iso), data.timeZone)}`;
	return (
		<section className="card acc-card" aria-labelledby="next-meetings">
			<div className="acc-card-head">
				<h2 className="h-card" id="next-meetings">
					{texts.nextMeetings[lang]}
				</h2>
				<ExhibitorLink to="/meetings">{texts.all[lang]}</ExhibitorLink>
			</div>
			{next.length === 0 && <p className="text-muted">{texts.noMeetings[lang]}</p>}
			<ul className="exh-list" hidden={next.length === 0}>
				{next.map((one) => (
					<li key={one.meetingId}>
						<span className="wrap-anywhere">
							<b>{`${one.firstName} ${one.lastName}`}</b>
							<span className="text-muted block">{when(one.startDate)}</span>
						</span>
						{waitsForUs(one) && <span className="chip">{texts.toAnswer[lang]}</span>}
						{waitsFor(one) === "person" && <span className="chip">{texts.toBeAnswered[lang]}</span>}
					</li>
				))}
			</ul>
		</section>
	);
}
