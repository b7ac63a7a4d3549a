import { useState } from "react";
import { isWebLink, shownLink } from "../../../kit/address/web-link.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { languageName } from "../../../kit/i18n/language-names.ts";
import { listedText } from "../../../kit/i18n/listed-text.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { ShownProfile } from "../contract.ts";
import { type Goal, goalTexts } from "../goals.ts";
import { profileTexts as texts } from "./texts.ts";

export function PersonCard({ lang, person }: { lang: Lang; person: ShownProfile }) {
	const { firstName, lastName, headline, company, about, links } = person;
	const topics = person.topics.map((one) => localized(lang, one.name, one.nameEn));
	return (
		<article className="card prof-person">
			<header className="prof-head">
				<Face lang={lang} person={person} />
				<div className="min-w-0">
					<h3 className="prof-name">{`${firstName} ${lastName}`}</h3>
					{headline && <p className="text-muted">{headline}</p>}
					{company && <p className="font-bold">{company}</p>}
				</div>
			</header>
			{topics.length > 0 && (
				<p className="prof-strip">
					<Icon name="star" size={18} />
					<span>{fill(texts.talksAbout[lang], topics.join(", "))}</span>
				</p>
			)}
			{about && <p className="text-pretty">{about}</p>}
			<Facts lang={lang} person={person} />
			{links.length > 0 && (
				<ul className="prof-links">
					{links.map((link) => (
						<li key={link}>
							{isWebLink(link) ? (
								<a href={link} target="_blank" rel="noopener noreferrer nofollow ugc">
									{shownLink(link)}
								</a>
							) : (
								link
							)}
						</li>
					))}
				</ul>
			)}
		</article>
	);
}

type FaceProps = { lang: Lang; person: Pick<ShownProfile, "firstName" | "lastName" | "photoUrl"> };

/** Shows initials if the photo is missing or fails to load. */
export function Face(props: FaceProps) {
	return <Photo key={props.person.photoUrl} {...props} />;
}

function Photo({ lang, person: { firstName, lastName, photoUrl } }: FaceProps) {
	const [isLost, setLost] = useState(false);
	if (!photoUrl || isLost) {
		return (
			<span className="prof-face" aria-hidden="true">
				{`${firstName.slice(0, 1)}${lastName.slice(0, 1)}`.toUpperCase()}
			</span>
		);
	}
	const alt = fill(texts.photoOf[lang], { name: `${firstName} ${lastName}` });
	const src = `${photoUrl}&size=small`;
	return <img className="prof-face" src={src} width="84" height="84" alt={alt} onError={() => setLost(true)} />;
}

function Facts({ lang, person }: { lang: Lang; person: ShownProfile }) {
	const goals = (kind: "lookingFor" | "offering", more: string) => {
		const names = person[kind].map((goal) => goalTexts[goal as Goal]?.[kind][lang]).filter(Boolean);
		const all = listedText(lang, names).toLowerCase();
		return [all, more].filter(Boolean).join(". ");
	};
	const spoken = listedText(
		lang,
		person.languages.map((code) => languageName(lang, code)),
	);
	const facts = [
		[texts.looksFor, goals("lookingFor", person.lookingForText)],
		[texts.offers, goals("offering", person.offeringText)],
		[texts.speaks, spoken],
	] as const;
	const visibleFacts = facts.filter(([, words]) => words !== "");
	if (visibleFacts.length === 0) return null;
	return (
		<ul className="prof-facts">
			{visibleFacts.map(([phrase, words]) => (
				<li key={phrase.en}>{fill(phrase[lang], words)}</li>
			))}
		</ul>
	);
}
