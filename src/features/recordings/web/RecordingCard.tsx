import type { ReactNode } from "react";
import { Link } from "wouter";
import { type Lang, wordsIn } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { pictureSources } from "../../../kit/ui/picture.ts";
import type { ListedRecording } from "../contract.ts";
import { recordingTexts as texts, timeOf } from "./texts.ts";

/** The title in the page's language if available. */
export function titleOf(lang: Lang, one: ListedRecording) {
	return wordsIn(lang, one.language, one.subject, one.subjectPl, one.subjectEn);
}

export function peopleText({ lecturers }: ListedRecording): string {
	return lecturers
		.map(({ title, firstName, lastName, organization }) => {
			const name = [title, firstName, lastName].filter(Boolean).join(" ");
			return organization ? `${name}, ${organization}` : name;
		})
		.join("; ");
}

/** Shows the watched share. */
export function RecordingCard({ lang, one }: { lang: Lang; one: ListedRecording }) {
	const { text, ...marked } = titleOf(lang, one);
	const watched = Math.round((one.placeSeconds / one.seconds) * 100);
	const image = one.lecturers[0]?.imageUrl;
	return (
		<li className="rec-card">
			<Link to={`/recordings/${one.objectId}`} className="rec-link">
				<span className="rec-thumb">
					<span className="rec-length">{timeOf(one.seconds)}</span>
					{image ? (
						<img {...pictureSources(image)} sizes="160px" alt="" width="160" height="160" loading="lazy" />
					) : (
						<i />
					)}
					<StateMark lang={lang} one={one} />
					{watched > 0 && <span className="rec-watched" style={{ width: `${watched}%` }} />}
				</span>
				<b {...marked} className="rec-title">
					{text}
				</b>
			</Link>
			<span className="text-muted">{peopleText(one)}</span>
			{one.track && <TrackMark lang={lang} track={one.track} />}
		</li>
	);
}

export function TrackMark({ lang, track }: { lang: Lang; track: NonNullable<ListedRecording["track"]> }) {
	return (
		<span className="rec-track">
			<i style={{ background: track.color }} />
			{lang === "en" && track.nameEn ? track.nameEn : track.name}
		</span>
	);
}

function StateMark({ lang, one }: { lang: Lang; one: ListedRecording }): ReactNode {
	if (one.state === "open") return null;
	return (
		<span className="rec-state">
			<Icon name={one.state === "over" ? "clock" : "lock"} size={16} />
			{texts[one.state === "over" ? "overMark" : "lockedMark"][lang]}
		</span>
	);
}
