import { type KeyboardEvent, useRef } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { toggleFullScreen, togglePictureInPicture } from "../../../kit/ui/larger-and-smaller.ts";
import { type Command, captionsAfter, commandOf, speedBeside } from "../../../kit/ui/player-keys.ts";
import { getCaptions, type Recording } from "../contract.ts";
import { PlayerControls } from "./PlayerControls.tsx";
import { recordingTexts as texts } from "./texts.ts";
import { type PlayerState, SPEEDS } from "./use-player.ts";

/** An arrow key's step, in seconds. */
const STEP_SECONDS = 5;

/** Keys work while the film or its controls have the focus. */
export function Player({ lang, one, player }: { lang: Lang; one: Recording; player: PlayerState }) {
	const box = useRef<HTMLElement>(null);
	const doIt = commandsOf(lang, one, player, box);
	const press = (event: KeyboardEvent) => {
		const command = commandOf(event, (event.target as HTMLElement).tagName);
		if (!command) return;
		event.preventDefault();
		doIt(command);
	};
	return (
		<section className="player" ref={box} aria-label={texts.player[lang]} onKeyDown={press}>
			<Film lang={lang} one={one} player={player} />
			{player.isFailed && (
				<div className="player-failed" role="alert">
					<p>{texts.filmFailed[lang]}</p>
					<button type="button" className="btn btn-key btn-small" onClick={() => void player.renew()}>
						{texts.tryAgain[lang]}
					</button>
				</div>
			)}
			<PlayerControls lang={lang} one={one} player={player} onCommand={doIt} />
		</section>
	);
}

function Film({ lang, one, player }: { lang: Lang; one: Recording; player: PlayerState }) {
	const captionsUrl = (captionLang: Lang) =>
		getCaptions.path.replace(":id", String(one.objectId)).replace(":captionLang", captionLang);
	return (
		<video
			ref={player.video}
			className="player-film"
			src={player.source}
			tabIndex={0}
			playsInline
			preload="metadata"
			aria-label={texts.film[lang]}
			onClick={player.toggle}
			{...player.events}
		>
			{one.captions.map((captionLang) => (
				<track
					key={captionLang}
					kind="captions"
					srcLang={captionLang}
					label={texts[captionLang === "pl" ? "captionsPl" : "captionsEn"][lang]}
					src={captionsUrl(captionLang)}
				/>
			))}
		</video>
	);
}

function commandsOf(lang: Lang, one: Recording, player: PlayerState, box: { current: HTMLElement | null }) {
	const { video, time, speed, captions, seek, toggle, mute, setSpeed, setCaptions } = player;
	const commands: Record<Command, () => void> = {
		toggle,
		mute,
		back: () => seek(time - STEP_SECONDS),
		on: () => seek(time + STEP_SECONDS),
		slower: () => setSpeed(speedBeside(SPEEDS, speed, -1)),
		faster: () => setSpeed(speedBeside(SPEEDS, speed, 1)),
		captions: () => setCaptions(captionsAfter(one.captions, captions, lang)),
		pip: () => togglePictureInPicture(video.current),
		fullScreen: () => toggleFullScreen(box.current),
	};
	return (command: Command) => commands[command]();
}
