import type { ReactNode } from "react";
import {
	hasHours,
	LectureBody,
	LectureChips,
	LectureFoot,
	LectureWhen,
} from "../../features/agenda-page/web/LectureView.tsx";
import { CompanyBody, CompanyChips } from "../../features/exhibitors/web/CompanyView.tsx";
import { NewsDate, Story } from "../../features/news/web/NewsView.tsx";
import { personCard } from "../../features/speakers/rules.ts";
import { Portrait } from "../../features/speakers/web/Portrait.tsx";
import { Biography, SpeakerJob, SpeakerLectures } from "../../features/speakers/web/SpeakerView.tsx";
import { localized, wordsIn } from "../../kit/i18n/lang.ts";
import { Icon } from "../../kit/ui/icons.tsx";
import { SiteChrome } from "./Chrome.tsx";
import { CompanyKeeping } from "./CompanyKeeping.tsx";
import type { CompanyData, LectureData, NewsData, SpeakerData } from "./document-data.ts";
import type { Frame, Page } from "./frame.ts";
import { Island } from "./island.tsx";
import { texts } from "./texts.ts";

type Section = "lecturers" | "agenda" | "exhibitors" | "news";
const SECTION_NAMES = {
	lecturers: texts.speakers,
	agenda: texts.agenda,
	exhibitors: texts.exhibitors,
	news: texts.news,
};

/**
 * A document's own page: the content of its modal, complete without scripts. The band above it links back to its
 * section.
 */
// long: a frame with named places, read from top to bottom
function Document(props: {
	frame: Frame;
	section: Section;
	title: string;
	/** The language of the title, if it differs from the page's. */
	titleLang?: string | undefined;
	above?: ReactNode;
	below?: ReactNode;
	picture?: ReactNode;
	children: ReactNode;
	foot?: ReactNode;
}) {
	const { frame, section, picture, foot } = props;
	return (
		<SiteChrome frame={frame}>
			<article>
				<header className="modal-head beams doc-head on-dark">
					<div className="wrap doc-row">
						<div className="doc-words">
							<p>
								<a className="doc-back" href={`${frame.base || "/"}#${section}`}>
									<Icon name="back" size={20} />
									{SECTION_NAMES[section][frame.lang]}, {frame.event.name}
								</a>
							</p>
							{props.above && <div className="modal-above">{props.above}</div>}
							<h1 className="doc-title" lang={props.titleLang}>
								{props.title}
							</h1>
							{props.below && <div className="modal-below">{props.below}</div>}
						</div>
						{picture}
					</div>
				</header>
				<div className="wrap doc-body">
					<h2 className="sr-only">{texts.details[frame.lang]}</h2>
					{props.children}
				</div>
				{foot && (
					<footer className="wrap doc-foot">
						<div className="modal-foot">{foot}</div>
					</footer>
				)}
			</article>
		</SiteChrome>
	);
}

export function SpeakerPage({ frame, data }: Page) {
	const { bio } = data as SpeakerData;
	const { lang, base } = frame;
	const person = personCard(bio, lang);
	return (
		<Document
			frame={frame}
			section="lecturers"
			title={person.name}
			below={<SpeakerJob person={person} />}
			picture={<Portrait person={person} size={292} sizes="(min-width: 680px) 292px, 50vw" isEager />}
		>
			<Biography lang={lang} bio={bio} />
			<SpeakerLectures lang={lang} base={base} bio={bio} />
		</Document>
	);
}

export function LecturePage({ frame, data }: Page) {
	const { lecture, isAhead } = data as LectureData;
	const { lang, base } = frame;
	const subject = wordsIn(lang, lecture.language, lecture.subject, lecture.subjectPl, lecture.subjectEn);
	return (
		<Document
			frame={frame}
			section="agenda"
			title={subject.text}
			titleLang={subject.lang}
			above={<LectureWhen lang={lang} lecture={lecture} />}
			below={<LectureChips lang={lang} lecture={lecture} />}
			foot={isAhead && hasHours(lecture) && <LectureFoot lang={lang} base={base} lecture={lecture} />}
		>
			<LectureBody lang={lang} base={base} lecture={lecture} />
		</Document>
	);
}

export function ExhibitorPage({ frame, data }: Page) {
	const { company } = data as CompanyData;
	const { lang, base } = frame;
	const { objectId: id, standEventCode } = company;
	return (
		<Document
			frame={frame}
			section="exhibitors"
			title={company.name}
			below={<CompanyChips lang={lang} company={company} />}
			foot={
				standEventCode && (
					<Island
						name="company"
						wake="known"
						of={CompanyKeeping}
						props={{ lang, base, eventCode: frame.event.code, standEventCode, id }}
					/>
				)
			}
		>
			<CompanyBody lang={lang} company={company} />
		</Document>
	);
}

export function NewsPage({ frame, data }: Page) {
	const { item } = data as NewsData;
	const { lang } = frame;
	return (
		<Document
			frame={frame}
			section="news"
			title={localized(lang, item.title, item.titleEn)}
			above={<NewsDate lang={lang} item={item} />}
		>
			<Story lang={lang} item={item} />
		</Document>
	);
}
