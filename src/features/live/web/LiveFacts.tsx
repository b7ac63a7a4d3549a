import { languageName } from "../../../kit/i18n/language-names.ts";
import "./live.css";
import type { CSSProperties } from "react";
import { type Lang, localized, wordsIn } from "../../../kit/i18n/lang.ts";
import { timeText } from "../../../kit/time/zone.ts";
import { pictureSources } from "../../../kit/ui/picture.ts";
import type { LiveLecture } from "../contract.ts";

export const titleOf = (lang: Lang, one: LiveLecture) =>
	wordsIn(lang, one.language, one.subject, one.subjectPl, one.subjectEn);

/** "10:00–10:45" in the event's zone. */
export const hoursOf = (lang: Lang, one: LiveLecture, zone: string): string =>
	[one.startDate, one.endDate].map((date) => timeText(lang, new Date(date), zone)).join("–");

export function peopleOf({ lecturers }: LiveLecture): string {
	return lecturers
		.map(({ title, firstName, lastName, organization }) => {
			const name = [title, firstName, lastName].filter(Boolean).join(" ");
			return organization ? `${name}, ${organization}` : name;
		})
		.join("; ");
}

type FactsProps = { lang: Lang; one: LiveLecture; timeZone: string };

export function LiveFacts({ lang, one, timeZone }: FactsProps) {
	const image = one.lecturers[0]?.imageUrl;
	return (
		<div className="live-facts">
			{image && <img {...pictureSources(image)} sizes="48px" alt="" width="48" height="48" />}
			<p>
				<b>{peopleOf(one)}</b>
				<span className="live-where">
					<span className="live-hours">{hoursOf(lang, one, timeZone)}</span>
					<span>{one.place}</span>
					{one.track && (
						<span className="live-track" style={{ "--track": one.track.color } as CSSProperties}>
							{localized(lang, one.track.name, one.track.nameEn)}
						</span>
					)}
					<span>{languageName(lang, one.language)}</span>
				</span>
			</p>
		</div>
	);
}
