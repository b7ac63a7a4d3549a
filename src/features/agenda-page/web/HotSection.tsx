import type { Lang } from "../../../kit/i18n/lang.ts";
import { CarouselButtons } from "../../../kit/ui/carousel-buttons.tsx";
import { documentPath } from "../../event/addresses.ts";
import type { LectureTeaser } from "../highlights.ts";
import { agendaTexts, hotCount, languageText, levelText } from "../texts.ts";
import { Face } from "./Face.tsx";

type Props = {
	lang: Lang;
	base: string;
	lectures: LectureTeaser[];
	/** Past events have no free seats. */
	isOver: boolean;
};

/** HOT lectures in a row above the agenda, which scrolls sideways. */
export function HotSection({ lang, base, lectures, isOver }: Props) {
	if (lectures.length === 0) return null;
	return (
		<section className="hot bg-wash" aria-labelledby="hot-heading" data-carousel>
			<div className="wrap">
				<div className="section-head">
					<h2 className="h-section" id="hot-heading">
						{agendaTexts.hotHeading[lang]}
					</h2>
					<CarouselButtons lang={lang} />
				</div>
				<p className="lead">
					{hotCount(lang, lectures.length)} {!isOver && agendaTexts.seatsInAgenda[lang]}
				</p>
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must reach scrollable content */}
				<ul className="hot-row snap-row snap-bleed" aria-label={agendaTexts.hotHeading[lang]} tabIndex={0} data-row>
					{lectures.map((lecture) => (
						<HotCard key={lecture.objectId} lang={lang} base={base} lecture={lecture} />
					))}
				</ul>
			</div>
		</section>
	);
}

function HotCard({ lang, base, lecture }: { lang: Lang; base: string; lecture: LectureTeaser }) {
	const { level, language, face, who, organization } = lecture;
	const marks = [level !== null && levelText(lang, level), languageText(lang, language)].filter(Boolean).join(", ");
	return (
		<li className="lc lc-hot hot-card" style={{ "--track": lecture.color } as React.CSSProperties}>
			<p className="lc-top">
				<span className="lc-time">
					{lecture.start}–{lecture.end}
				</span>
				{lecture.day}
			</p>
			<h3 className="lc-title">
				<a href={documentPath(base, "lectures", lecture.objectId)} lang={lecture.subjectLang}>
					{lecture.subject}
				</a>
			</h3>
			<p className="hot-marks">{marks}</p>
			{who && (
				<p className="hot-who">
					{face && <Face person={face} />}
					<b>{who}</b> {organization}
				</p>
			)}
		</li>
	);
}
