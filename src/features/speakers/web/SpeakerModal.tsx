import { CallFailure, call } from "../../../kit/api/call.ts";
import { type Lang, localized, tidy, tidyHtml } from "../../../kit/i18n/lang.ts";
import { timeText } from "../../../kit/time/zone.ts";
import { Icon, type IconName } from "../../../kit/ui/icons.tsx";
import { useLoaded, WaitingModal } from "../../../kit/ui/loaded.tsx";
import { Modal, type ModalProps } from "../../../kit/ui/modal.tsx";
import { getLecturerBio, type LecturerBio } from "../contract.ts";
import { inLang, personCard } from "../rules.ts";
import { texts } from "../texts.ts";
import { Portrait } from "./Portrait.tsx";

/** The window of one person, `#speaker/ID`: who it is, links, and the lectures that lead to their own windows. */
export default function SpeakerModal({ lang, arg, onClose }: ModalProps) {
	const [loaded, retry] = useLoaded(arg, () => bioOf(arg));
	const common = { lang, width: 720, onClose } as const;
	if (loaded.state !== "loaded") {
		const title = texts.person[lang];
		return <WaitingModal {...common} title={title} state={loaded.state} gone={texts.gone[lang]} onRetry={retry} />;
	}
	const person = personCard(loaded.value, lang);
	return (
		<Modal
			{...common}
			title={person.name}
			below={
				<p className="bio-job">
					{tidy(person.jobPosition)}
					{person.jobPosition && person.organization && <br />}
					<b>{person.organization}</b>
				</p>
			}
		>
			<div className="bio">
				<Portrait person={person} size={176} sizes="176px" isEager />
				<Biography lang={lang} bio={loaded.value} />
			</div>
			<Lectures lang={lang} bio={loaded.value} />
		</Modal>
	);
}

function bioOf(arg: string): Promise<LecturerBio> {
	const id = Number(arg);
	return Number.isSafeInteger(id) && id > 0
		? call(getLecturerBio, { params: { id } })
		: Promise.reject(new CallFailure(404, undefined));
}

function Biography({ lang, bio }: { lang: Lang; bio: LecturerBio }) {
	const { biography } = inLang(bio, lang);
	const links = linksOf(bio, lang);
	return (
		<div>
			{biography ? (
				// sanitised on the server when it was written
				<div className="prose" dangerouslySetInnerHTML={{ __html: tidyHtml(biography) }} />
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

/** The links that there are; only web addresses are followed. */
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

function Lectures({ lang, bio }: { lang: Lang; bio: LecturerBio }) {
	if (bio.lectures.length === 0) return null;
	const time = (instant: string) => timeText(lang, new Date(instant), bio.timeZone);
	return (
		<section className="bio-lectures">
			<h3>{texts.lectures[lang]}</h3>
			<ul>
				{bio.lectures.map((lecture) => (
					<li key={lecture.objectId}>
						<a className="bio-lecture" href={`#lecture/${lecture.objectId}`}>
							<span className="bio-when">
								<b>{time(lecture.startDate)}</b>
								<small>{localized(lang, lecture.calendarName, lecture.calendarNameEn)}</small>
							</span>
							<span className="bio-what">
								<b>{tidy(lecture.subject)}</b>
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
