import "../../../kit/ui/player.css";
import "./live.css";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { hasPictureInPicture, toggleFullScreen, togglePictureInPicture } from "../../../kit/ui/larger-and-smaller.ts";
import { PlayerIcon } from "../../../kit/ui/player-icon.tsx";
import { type Command, commandOf } from "../../../kit/ui/player-keys.ts";
import { studioTexts } from "./studio-texts.ts";
import { retryText, liveTexts as texts } from "./texts.ts";
import { useCaptions } from "./use-captions.ts";
import { useLivePlayer } from "./use-live-player.ts";

type Props = {
	lang: Lang;
	url: string;
	/** Starts at once, because the person watched the lecture before. */
	isStarted: boolean;
	onPlaying(isPlaying: boolean): void;
	/** The server may have another state of the stream. */
	onRetry(): void;
};

/** Keys work while the picture or a control has the focus. */
// long: one player's markup
export function LivePlayer({ lang, ...played }: Props) {
	const box = useRef<HTMLElement>(null);
	const player = useLivePlayer(played);
	const captions = useCaptions(player.video);
	const commands: Partial<Record<Command, () => void>> = {
		toggle: player.toggle,
		mute: player.mute,
		captions: captions.next,
		pip: () => togglePictureInPicture(player.video.current),
		fullScreen: () => toggleFullScreen(box.current),
	};
	const press = (event: KeyboardEvent) => {
		const command = commandOf(event, (event.target as HTMLElement).tagName);
		if (!command || !commands[command]) return;
		event.preventDefault();
		commands[command]();
	};
	const { phase } = player;
	return (
		<section className="player" ref={box} aria-label={texts.player[lang]} onKeyDown={press}>
			<div className="live-picture">
				<video
					ref={player.video}
					className="player-film"
					tabIndex={phase === "waiting" ? -1 : 0}
					playsInline
					aria-label={texts.stream[lang]}
					onClick={player.toggle}
					{...player.events}
				/>
				{phase === "waiting" && <Start lang={lang} onStart={player.toggle} />}
				{phase === "connecting" && <p className="live-over">{texts.connecting[lang]}</p>}
			</div>
			{phase === "failed" && (
				<div className="player-failed" role="alert">
					<p>
						{texts.broken[lang]} <span aria-hidden="true">{retryText(lang, player.retryIn ?? 0)}</span>
					</p>
					<button type="button" className="btn btn-key btn-small" onClick={player.again}>
						{texts.tryNow[lang]}
					</button>
				</div>
			)}
			{player.isSilenced && (
				<p className="live-silent" role="status">
					{texts.soundOff[lang]}
					<button type="button" className="btn btn-key btn-small" onClick={player.mute}>
						{texts.unmute[lang]}
					</button>
				</p>
			)}
			<Controls lang={lang} player={player} captions={captions} commands={commands} />
		</section>
	);
}

/** Nothing loads before this button is pressed. */
function Start({ lang, onStart }: { lang: Lang; onStart: () => void }) {
	return (
		<div className="live-poster beams">
			<button type="button" className="btn btn-key" onClick={onStart}>
				<Icon name="play" size={22} />
				{studioTexts.watch[lang]}
			</button>
		</div>
	);
}

type ControlsProps = {
	lang: Lang;
	player: ReturnType<typeof useLivePlayer>;
	captions: ReturnType<typeof useCaptions>;
	commands: Partial<Record<Command, () => void>>;
};

// long: one row of controls
function Controls({ lang, player, captions, commands }: ControlsProps) {
	const { phase, isMuted, isBehind } = player;
	const isPlaying = phase === "playing";
	const button = (command: Command, label: string, icon: ReactNode, className = "player-button") => (
		<button type="button" className={className} aria-label={label} title={label} onClick={commands[command]}>
			{icon}
		</button>
	);
	return (
		<div className="player-controls">
			<div className="player-row">
				{button(
					"toggle",
					texts[isPlaying ? "pause" : "play"][lang],
					<PlayerIcon name={isPlaying ? "pause" : "play"} />,
					"player-button player-play",
				)}
				{button("mute", texts[isMuted ? "unmute" : "mute"][lang], <PlayerIcon name={isMuted ? "soundOff" : "sound"} />)}
				{isPlaying && !isBehind && <span className="chip chip-hot">{studioTexts.live[lang]}</span>}
				{isBehind && (
					<button type="button" className="player-select" onClick={player.goLive}>
						{texts.toLive[lang]}
					</button>
				)}
				<span className="flex-1" />
				{captions.languages.length > 0 && (
					<select
						className="player-select"
						aria-label={texts.captions[lang]}
						value={captions.shown ?? ""}
						onChange={(event) => captions.show(event.target.value || null)}
					>
						<option value="">{texts.captionsOff[lang]}</option>
						{captions.languages.map((name) => (
							<option key={name} value={name}>
								{name}
							</option>
						))}
					</select>
				)}
				{hasPictureInPicture() && button("pip", texts.pip[lang], <PlayerIcon name="pip" />)}
				{button("fullScreen", texts.fullScreen[lang], <PlayerIcon name="fullScreen" />)}
			</div>
		</div>
	);
}
