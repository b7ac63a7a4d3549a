import { type Lang, localized, wordsIn } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { OwnCertificate } from "../contract.ts";
import { hoursText } from "../rules.ts";
import { lecturesWord, programmeWord, sourceTexts, ownTexts as texts } from "../texts.ts";

export function Attended({ lang, own, isOver }: { lang: Lang; own: OwnCertificate; isOver: boolean }) {
	const { days, lectures, minutes } = own.attendance;
	const sum = `${lectures} ${lecturesWord(lang, lectures)}, ${hoursText(lang, minutes)} ${programmeWord[lang]}`;
	return (
		<section className="card acc-card" aria-labelledby="attended">
			<div className="acc-card-head">
				<h2 className="h-card" id="attended">
					{texts[isOver ? "counted" : "soFar"][lang]}
				</h2>
				{lectures > 0 && <p className="text-muted">{sum}</p>}
			</div>
			{days.length > 0 && (
				<p className="attended-days">
					<Icon name="pin" />
					<span>
						{texts.present[lang]}: {days.map((day) => localized(lang, day.name, day.nameEn)).join(", ")}
					</span>
				</p>
			)}
			{days.length === 0 && lectures === 0 && <p className="text-muted">{texts.nothingYet[lang]}</p>}
			{days.length > 0 && lectures === 0 && <p className="text-muted text-pretty">{texts.noLectures[lang]}</p>}
			{lectures > 0 && (
				<ul className="attended-list">
					{own.lectures.map((one) => {
						const subject = wordsIn(lang, one.language, one.subject, one.subjectPl, one.subjectEn);
						return (
							<li key={one.objectId}>
								<span lang={subject.lang}>{subject.text}</span>
								<span className="attended-how">
									{sourceTexts[one.source][lang]}, {one.minutes} {texts.minutes[lang]}
								</span>
							</li>
						);
					})}
				</ul>
			)}
		</section>
	);
}
