import { memo } from "react";
import { type Lang, localized, wordsIn } from "../../../kit/i18n/lang.ts";
import { timeText } from "../../../kit/time/zone.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { Lecture, Track } from "../../agenda/contract.ts";
import { namesOf } from "../../agenda/names.ts";
import { documentPath } from "../../event/addresses.ts";
import { lengthText } from "../notes.ts";
import { Face } from "./Face.tsx";
import { HotChip, LanguageChip, Level, SeatStrips } from "./LectureMarks.tsx";
import { tagsOf } from "./lecture-words.ts";

/** The look of all cards in a list. One object per list, so that unchanged cards are not redrawn. */
export type CardLook = {
	lang: Lang;
	/** The base path of the event's pages. */
	base: string;
	timeZone: string;
	/** Shows the length of a lecture; the hour does not matter. */
	showsLength: boolean;
	/** A larger card with the whole short description, for the flat list. */
	isBig: boolean;
	/** A card with few details, for very long lists. */
	isCompact?: boolean;
	/** Past events have no free seats. */
	isOver: boolean;
	heading: "h4" | "h5";
};

type Props = {
	/** `who` names the speakers before the whole lecture is loaded. */
	lecture: Lecture & { who?: string };
	look: CardLook;
	track?: Track | undefined;
};

/** The whole card links to the lecture. `track` adds the track's mark and name. */
// long: one card's markup, whose parts are components already
export const LectureCard = memo(function LectureCard({ lecture, look, track }: Props) {
	const { lang, heading: Heading } = look;
	const subject = wordsIn(lang, lecture.language, lecture.subject, lecture.subjectPl, lecture.subjectEn);
	const who = lecture.who ?? (namesOf(lecture.lecturers) || lecture.exhibitor?.name);
	const heading = (
		<>
			{track?.name && (
				<p className="lc-track">
					<i style={{ background: track.color }} />
					{localized(lang, track.name, track.nameEn)}
				</p>
			)}
			<Heading className="lc-title">
				<a href={documentPath(look.base, "lectures", lecture.objectId)} lang={subject.lang}>
					{subject.text}
				</a>
			</Heading>
		</>
	);
	const marks = `lc${lecture.isHot ? " lc-hot" : ""}${look.isBig ? " lc-big" : ""}`;
	const brief = (
		<>
			<p className="lc-top">{timeOf(look, lecture).join("–")}</p>
			{heading}
			<p className="lc-people">{[lecture.place, who].filter(Boolean).join(", ")}</p>
		</>
	);
	// Brief cards have few elements, because the document has many; seats come with the whole lecture.
	if (lecture.who !== undefined && !look.isCompact)
		return <article className={`${marks} lc-brief lc-body`}>{brief}</article>;
	return (
		<article className={look.isCompact ? `${marks} lc-brief lc-compact` : marks}>
			<div className="lc-body">
				{look.isCompact ? (
					brief
				) : (
					<>
						<Top lecture={lecture} look={look} />
						{heading}
						<Rest lecture={lecture} look={look} />
					</>
				)}
			</div>
			{!look.isOver && <SeatStrips lang={lang} lecture={lecture} />}
		</article>
	);
});

function Top({ lecture, look }: Pick<Props, "lecture" | "look">) {
	return (
		<p className="lc-top">
			<LectureTime lecture={lecture} look={look} />
			{lecture.place && (
				<span className="lc-place">
					<Icon name="pin" size={17} />
					<span>{lecture.place}</span>
				</span>
			)}
		</p>
	);
}

/** The less important details: marks, tags, abstract and speakers. */
function Rest({ lecture, look: { lang } }: Pick<Props, "lecture" | "look">) {
	const { language, shortDescription, shortDescriptionPl, shortDescriptionEn } = lecture;
	const about = wordsIn(lang, language, shortDescription, shortDescriptionPl, shortDescriptionEn);
	return (
		<>
			<p className="lc-marks">
				{lecture.isHot && <HotChip lang={lang} />}
				<Level lang={lang} level={lecture.difficultyLevel} />
				<LanguageChip lang={lang} language={language} />
			</p>
			{lecture.tags.length > 0 && (
				<p className="lc-tags">
					{tagsOf(lang, lecture).map((tag) => (
						<span key={tag.text} lang={tag.lang}>{`#${tag.text}`}</span>
					))}
				</p>
			)}
			<div className="lc-more">{about.text && <p lang={about.lang}>{about.text}</p>}</div>
			<People lecture={lecture} />
		</>
	);
}

/** Start and end in the event's zone: "9:15", "10:00". */
export function timeSpan(
	{ lang, timeZone }: Pick<CardLook, "lang" | "timeZone">,
	span: { startDate: string; endDate: string },
) {
	return [span.startDate, span.endDate].map((instant) => timeText(lang, new Date(instant), timeZone)) as [
		string,
		string,
	];
}

function timeOf(look: CardLook, lecture: Lecture): [string, string?] {
	return look.showsLength ? [lengthText(look.lang, lecture.startDate, lecture.endDate)] : timeSpan(look, lecture);
}

function LectureTime({ lecture, look }: { lecture: Lecture; look: CardLook }) {
	const [start, end] = timeOf(look, lecture);
	return (
		<span className="lc-time">
			<b>{start}</b>
			{end && `–${end}`}
		</span>
	);
}

/** Up to three lecturers with faces; without lecturers the company's logo. */
function People({ lecture }: { lecture: Lecture }) {
	const { lecturers, exhibitor } = lecture;
	if (lecturers.length === 0 && !exhibitor) return null;
	const organizations = [...new Set(lecturers.map((one) => one.organization).filter(Boolean))];
	return (
		<div className="lc-people">
			{lecturers.slice(0, 3).map((one) => (
				<Face key={one.objectId} person={one} />
			))}
			{lecturers.length === 0 && exhibitor && (
				<img className="lc-logo" src={exhibitor.logoUrl} alt="" width={96} height={42} loading="lazy" />
			)}
			<p>
				<b>{lecturers.length > 0 ? namesOf(lecturers) : exhibitor?.name}</b>
				{organizations.length > 0 && <span>{organizations.join(", ")}</span>}
			</p>
		</div>
	);
}
