import type { Lang } from "../../../kit/i18n/lang.ts";
import { columnsFor } from "../../../kit/ui/columns.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { SectionHead } from "../../../kit/ui/section-head.tsx";
import { documentPath } from "../../event/addresses.ts";
import type { PersonCard } from "../rules.ts";
import { texts } from "../texts.ts";
import { Portrait } from "./Portrait.tsx";

/** `start` is "9:15", `day` "7 czerwca", `color` the track's. */
type IntroducingLecture = {
	subject: string;
	/** Undefined for the page's language. */
	subjectLang: string | undefined;
	day: string;
	start: string;
	color: string | undefined;
};

type Props = {
	lang: Lang;
	base: string;
	/** Each has a lecture, if the programme has one. */
	people: (PersonCard & { lecture: IntroducingLecture | undefined })[];
	total: number;
	isOver: boolean;
};

/** People whose cards open a modal; phones scroll sideways. A button leads to the others. */
export function SpeakersSection({ lang, base, people, total, isOver }: Props) {
	if (people.length === 0) return null;
	const columns = { "--wide": columnsFor(people.length, [6, 5, 4]), "--middle": columnsFor(people.length, [4, 3]) };
	return (
		<section className="section" id="lecturers" aria-labelledby="lecturers-heading">
			<div className="wrap">
				<SectionHead
					id="lecturers-heading"
					heading={(isOver ? texts.headingOver : texts.heading)[lang]}
					lead={texts.lead[lang]}
					action={
						total > people.length && (
							<a className="btn btn-soft" href="#speakers">
								{texts.all[lang]} ({total}) <Icon name="arrow" />
							</a>
						)
					}
				/>
				<ul className="people snap-row snap-bleed" style={columns as React.CSSProperties}>
					{people.map((person) => (
						<li key={person.id}>
							<a className="person" href={documentPath(base, "speakers", person.id)}>
								<Portrait person={person} size={190} sizes="(min-width: 1000px) 190px, (min-width: 680px) 31vw, 62vw" />
								{person.lecture && <Hour lecture={person.lecture} />}
								<h3 className="person-name">{person.name}</h3>
								<p className="person-job">{person.organization || person.jobPosition}</p>
								{person.lecture && (
									<p className="person-lecture" lang={person.lecture.subjectLang}>
										{person.lecture.subject}
									</p>
								)}
							</a>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

/** The speaker's time on the portrait, with the track's colour. */
function Hour({ lecture: { day, start, color } }: { lecture: IntroducingLecture }) {
	return (
		<p className="person-hour" style={{ "--track": color } as React.CSSProperties}>
			{day}, {start}
		</p>
	);
}
