import { type RefObject, useEffect, useState } from "react";

/** At first no captions are shown. */
export function useCaptions(video: RefObject<HTMLVideoElement | null>) {
	const [languages, setLanguages] = useState<readonly string[]>([]);
	const [shown, setShown] = useState<string | null>(null);
	useEffect(() => {
		const tracks = video.current?.textTracks;
		if (!tracks) return;
		const look = () => setLanguages([...new Set(captionsAmong(tracks).map(nameOf))]);
		tracks.addEventListener("addtrack", look);
		tracks.addEventListener("removetrack", look);
		return () => {
			tracks.removeEventListener("addtrack", look);
			tracks.removeEventListener("removetrack", look);
		};
	}, [video]);
	const show = (language: string | null) => {
		setShown(language);
		for (const track of captionsAmong(video.current?.textTracks ?? []))
			track.mode = nameOf(track) === language ? "showing" : "disabled";
	};
	const next = () => show(languages[shown === null ? 0 : languages.indexOf(shown) + 1] ?? null);
	return { languages, shown, show, next };
}

const captionsAmong = (tracks: Iterable<TextTrack>) =>
	[...tracks].filter(({ kind }) => kind === "captions" || kind === "subtitles");
const nameOf = ({ label, language }: TextTrack) => label || language;
