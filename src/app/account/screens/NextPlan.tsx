import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { namesOf } from "../../../features/agenda/names.ts";
import { Face } from "../../../features/agenda/web/Face.tsx";
import { isPast } from "../../../features/plan/rules.ts";
import { planCount, planTexts as texts } from "../../../features/plan/texts.ts";
import { planQuery } from "../../../features/plan/web/use-plan.ts";
import { localized } from "../../../kit/i18n/lang.ts";
import { PartFailed } from "../PartFailed.tsx";
import { texts as appTexts } from "../texts.ts";
import { useFrame } from "../use-frame.ts";
import { hourOf, nameOf, ownHourOf, useLook } from "./agenda/look.ts";
import { LiveToday } from "./live/LiveToday.tsx";
import { PlanChanges } from "./PlanChanges.tsx";

/** So many lectures of the plan stand on the first screen. */
const SHOWN = 3;

/** What comes next in the plan: favourites and lectures with a seat; of an event that is over, what it has left. */
// long: one card's markup
export function NextPlan() {
	const { lang, event } = useFrame();
	const { data, isError, refetch } = useQuery(planQuery(event.code));
	const look = useLook();
	if (event.isOver) return <After />;
	if (isError && !data) return <PartFailed what={texts.planFailed[lang]} onRetry={refetch} />;
	if (!data) return null;
	const next = data.lectures.filter((one) => one.hasHours && !isPast(one, look.now)).slice(0, SHOWN);
	return (
		<>
			<LiveToday look={look} />
			<PlanChanges look={look} plan={data} />
			<section className="card acc-card" aria-labelledby="next-plan">
				<header className="acc-card-head">
					<h2 className="h-card" id="next-plan">
						{texts.next[lang]}
					</h2>
					<Link to="/agenda">{texts[data.lectures.length > 0 ? "wholePlan" : "openAgenda"][lang]}</Link>
				</header>
				{next.length === 0 && (
					<p className="text-muted">{texts[data.lectures.length > 0 ? "nothingMore" : "nothingNext"][lang]}</p>
				)}
				<ol hidden={next.length === 0}>
					{next.map((one) => {
						const { text, ...marked } = nameOf(lang, one);
						return (
							<li key={one.lectureId} className="acc-row">
								<p className="acc-hour">
									<b>{hourOf(look, one.startDate)}</b>
									<span className="block">{localized(lang, one.calendarName, one.calendarNameEn)}</span>
									<span className="block">{ownHourOf(look, one.startDate)}</span>
								</p>
								<p className="min-w-0">
									<b {...marked}>{text}</b>
									<span className="text-muted block">
										{[one.place, namesOf(one.lecturers)].filter(Boolean).join(", ")}
									</span>
								</p>
								<p className="acc-row-faces">
									{one.lecturers.slice(0, 3).map((person) => (
										<Face key={person.objectId} person={person} />
									))}
								</p>
							</li>
						);
					})}
				</ol>
			</section>
		</>
	);
}

/** How much there is in the plan, for the head of the screen. */
export function PlanCount() {
	const { lang, event } = useFrame();
	const { data } = useQuery(planQuery(event.code));
	const count = data?.lectures.length ?? 0;
	return count > 0 && !event.isOver ? ` ${planCount(lang, count)}` : null;
}

/** What one does with an event that is over. */
function After() {
	const { lang } = useFrame();
	return (
		<section className="card acc-card" aria-labelledby="after">
			<h2 className="h-card" id="after">
				{texts.after[lang]}
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
