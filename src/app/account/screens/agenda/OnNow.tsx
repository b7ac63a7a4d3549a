import { fill } from "../../../../kit/i18n/fill.ts";
import "./on-now.css";
import type { CSSProperties } from "react";
import { Link } from "wouter";
import { namesOf } from "../../../../features/agenda/names.ts";
import { documentPath } from "../../../../features/event/addresses.ts";
import type { StreamAccess } from "../../../../features/live/contract.ts";
import { studioTexts } from "../../../../features/live/web/studio-texts.ts";
import { liveTexts } from "../../../../features/live/web/texts.ts";
import type { OwnPlan } from "../../../../features/plan/contract.ts";
import { nextTexts } from "../../../../features/plan/next-texts.ts";
import { isOn } from "../../../../features/plan/rules.ts";
import { minutesLeft, onFor, planTexts as texts } from "../../../../features/plan/texts.ts";
import type { Lang } from "../../../../kit/i18n/lang.ts";
import { Icon } from "../../../../kit/ui/icons.tsx";
import { useStreamAccess } from "../live/use-stream-access.ts";
import type { ListedLecture } from "./LectureRow.tsx";
import { type AgendaLook, hourOf, nameOf } from "./look.ts";

type Props = { look: AgendaLook; plan: OwnPlan; listed: readonly ListedLecture[] };

const MINUTE_MS = 60_000;

/** Lists planned lectures first; renders nothing if no lecture is on. */
// long: one card's markup
export function OnNow({ look, plan, listed }: Props) {
	const { lang, base, now } = look;
	const accessOf = useStreamAccess();
	const on = listed.filter((one) => isOn(one.planned, now));
	const isPlanned = ({ lecture }: ListedLecture) => plan.lectures.some((one) => one.lectureId === lecture.objectId);
	const first = firstOf(on, isPlanned, ({ lecture }) => accessOf(lecture.objectId) === "open");
	if (!first) return null;
	const { lecture } = first;
	const others = on.filter((one) => one !== first);
	const { text: name, ...marked } = nameOf(lang, lecture);
	const [begun, length] = [now.getTime() - Date.parse(lecture.startDate), lengthOf(lecture)];
	const people = [namesOf(lecture.lecturers), isPlanned(first) ? texts.inPlan[lang] : ""];
	return (
		<section className="pl-now beams" aria-label={nextTexts.onNow[lang]}>
			<div className="pl-now-first">
				<p className="pl-now-when">
					<span className="chip chip-hot">{nextTexts.onNow[lang]}</span>
					<b>
						{hourOf(look, lecture.startDate)}–{hourOf(look, lecture.endDate)}
					</b>
					<span>{lecture.place}</span>
				</p>
				<h2 className="pl-now-title">
					<a href={documentPath(base, "lectures", lecture.objectId)} {...marked}>
						{name}
					</a>
				</h2>
				<p>{people.filter(Boolean).join(", ")}</p>
				<div className="pl-now-bar" style={{ "--part": begun / length } as CSSProperties} />
				<p className="pl-now-left">
					<span>{onFor(lang, Math.floor(begun / MINUTE_MS))}</span>
					<span>{minutesLeft(lang, Math.ceil((length - begun) / MINUTE_MS))}</span>
				</p>
				<StudioLinks lang={lang} lectureId={lecture.objectId} access={accessOf(lecture.objectId)} />
			</div>
			{others.length > 0 && (
				<ul className="pl-now-others" aria-label={texts.also[lang]}>
					{others.slice(0, 3).map((one) => {
						const { text, ...words } = nameOf(lang, one.lecture);
						return (
							<li key={one.lecture.objectId}>
								<span>{one.lecture.place}</span>
								<a href={documentPath(base, "lectures", one.lecture.objectId)} {...words}>
									{text}
								</a>
								<StudioLink
									lang={lang}
									lectureId={one.lecture.objectId}
									name={text}
									access={accessOf(one.lecture.objectId)}
								/>
							</li>
						);
					})}
				</ul>
			)}
		</section>
	);
}

type Is = (one: ListedLecture) => boolean;

/** Prefers accessible lectures, then planned ones. */
const firstOf = (on: readonly ListedLecture[], isPlanned: Is, isOpen: Is): ListedLecture | undefined =>
	on.find((one) => isPlanned(one) && isOpen(one)) ?? on.find(isOpen) ?? on.find(isPlanned) ?? on[0];

type WayProps = { lang: Lang; lectureId: number; access: StreamAccess | undefined };

function StudioLinks({ lang, lectureId, access }: WayProps) {
	if (!access) return null;
	if (access !== "open")
		return (
			<p className="pl-now-ways on-dark">
				<Link className="btn btn-outline" to={`/live/${lectureId}`}>
					<Icon name="lock" size={20} /> {studioTexts.whatOpens[lang]}
				</Link>
			</p>
		);
	return (
		<p className="pl-now-ways on-dark">
			<Link className="btn btn-key" to={`/live/${lectureId}`}>
				<Icon name="play" size={20} /> {studioTexts.watch[lang]}
			</Link>
			<Link className="btn btn-outline" to={`/live/${lectureId}#questions`}>
				{liveTexts.ask[lang]}
			</Link>
			<Link className="pl-now-all" to="/live">
				{studioTexts.all[lang]}
			</Link>
		</p>
	);
}

function StudioLink({ lang, lectureId, name, access }: WayProps & { name: string }) {
	if (!access) return null;
	const isOpen = access === "open";
	const label = isOpen ? fill(liveTexts.watchNamed[lang], name) : `${studioTexts.closed[lang]}: ${name}`;
	return (
		<Link className="pl-now-watch" to={`/live/${lectureId}`} aria-label={label} title={label}>
			<Icon name={isOpen ? "play" : "lock"} size={22} />
		</Link>
	);
}

const lengthOf = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
	Math.max(MINUTE_MS, Date.parse(endDate) - Date.parse(startDate));
