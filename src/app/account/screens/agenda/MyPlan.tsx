import { fill } from "../../../../kit/i18n/fill.ts";
import "./plan.css";
import { documentPath } from "../../../../features/event/addresses.ts";
import type { PlanLecture } from "../../../../features/plan/contract.ts";
import { nextTexts } from "../../../../features/plan/next-texts.ts";
import { clashGroups, isOn, isPast } from "../../../../features/plan/rules.ts";
import { clashTitle, pastCount, planTexts as texts } from "../../../../features/plan/texts.ts";
import type { PlanInHand } from "../../../../features/plan/web/use-plan.ts";
import { localized } from "../../../../kit/i18n/lang.ts";
import { Icon } from "../../../../kit/ui/icons.tsx";
import { clashAlternatives } from "./clash-words.ts";
import { type AgendaLook, hourOf, nameOf, ownHourOf } from "./look.ts";
import { PlanSeat } from "./PlanSeat.tsx";

type Props = { look: AgendaLook; hand: PlanInHand };

/** Groups clashes and folds past entries. */
export function MyPlan({ look, hand }: Props) {
	const { lang, now } = look;
	const { lectures } = hand.plan;
	const past = lectures.filter((one) => isPast(one, now));
	const folded = past.length === lectures.length ? [] : past;
	const visibleLectures = lectures.filter((one) => !folded.includes(one));
	return (
		<section className="card acc-card pl-plan" aria-labelledby="my-plan">
			<h2 className="h-card" id="my-plan">
				{texts.plan[lang]}
			</h2>
			{lectures.length === 0 && (
				<div className="empty-state">
					<Icon name="star" size={28} />
					<h3 className="h-card">{texts.emptyTitle[lang]}</h3>
					<p className="text-muted text-pretty">{texts.emptyLead[lang]}</p>
				</div>
			)}
			{folded.length > 0 && (
				<details className="pl-past">
					<summary>
						<b>{pastCount(lang, folded.length)}</b>
						<Icon name="down" />
					</summary>
					<Days look={look} hand={hand} lectures={folded} />
				</details>
			)}
			<Days look={look} hand={hand} lectures={visibleLectures} />
		</section>
	);
}

function Days({ look, hand, lectures }: Props & { lectures: readonly PlanLecture[] }) {
	const { lang } = look;
	const timed = lectures.filter((one) => one.hasHours);
	const anyTime = lectures.filter((one) => !one.hasHours);
	const days = [...new Map(timed.map((one) => [one.calendarCode, one])).values()];
	return (
		<>
			{days.map((day) => {
				const own = timed.filter((one) => one.calendarCode === day.calendarCode);
				return (
					<section key={day.calendarCode} className="pl-plan-day">
						<h3>
							{localized(lang, day.calendarName, day.calendarNameEn)} <span>{own.length}</span>
						</h3>
						{clashGroups(own).map((group) =>
							group.length > 1 && !group.every((one) => isPast(one, look.now)) ? (
								<Clash key={group[0].lectureId} look={look} hand={hand} group={group} />
							) : (
								group.map((one) => <PlanRow key={one.lectureId} look={look} hand={hand} lecture={one} />)
							),
						)}
					</section>
				);
			})}
			{anyTime.length > 0 && (
				<section className="pl-plan-day">
					<h3>
						{texts.anyTime[lang]} <span>{anyTime.length}</span>
					</h3>
					{anyTime.map((one) => (
						<PlanRow key={one.lectureId} look={look} hand={hand} lecture={one} />
					))}
				</section>
			)}
		</>
	);
}

/** Lets the person choose one lecture. A note says what happens to the others. */
function Clash({ look, hand, group }: Props & { group: [PlanLecture, ...PlanLecture[]] }) {
	const { lang } = look;
	const help = group.length > 2 ? "keepHelpMany" : group.some((one) => one.isReserved) ? "keepHelpSeat" : "keepHelp";
	return (
		<div className="pl-clash">
			<p className="pl-clash-title">
				<Icon name="warning" /> {clashTitle(lang, group.length, hourOf(look, group[0].startDate))}
			</p>
			{group.map((one) => {
				const name = nameOf(lang, one).text;
				return (
					<PlanRow key={one.lectureId} look={look} hand={hand} lecture={one}>
						<button
							type="button"
							className="plain-link pl-keep"
							aria-label={fill(texts.keepNamed[lang], name)}
							aria-disabled={hand.busyWith !== undefined}
							onClick={() => void hand.keep(one, fill(texts.kept[lang], name))}
						>
							{texts.keep[lang]}
						</button>
					</PlanRow>
				);
			})}
			<p className="text-pretty">{[texts[help][lang], ...clashAlternatives(look, group)].join(" ")}</p>
		</div>
	);
}

function PlanRow({ look, hand, lecture, children }: Props & { lecture: PlanLecture; children?: React.ReactNode }) {
	const { lang, base, now } = look;
	const { text: name, ...marked } = nameOf(lang, lecture);
	return (
		<div className="pl-plan-row">
			<p className="pl-plan-hour">
				{lecture.hasHours && <b>{hourOf(look, lecture.startDate)}</b>}
				<span>{lecture.hasHours && ownHourOf(look, lecture.startDate)}</span>
			</p>
			<div className="min-w-0">
				<a className="pl-plan-name" href={documentPath(base, "lectures", lecture.lectureId)} {...marked}>
					{name}
				</a>
				<p className="pl-plan-where">
					{isOn(lecture, now) && <b>{nextTexts.onNow[lang]}</b>}
					{lecture.place && (
						<span>
							<Icon name="pin" size={17} /> {lecture.place}
						</span>
					)}
				</p>
				<PlanSeat lang={lang} lecture={lecture} hand={hand} />
				{children}
			</div>
		</div>
	);
}
