import "./recordings.css";
import "./recording.css";
import "../../../kit/ui/player.css";
import type { ReactNode } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { pictureSources } from "../../../kit/ui/picture.ts";
import type { ListedRecording, Recording } from "../contract.ts";
import { nextOf } from "../lists.ts";
import { Player } from "./Player.tsx";
import { chapterAt, chapterTitle } from "./PlayerControls.tsx";
import { peopleText, RecordingCard, TrackMark } from "./RecordingCard.tsx";
import { RecordingNotes } from "./RecordingNotes.tsx";
import { recordingTexts as texts, timeOf } from "./texts.ts";
import { usePlace } from "./use-place.ts";
import { type LinkAsked, type PlayerState, usePlayer } from "./use-player.ts";

/** `owner` is the viewer's account; the notes wait until it is loaded. */
type WatchProps = {
	lang: Lang;
	owner: string | undefined;
	one: Recording & { filmUrl: string };
	onLinkOver: LinkAsked;
	children: ReactNode;
};

/** The player with its title, chapters and current place. */
export function Watch({ lang, owner, one, onLinkOver, children }: WatchProps) {
	const place = usePlace(one.objectId, one.placeSeconds);
	const player = usePlayer({ ...one, onLinkOver, onTime: place.note, onStop: place.keep });
	return (
		<div className="rec-watch">
			<div className="min-w-0">
				<Player lang={lang} one={one} player={player} />
				{children}
			</div>
			<aside className="rec-beside">
				{owner !== undefined && (
					<RecordingNotes lang={lang} owner={owner} player={player} id={one.objectId} seconds={one.seconds} />
				)}
				<Materials lang={lang} one={one} />
				{one.chapters.length > 0 && <Chapters lang={lang} one={one} player={player} />}
				<section className="card rec-place" aria-labelledby="rec-place">
					<h2 id="rec-place">
						{texts.place[lang]}: {timeOf(player.time)} / {timeOf(one.seconds)}
					</h2>
					<p className="text-muted">{texts.placeLead[lang]}</p>
					{place.isUnsaved && (
						<p className="rec-unsaved" role="status">
							{texts.unsaved[lang]}
						</p>
					)}
				</section>
				<KeysHelp lang={lang} />
			</aside>
		</div>
	);
}

function Materials({ lang, one: { materials } }: { lang: Lang; one: Recording }) {
	if (materials.length === 0) return null;
	return (
		<section className="card rec-notes" aria-labelledby="rec-materials">
			<h2 className="h-card" id="rec-materials">
				{texts.materials[lang]}
			</h2>
			<ul className="grid gap-2">
				{materials.map((one) => (
					<li key={one.url}>
						<a className="rec-material" href={one.url} target="_blank" rel="noopener noreferrer">
							<Icon name="link" size={18} />
							{one.title || one.url}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}

function Chapters({ lang, one, player }: { lang: Lang; one: Recording; player: PlayerState }) {
	const now = chapterAt(one.chapters, player.time);
	return (
		<section className="card rec-chapters" aria-labelledby="rec-chapters">
			<h2 className="h-card" id="rec-chapters">
				{texts.chapters[lang]}
			</h2>
			<ol className="rec-times">
				{one.chapters.map((chapter, at) => (
					<li key={chapter.seconds}>
						<button
							type="button"
							aria-current={at === now ? "true" : undefined}
							onClick={() => player.seek(chapter.seconds)}
						>
							<span>{timeOf(chapter.seconds)}</span>
							<b>{chapterTitle(lang, chapter)}</b>
						</button>
					</li>
				))}
			</ol>
		</section>
	);
}

function KeysHelp({ lang }: { lang: Lang }) {
	const keys: [key: string, does: string][] = [
		[`${texts.space[lang]}, K`, texts.keysPlay[lang]],
		["← →", texts.keysSeek[lang]],
		["< >", texts.keysSpeed[lang]],
		["C", texts.captions[lang]],
		["M", texts.mute[lang]],
		["P", texts.pip[lang]],
		["F", texts.fullScreen[lang]],
	];
	return (
		<details className="card rec-keys">
			<summary>{texts.keys[lang]}</summary>
			<p className="text-muted">{texts.keysLead[lang]}</p>
			<dl>
				{keys.map(([key, does]) => (
					<div key={key}>
						<dt>{key}</dt>
						<dd>{does.toLowerCase()}</dd>
					</div>
				))}
			</dl>
		</details>
	);
}

export function RecordingFacts({ lang, one }: { lang: Lang; one: ListedRecording }) {
	const image = one.lecturers[0]?.imageUrl;
	return (
		<p className="rec-facts">
			{image && <img {...pictureSources(image)} sizes="48px" alt="" width="48" height="48" />}
			<span>
				<b>{peopleText(one)}</b>
				{one.track && <TrackMark lang={lang} track={one.track} />}
			</span>
		</p>
	);
}

/** Recordings to watch next, same track first. */
export function NextRecordings({
	lang,
	one,
	all,
}: {
	lang: Lang;
	one: ListedRecording;
	all: readonly ListedRecording[];
}) {
	const next = nextOf(all, one.objectId, 4);
	if (next.length === 0) return null;
	return (
		<section className="rec-next" aria-labelledby="rec-next">
			<h2 className="h-card" id="rec-next">
				{texts.next[lang]}
			</h2>
			<ul className="rec-grid">
				{next.map((other) => (
					<RecordingCard key={other.objectId} lang={lang} one={other} />
				))}
			</ul>
		</section>
	);
}
