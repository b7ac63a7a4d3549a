import type { ReactNode } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { numberText } from "../../../kit/i18n/number.ts";
import { hasPictureInPicture } from "../../../kit/ui/larger-and-smaller.ts";
import { PlayerIcon } from "../../../kit/ui/player-icon.tsx";
import type { Command } from "../../../kit/ui/player-keys.ts";
import type { Chapter, Recording } from "../contract.ts";
import { recordingTexts as texts, timeOf } from "./texts.ts";
import { type PlayerState, SPEEDS } from "./use-player.ts";

type ControlsProps = {
	lang: Lang;
	one: Recording;
	player: PlayerState;
	onCommand: (command: Command) => void;
};

/** Chapters divide the timeline. */
export function PlayerControls({ lang, one, player, onCommand }: ControlsProps) {
	const { time, isPlaying, isMuted } = player;
	const button = (command: Command, label: string, icon: ReactNode, className = "player-button") => (
		<button type="button" className={className} aria-label={label} title={label} onClick={() => onCommand(command)}>
			{icon}
		</button>
	);
	return (
		<div className="player-controls">
			<ChapterLine lang={lang} one={one} player={player} />
			<div className="player-row">
				{button(
					"toggle",
					texts[isPlaying ? "pause" : "play"][lang],
					<PlayerIcon name={isPlaying ? "pause" : "play"} />,
					"player-button player-play",
				)}
				<p className="player-time">
					{timeOf(time)} <span>/ {timeOf(one.seconds)}</span>
				</p>
				{button("mute", texts[isMuted ? "unmute" : "mute"][lang], <PlayerIcon name={isMuted ? "soundOff" : "sound"} />)}
				<span className="player-space" />
				<Choices lang={lang} one={one} player={player} />
				{hasPictureInPicture() && button("pip", texts.pip[lang], <PlayerIcon name="pip" />)}
				{button("fullScreen", texts.fullScreen[lang], <PlayerIcon name="fullScreen" />)}
			</div>
		</div>
	);
}

function Choices({ lang, one, player }: Pick<ControlsProps, "lang" | "one" | "player">) {
	return (
		<>
			<select
				className="player-select"
				aria-label={texts.speed[lang]}
				value={player.speed}
				onChange={(event) => player.setSpeed(Number(event.target.value))}
			>
				{SPEEDS.map((speed) => (
					<option key={speed} value={speed}>
						{`${numberText(lang, speed)}×`}
					</option>
				))}
			</select>
			{one.captions.length > 0 && (
				<select
					className="player-select"
					aria-label={texts.captions[lang]}
					value={player.captions ?? ""}
					onChange={(event) => player.setCaptions((event.target.value || null) as Lang | null)}
				>
					<option value="">{texts.captionsOff[lang]}</option>
					{one.captions.map((captionLang) => (
						<option key={captionLang} value={captionLang}>
							{texts[captionLang === "pl" ? "captionsPl" : "captionsEn"][lang]}
						</option>
					))}
				</select>
			)}
		</>
	);
}

export const chapterTitle = (lang: Lang, { title, titleEn }: Chapter) => (lang === "en" && titleEn ? titleEn : title);

export function chapterAt(chapters: readonly Chapter[], time: number): number {
	return chapters.findLastIndex(({ seconds }) => seconds <= time);
}

function ChapterLine({ lang, one, player: { time, seek } }: Pick<ControlsProps, "lang" | "one" | "player">) {
	const starts = one.chapters.length > 0 ? one.chapters.map(({ seconds }) => seconds) : [0];
	const chapter = one.chapters[chapterAt(one.chapters, time)];
	const valueTexts = [`${timeOf(time)} / ${timeOf(one.seconds)}`, chapter && chapterTitle(lang, chapter)].filter(
		Boolean,
	);
	return (
		<div className="rec-line">
			{starts.map((start, place) => {
				const length = (starts[place + 1] ?? one.seconds) - start;
				const done = Math.min(1, Math.max(0, (time - start) / length));
				return (
					<span key={start} className="rec-part" style={{ flexGrow: length }}>
						<i style={{ width: `${done * 100}%` }} />
					</span>
				);
			})}
			<input
				type="range"
				min={0}
				max={one.seconds}
				step={5}
				value={time}
				aria-label={texts.seek[lang]}
				aria-valuetext={valueTexts.join(", ")}
				onChange={(event) => seek(Number(event.target.value))}
			/>
			<span className="rec-thumb-dot" style={{ left: `${(time / one.seconds) * 100}%` }} />
		</div>
	);
}
