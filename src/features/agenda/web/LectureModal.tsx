import { useEffect, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import type { ResponseOf } from "../../../kit/contract/call.ts";
import { type Lang, localized, tidy, tidyHtml } from "../../../kit/i18n/lang.ts";
import { timeText } from "../../../kit/time/zone.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { Modal, type ModalProps } from "../../../kit/ui/modal.tsx";
import { getLectureDescription, type LectureLecturer } from "../contract.ts";
import { lectureTexts, seatSentence } from "../lecture-texts.ts";
import { lengthText } from "../notes.ts";
import { isFlatList, lectureCalendarPath, seatLabels } from "../rules.ts";
import { agendaTexts, languageText } from "../texts.ts";
import { statusesOf } from "./agenda-calls.ts";
import { HotChip, Level, SEAT_STRIPS } from "./LectureMarks.tsx";

type Described = ResponseOf<typeof getLectureDescription>;
type State = Described | "loading" | "gone" | "failed";

/** The window of a lecture, `#lecture/ID`: what it is about, who speaks, what is left, and the way into a calendar. */
export default function LectureModal({ lang, arg, onClose }: ModalProps) {
	const [state, retry] = useLecture(arg);
	if (typeof state === "string") return <Waiting lang={lang} state={state} onRetry={retry} onClose={onClose} />;
	return (
		<Modal
			lang={lang}
			width={720}
			title={tidy(state.subject)}
			onClose={onClose}
			above={<When lang={lang} lecture={state} />}
			below={<Chips lang={lang} lecture={state} />}
			foot={hasHours(state) && <Foot lang={lang} lecture={state} />}
		>
			<Body lang={lang} lecture={state} />
		</Modal>
	);
}

/** The way to a seat, and into a calendar. */
function Foot({ lang, lecture }: { lang: Lang; lecture: Described }) {
	// the window stands on the event's first page, or on one of its pages
	const base = location.pathname.replace(/\/[^/]*\.html$|\/$/, "");
	return (
		<>
			{lecture.needsSeat && (
				<a className="btn" href={`${base}/user.html?lecture=${lecture.objectId}`}>
					<Icon name="chair" />
					{lectureTexts.reserveSeat[lang]}
				</a>
			)}
			<a
				className={lecture.needsSeat ? "btn btn-soft" : "btn ml-auto"}
				href={lectureCalendarPath(lecture.objectId, lang)}
			>
				<Icon name="calendar" />
				{lectureTexts.addToCalendar[lang]}
			</a>
		</>
	);
}

/** The lecture with the seat statuses of this moment; those that it came with may be a minute old. */
async function withFreshSeats(lecture: Described): Promise<Described> {
	if (!lecture.needsSeat) return lecture;
	const { statuses } = await statusesOf(lecture.eventCode);
	const fresh = statuses.find((one) => one.lectureId === lecture.objectId);
	return fresh ? { ...lecture, status: fresh.status, statusVip: fresh.statusVip } : lecture;
}

function useLecture(arg: string): [State, () => void] {
	const [attempt, setAttempt] = useState(0);
	const [state, setState] = useState<State>("loading");
	// Another attempt is a reason to ask again.
	useEffect(() => {
		let isLeft = false;
		setState("loading");
		const id = Number(arg);
		const asked =
			Number.isSafeInteger(id) && id > 0
				? call(getLectureDescription, { params: { id } })
				: Promise.reject(new CallFailure(404, undefined));
		asked
			.catch(
				(failure: unknown) =>
					(failure instanceof CallFailure && [400, 404].includes(failure.status) ? "gone" : "failed") as State,
			)
			.then(async (next) => {
				if (isLeft) return;
				setState(next);
				if (typeof next === "string") return;
				const fresh = await withFreshSeats(next).catch(() => next);
				if (!isLeft) setState(fresh);
			});
		return () => {
			isLeft = true;
		};
	}, [arg, attempt]);
	return [state, () => setAttempt(attempt + 1)];
}

function Waiting({
	lang,
	state,
	onRetry,
	onClose,
}: {
	lang: Lang;
	state: "loading" | "gone" | "failed";
	onRetry: () => void;
	onClose: () => void;
}) {
	const text = {
		loading: agendaTexts.loading,
		gone: agendaTexts.lectureGone,
		failed: lectureTexts.descriptionUnavailable,
	}[state];
	return (
		<Modal lang={lang} width={720} title={lectureTexts.lecture[lang]} onClose={onClose}>
			{state === "loading" ? (
				<div className="lm-skeleton" role="status">
					<span className="sr-only">{text[lang]}</span>
					<i />
					<i />
					<i />
					<i />
				</div>
			) : (
				<div className="lm-waiting" role="status">
					<p>{tidy(text[lang])}</p>
					{state === "failed" && (
						<button type="button" className="btn btn-soft btn-small" onClick={onRetry}>
							{agendaTexts.retry[lang]}
						</button>
					)}
				</div>
			)}
		</Modal>
	);
}

/** Whether the hour matters; that of a meetup does whatever its category says. */
function hasHours(lecture: Described): boolean {
	return lecture.isHourlySignificant || isFlatList(lecture.eventCode);
}

function When({ lang, lecture }: { lang: Lang; lecture: Described }) {
	const time = (instant: string) => timeText(lang, new Date(instant), lecture.timeZone);
	// The hours of a meetup matter whatever its category says.
	const hours =
		lecture.isHourlySignificant || isFlatList(lecture.eventCode)
			? `${time(lecture.startDate)}–${time(lecture.endDate)}`
			: lengthText(lang, lecture.startDate, lecture.endDate);
	return (
		<>
			<span className="lm-time">{hours}</span>
			<span>{localized(lang, lecture.calendarName, lecture.calendarNameEn)}</span>
			{lecture.place && (
				<span className="lm-place">
					<Icon name="pin" size={18} />
					{lecture.place}
				</span>
			)}
		</>
	);
}

function Chips({ lang, lecture }: { lang: Lang; lecture: Described }) {
	const track = lecture.trackName && localized(lang, lecture.trackName, lecture.trackNameEn);
	return (
		<>
			{lecture.isHot && <HotChip lang={lang} />}
			<Level lang={lang} level={lecture.difficultyLevel} />
			{[languageText(lang, lecture.language), ...lecture.tags, track].filter(Boolean).map((word) => (
				<span className="chip" key={word}>
					{word}
				</span>
			))}
		</>
	);
}

function Body({ lang, lecture }: { lang: Lang; lecture: Described }) {
	const { description, shortDescription, lecturers, exhibitor, links } = lecture;
	return (
		<>
			<div className="lm-body">
				{shortDescription && <p className="lead">{tidy(shortDescription)}</p>}
				{description ? (
					// Sanitised by the server.
					<div className="prose" dangerouslySetInnerHTML={{ __html: tidyHtml(description) }} />
				) : (
					!shortDescription && <p className="text-muted">{lectureTexts.noDescription[lang]}</p>
				)}
				{links.length > 0 && <Links lang={lang} links={links} />}
				{lecturers.length > 0 && <Speakers lang={lang} lecturers={lecturers} />}
				{exhibitor && (
					<section>
						<h3>{lectureTexts.company[lang]}</h3>
						<a className="lm-company" href={`#company/${exhibitor.objectId}`}>
							<img src={exhibitor.logoUrl} alt="" width={132} height={56} />
							<b>{exhibitor.name}</b>
							<Icon name="arrow" />
						</a>
					</section>
				)}
			</div>
			<Seats lang={lang} lecture={lecture} />
		</>
	);
}

function Links({ lang, links }: { lang: Lang; links: Described["links"] }) {
	return (
		<section>
			<h3>{lectureTexts.links[lang]}</h3>
			<ul className="lm-links">
				{links.map((one) => (
					<li key={one.url}>
						<a href={one.url} target="_blank" rel="noopener noreferrer">
							<Icon name="link" size={18} />
							{one.title || one.url}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}

function Speakers({ lang, lecturers }: { lang: Lang; lecturers: LectureLecturer[] }) {
	return (
		<section>
			<h3>{(lecturers.length > 1 ? lectureTexts.speakers : lectureTexts.speaker)[lang]}</h3>
			<ul className="lm-people">
				{lecturers.map((one) => (
					<Speaker key={one.objectId} lang={lang} person={one} />
				))}
			</ul>
		</section>
	);
}

function Speaker({ lang, person }: { lang: Lang; person: LectureLecturer }) {
	const name = [person.title, person.firstName, person.lastName].filter(Boolean).join(" ");
	return (
		<li>
			{person.imageUrl && (
				<img src={person.imageUrl.replace(/-640\.webp$/, "-192.webp")} alt="" width={96} height={96} />
			)}
			<p>
				<b>{name}</b>
				<span>
					{[localized(lang, person.jobPosition, person.jobPositionEn), person.organization].filter(Boolean).join(", ")}
				</span>
				<a href={`#speaker/${person.objectId}`}>
					{lectureTexts.showProfile[lang]}
					<span className="sr-only">: {name}</span>
				</a>
			</p>
		</li>
	);
}

/** The seats in a sentence, at the foot of the window. */
function Seats({ lang, lecture }: { lang: Lang; lecture: Described }) {
	const label = seatLabels(lecture).find((one) => one !== "hot");
	const sentence = seatSentence(lang, lecture);
	if (!label || !sentence) return null;
	const { kind, icon } = SEAT_STRIPS[label];
	return (
		<p className={`lc-seat lc-seat-${kind} lm-seat`}>
			<Icon name={icon} size={18} />
			{sentence}
		</p>
	);
}
