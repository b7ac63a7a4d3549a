import { useSuspenseQueries } from "@tanstack/react-query";
import { standConversationsQuery } from "../../../features/chat/web/stand-conversations-query.ts";
import { leadsQuery } from "../../../features/leads/web/leads-query.ts";
import { exhibitorMeetingsQuery } from "../../../features/meetings/web/exhibitor-meetings-query.ts";
import { standVisitsQuery } from "../../../features/stands/web/inbox-queries.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { dateText } from "../../../kit/time/zone.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { ScreenHead } from "../../client/ScreenHead.tsx";
import { useFrame } from "../../client/use-frame.ts";
import { useWorkplace } from "../workplace.ts";
import { statisticsTexts as texts } from "./statistics-texts.ts";

type Row = { label: string; count: number };

// long: one chart after the other
export function Statistics() {
	const { lang } = useFrame();
	const { objectId: id } = useWorkplace();
	const [{ data: seen }, { data: chats }, { data: taken }, { data: asked }] = useSuspenseQueries({
		queries: [
			standVisitsQuery(lang, id),
			standConversationsQuery(lang, id),
			leadsQuery(lang, id),
			exhibitorMeetingsQuery(lang, id),
		],
	});
	const dayText = (day: string) => dateText(lang, new Date(day), "UTC", false);
	const way: Row[] = [
		{ label: texts.visits[lang], count: seen.days.reduce((sum, one) => sum + one.visits, 0) },
		{ label: texts.kept[lang], count: seen.kept },
		{ label: texts.messages[lang], count: seen.wrote + chats.conversations.length },
		{ label: texts.meetings[lang], count: asked.meetings.filter((one) => one.state === "agreed").length },
		{ label: texts.contacts[lang], count: taken.leads.length },
		{ label: texts.applications[lang], count: seen.applied },
	];
	const days = seen.days.map((one) => ({ label: dayText(one.day), count: one.visits }));
	const hours = [...Map.groupBy(seen.hours, (one) => one.day)];
	// all days share one scale
	const mostInHour = Math.max(1, ...seen.hours.map((one) => one.visits));
	return (
		<>
			<ScreenHead title={texts.title[lang]} lead={texts.lead[lang]} />
			{way.every((one) => one.count === 0) ? (
				<section className="card empty-state">
					<Icon name="eye" size={28} />
					<h2 className="h-card">{texts.none[lang]}</h2>
					<p className="text-muted text-pretty">{texts.noneLead[lang]}</p>
				</section>
			) : (
				<div className="acc-column">
					<Bars id="way" title={texts.way[lang]} of={texts.step[lang]} rows={way} note={texts.wayNote[lang]} />
					{days.length > 0 && <Bars id="days" title={texts.byDay[lang]} of={texts.day[lang]} rows={days} />}
					{hours.map(([day, found]) => (
						<Bars
							key={day}
							id={`hours-${day}`}
							title={fill(texts.byHour[lang], { day: dayText(day) })}
							of={texts.hour[lang]}
							most={mostInHour}
							rows={wholeHours(found).map(({ hour, visits }) => ({ label: `${hour}:00`, count: visits }))}
						/>
					))}
				</div>
			)}
		</>
	);
}

/** Adds the empty hours between. */
function wholeHours(found: { hour: number; visits: number }[]) {
	const hours = found.map((one) => one.hour);
	const first = Math.min(...hours);
	return Array.from({ length: Math.max(...hours) - first + 1 }, (_, index) => {
		const hour = first + index;
		return { hour, visits: found.find((one) => one.hour === hour)?.visits ?? 0 };
	});
}

/** `most` is the value of a full-width bar; by default the largest row. */
type BarsProps = { id: string; title: string; of: string; rows: Row[]; note?: string; most?: number };

/** The rows are text for screen readers too. */
function Bars({ id, title, of, rows, note, most = Math.max(1, ...rows.map((one) => one.count)) }: BarsProps) {
	const { lang } = useFrame();
	return (
		<section className="card acc-card" aria-labelledby={id}>
			<h2 className="h-card" id={id}>
				{title}
			</h2>
			<table className="exh-bars" aria-labelledby={id}>
				<thead className="sr-only">
					<tr>
						<th scope="col">{of}</th>
						<th scope="col">{texts.count[lang]}</th>
					</tr>
				</thead>
				<tbody>
					{rows.map(({ label, count }) => (
						<tr key={label}>
							<th scope="row">{label}</th>
							<td>
								<span className="exh-bar-of" style={{ width: `${(count / most) * 80}%` }} />
								{count}
							</td>
						</tr>
					))}
				</tbody>
			</table>
			{note && <p className="text-muted text-pretty">{note}</p>}
		</section>
	);
}
