import "../../../kit/ui/player.css";
import "./live.css";
import { useState } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { Stream } from "../contract.ts";
import { liveTexts as texts } from "./texts.ts";

type EmbeddedStream = Exclude<Stream, { kind: "hls" }>;

/** YouTube sets no cookies before playing; Vimeo gets "do not track". */
export function frameAddress(stream: EmbeddedStream, lang: Lang): string {
	if (stream.kind === "youtube") {
		const query = new URLSearchParams({ autoplay: "1", playsinline: "1", rel: "0", hl: lang, cc_lang_pref: lang });
		return `https://www.youtube-nocookie.com/embed/${stream.id}?${query}`;
	}
	const query = new URLSearchParams({ dnt: "1", autoplay: "1", ...(stream.key && { h: stream.key }) });
	return `https://player.vimeo.com/video/${stream.id}?${query}`;
}

type Props = { lang: Lang; stream: EmbeddedStream; title: string; onPlaying(isPlaying: boolean): void };

/** Loads on demand. */
export function FramedStream({ lang, stream, title, onPlaying }: Props) {
	const [isLoaded, setLoaded] = useState(false);
	const load = () => {
		setLoaded(true);
		onPlaying(true);
	};
	return (
		<section className="player" aria-label={texts.player[lang]}>
			<div className="live-picture">
				{isLoaded ? (
					<iframe
						className="player-film"
						src={frameAddress(stream, lang)}
						title={title}
						allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
						referrerPolicy="strict-origin-when-cross-origin"
					/>
				) : (
					<div className="live-poster live-poster-alone beams">
						<button type="button" className="btn btn-key" onClick={load}>
							<Icon name="play" size={22} />
							{texts[`${stream.kind}Load`][lang]}
						</button>
						<p>{texts[`${stream.kind}Lead`][lang]}</p>
					</div>
				)}
			</div>
		</section>
	);
}
