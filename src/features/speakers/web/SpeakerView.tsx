import { type Lang, localized, wordsIn } from "../../../kit/i18n/lang.ts";
import { timeText } from "../../../kit/time/zone.ts";
import { Icon, type IconName } from "../../../kit/ui/icons.tsx";
import { Prose } from "../../../kit/ui/prose.tsx";
import { documentPath } from "../../event/addresses.ts";
import type { LecturerBio } from "../contract.ts";
import { inLang, type PersonCard } from "../rules.ts";
import { texts } from "../texts.ts";

export function SpeakerJob({ person }: { person: PersonCard }) {
	return (
		<p className="bio-job">
			{person.jobPosition}
			{person.jobPosition && person.organization && <br />}
			<b>{person.organization}</b>
		</p>
	);
}

export function Biography({ lang, bio }: { lang: Lang; bio: LecturerBio }) {
	const { biography } = inLang(bio, lang);
	const links = linksOf(bio, lang);
	return (
		<div>
			{biography ? (
				// sanitised when it was written
				<Prose html={biography} />
			) : (
				<p className="text-muted">{texts.noBiography[lang]}</p>
			)}
			{links.length > 0 && (
				<ul className="bio-links" aria-label={texts.links[lang]}>
					{links.map((link) => (
						<li key={link.label}>
							<a href={link.url} target="_blank" rel="noopener noreferrer">
								<Icon name={link.icon} size={18} />
								{link.label}
							</a>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

function linksOf(bio: LecturerBio, lang: Lang): { url: string; label: string; icon: IconName }[] {
	const all: { url: string | null; label: string; icon: IconName }[] = [
		{ url: bio.linkedinUrl, label: texts.linkedin[lang], icon: "person" },
		{ url: bio.twitterUrl, label: texts.twitter[lang], icon: "link" },
		{ url: bio.otherSocialMediaUrl, label: texts.social[lang], icon: "link" },
		{ url: bio.repositoryUrl, label: texts.repository[lang], icon: "list" },
		{ url: bio.websiteUrl, label: texts.website[lang], icon: "globe" },
	];
	return all.flatMap((one) => (one.url && /^https?:\/\//i.test(one.url) ? [{ ...one, url: one.url }] : []));
}

/** Lectures as links to their pages. */
export function SpeakerLectures({ lang, base, bio }: { lang: Lang; base: string; bio: LecturerBio }) {
	if (bio.lectures.length === 0) return null;
	const time = (instant: string) => timeText(lang, new Date(instant), bio.timeZone);
	return (
		<section className="bio-lectures">
			<h3>{texts.lectures[lang]}</h3>
			<ul>
				{bio.lectures.map((lecture) => (
					<li key={lecture.objectId}>
						<a className="bio-lecture" href={documentPath(base, "lectures", lecture.objectId)}>
							<span className="bio-when">
								<b>{time(lecture.startDate)}</b>
								<small>{localized(lang, lecture.calendarName, lecture.calendarNameEn)}</small>
							</span>
							<span className="bio-what">
								<LectureName lang={lang} lecture={lecture} />
								{lecture.place && (
									<small>
										<Icon name="pin" size={16} /> {lecture.place}
									</small>
								)}
							</span>
							<Icon name="arrow" />
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}

function LectureName({ lang, lecture }: { lang: Lang; lecture: LecturerBio["lectures"][number] }) {
	const { language, subject, subjectPl, subjectEn } = lecture;
	const { text, ...marked } = wordsIn(lang, language, subject, subjectPl, subjectEn);
	return <b {...marked}>{text}</b>;
}
