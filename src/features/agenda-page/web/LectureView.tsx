import type { ResponseOf } from "../../../kit/contract/call.ts";
import { type Lang, localized, wordsIn } from "../../../kit/i18n/lang.ts";
import { timeText } from "../../../kit/time/zone.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { Prose } from "../../../kit/ui/prose.tsx";
import type { getLectureDescription, LectureLecturer } from "../../agenda/contract.ts";
import { isFlatList, lectureCalendarPath, seatLabels } from "../../agenda/rules.ts";
import { documentPath } from "../../event/addresses.ts";
import { isFull, lectureTexts, seatSentence } from "../lecture-texts.ts";
import { lengthText } from "../notes.ts";
import { languageText } from "../texts.ts";
import { HotChip, Level, SEAT_STRIPS } from "./LectureMarks.tsx";
import { tagsOf } from "./lecture-words.ts";

export type LectureDescription = ResponseOf<typeof getLectureDescription>;
type LectureProps = { lang: Lang; base: string; lecture: LectureDescription };

/** Links to a seat (or the queue of a full lecture) and to the calendar file. */
export function LectureFoot({ lang, base, lecture }: LectureProps) {
	return (
		<>
			{lecture.needsSeat && (
				<a className="btn" href={`${base}/user.html?lecture=${lecture.objectId}`}>
					<Icon name={isFull(lecture) ? "bell" : "chair"} />
					{lectureTexts[isFull(lecture) ? "joinQueue" : "reserveSeat"][lang]}
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

/** Hours of a meetup always matter. */
export function hasHours(lecture: LectureDescription): boolean {
	return lecture.isHourlySignificant || isFlatList(lecture.eventCode);
}

/** The line above the title: hour, day and hall. */
export function LectureWhen({ lang, lecture }: Omit<LectureProps, "base">) {
	const time = (instant: string) => timeText(lang, new Date(instant), lecture.timeZone);
	// Hours of a meetup always matter.
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

/** The line under the title. */
export function LectureChips({ lang, lecture }: Omit<LectureProps, "base">) {
	const track = lecture.trackName && localized(lang, lecture.trackName, lecture.trackNameEn);
	return (
		<>
			{lecture.isHot && <HotChip lang={lang} />}
			<Level lang={lang} level={lecture.difficultyLevel} />
			{[languageText(lang, lecture.language), ...tagsOf(lang, lecture), track].map((word) => {
				const { text, ...marked } = typeof word === "object" && word ? word : { text: word };
				return (
					text && (
						<span className="chip" key={text} {...marked}>
							{text}
						</span>
					)
				);
			})}
		</>
	);
}

export function LectureBody({ lang, base, lecture }: LectureProps) {
	const { lecturers, exhibitor, links, language, description, shortDescription } = lecture;
	const about = wordsIn(lang, language, shortDescription, lecture.shortDescriptionPl, lecture.shortDescriptionEn);
	const whole = wordsIn(lang, language, description ?? "", lecture.descriptionPl, lecture.descriptionEn);
	return (
		<>
			<div className="lm-body">
				{about.text && (
					<p className="lead" lang={about.lang}>
						{about.text}
					</p>
				)}
				{whole.text ? (
					// The server has sanitised it.
					<Prose html={whole.text} lang={whole.lang} />
				) : (
					!about.text && <p className="text-muted">{lectureTexts.noDescription[lang]}</p>
				)}
				{links.length > 0 && <Links lang={lang} links={links} />}
				{lecturers.length > 0 && <Speakers lang={lang} base={base} lecturers={lecturers} />}
				{exhibitor && (
					<section>
						<h3>{lectureTexts.company[lang]}</h3>
						<a className="lm-company" href={documentPath(base, "exhibitors", exhibitor.objectId)}>
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

function Links({ lang, links }: { lang: Lang; links: LectureDescription["links"] }) {
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

function Speakers({ lang, base, lecturers }: { lang: Lang; base: string; lecturers: LectureLecturer[] }) {
	return (
		<section>
			<h3>{(lecturers.length > 1 ? lectureTexts.speakers : lectureTexts.speaker)[lang]}</h3>
			<ul className="lm-people">
				{lecturers.map((one) => (
					<Speaker key={one.objectId} lang={lang} base={base} person={one} />
				))}
			</ul>
		</section>
	);
}

function Speaker({ lang, base, person }: { lang: Lang; base: string; person: LectureLecturer }) {
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
				<a href={documentPath(base, "speakers", person.objectId)}>
					{lectureTexts.showProfile[lang]}
					<span className="sr-only">: {name}</span>
				</a>
			</p>
		</li>
	);
}

/** The seats in a sentence, at the bottom of the modal. */
function Seats({ lang, lecture }: { lang: Lang; lecture: LectureDescription }) {
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
