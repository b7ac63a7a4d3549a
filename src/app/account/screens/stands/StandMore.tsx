import { Link } from "wouter";
import { sizeText } from "../../../../features/cvs/size-text.ts";
import type { Stand } from "../../../../features/stands/contract.ts";
import { standTexts as texts } from "../../../../features/stands/web/texts.ts";
import { wordsIn } from "../../../../kit/i18n/lang.ts";
import { dateText, timeText } from "../../../../kit/time/zone.ts";
import { Icon } from "../../../../kit/ui/icons.tsx";
import { useFrame } from "../../../client/use-frame.ts";

type Props = { stand: Pick<Stand, "materials" | "lectures" | "timeZone"> };

export function StandMaterials({ stand: { materials } }: Props) {
	const { lang } = useFrame();
	if (materials.length === 0) return null;
	return (
		<section className="card acc-card" aria-labelledby="stand-materials">
			<h2 className="h-card" id="stand-materials">
				{texts.materials[lang]}
			</h2>
			<ul className="stand-list">
				{materials.map(({ objectId, name, url, size }) => (
					<li key={objectId}>
						{size === null ? (
							<a href={url} target="_blank" rel="noopener noreferrer nofollow">
								<Icon name="link" size={18} /> {name}
								<span className="sr-only"> {texts.newTab[lang]}</span>
							</a>
						) : (
							<a href={`${url}?lang=${lang}`} download>
								<Icon name="download" size={18} /> {`${name} (PDF, ${sizeText(lang, size)})`}
							</a>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}

export function StandLectures({ stand: { lectures, timeZone } }: Props) {
	const { lang } = useFrame();
	if (lectures.length === 0) return null;
	return (
		<section className="card acc-card" aria-labelledby="stand-lectures">
			<div className="acc-card-head">
				<h2 className="h-card" id="stand-lectures">
					{texts.lectures[lang]}
				</h2>
				<Link to="/agenda">{texts.toAgenda[lang]}</Link>
			</div>
			<ul>
				{lectures.map(({ objectId, subject, subjectPl, subjectEn, language, startDate, place }) => {
					const title = wordsIn(lang, language, subject, subjectPl, subjectEn);
					const starts = new Date(startDate);
					return (
						<li key={objectId} className="acc-row">
							<p className="acc-hour">
								<b>{timeText(lang, starts, timeZone)}</b>
							</p>
							<div>
								<h3 className="font-bold" lang={title.lang}>
									{title.text}
								</h3>
								<p className="text-muted">
									{[dateText(lang, starts, timeZone, false), place].filter(Boolean).join(", ")}
								</p>
							</div>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
