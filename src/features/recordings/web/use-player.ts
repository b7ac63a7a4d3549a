import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";

export const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const;
/** A viewer who stopped this close to the end starts again. */
const END_SECONDS = 2;

/** Resolves with null if access has ended, undefined without an answer. */
export type LinkAsked = () => Promise<string | null | undefined>;

type PlayerInput = {
	filmUrl: string;
	seconds: number;
	placeSeconds: number;
	onLinkOver: LinkAsked;
	onTime: (seconds: number) => void;
	onStop: () => void;
};

export function usePlayer({ filmUrl, seconds, placeSeconds, onLinkOver, onTime, onStop }: PlayerInput) {
	const video = useRef<HTMLVideoElement>(null);
	const [time, setTime] = useState(placeSeconds < seconds - END_SECONDS ? placeSeconds : 0);
	const playing = usePlaying(video, onStop);
	const looks = useLooks(video);
	const source = useSource(filmUrl, onLinkOver);
	const arrive = (place: number) => {
		setTime(place);
		onTime(place);
	};
	const events = {
		onLoadedMetadata() {
			if (!video.current) return;
			video.current.currentTime = time;
			video.current.playbackRate = looks.speed;
			playing.goOn();
		},
		onTimeUpdate() {
			if (isThere(video.current) && !video.current.seeking) arrive(video.current.currentTime);
		},
		...playing.events,
		onVolumeChange: () => looks.setMuted(video.current?.muted ?? false),
		onError: () => source.onError(time),
	};
	useUnheard(video, events);
	const seek = (to: number) => {
		const place = Math.min(Math.max(0, to), seconds);
		if (isThere(video.current)) video.current.currentTime = place;
		arrive(place);
	};
	const { isPlaying, toggle } = playing;
	return { video, events, time, isPlaying, ...looks, ...source, seek, toggle };
}

/**
 * Whether it plays, and whether it should: changing the source stops playback or drops a play request without an event.
 */
function usePlaying(video: RefObject<HTMLVideoElement | null>, onStop: () => void) {
	const [isPlaying, setPlaying] = useState(false);
	const isWanted = useRef(false);
	const note = (plays: boolean) => {
		isWanted.current = plays;
		setPlaying(plays);
	};
	const events = {
		onPlay: () => note(true),
		onPause() {
			// a missing or failed film was not paused by anybody
			if (!isThere(video.current)) return setPlaying(false);
			note(false);
			onStop();
		},
	};
	const goOn = () => {
		if (isWanted.current && video.current?.paused) playOrPause(video.current);
	};
	const toggle = () => {
		isWanted.current = video.current?.paused ?? false;
		playOrPause(video.current);
	};
	return { isPlaying, events, goOn, toggle };
}

/** Replays film events that fired before React attached its handlers. */
function useUnheard(
	video: RefObject<HTMLVideoElement | null>,
	{ onLoadedMetadata, onError }: { onLoadedMetadata: () => void; onError: () => void },
) {
	const isHeard = useRef(false);
	useEffect(() => {
		if (isHeard.current || !video.current) return;
		isHeard.current = true;
		if (video.current.error) onError();
		else if (video.current.readyState > 0) onLoadedMetadata();
	});
}

/** Whether the film's metadata is loaded. Before that, its position is 0. */
function isThere(video: HTMLVideoElement | null): video is HTMLVideoElement {
	return video !== null && video.readyState > 0 && !video.error;
}

export type PlayerState = ReturnType<typeof usePlayer>;

/** Failures arrive as an event. */
function playOrPause(video: HTMLVideoElement | null): void {
	if (video?.paused) video.play().catch(() => {});
	else video?.pause();
}

function useLooks(video: RefObject<HTMLVideoElement | null>) {
	const [isMuted, setMuted] = useState(false);
	const [speed, setSpeedShown] = useState(1);
	const [captions, setCaptions] = useState<Lang | null>(null);
	useEffect(() => {
		for (const track of video.current?.textTracks ?? [])
			track.mode = track.language === captions ? "showing" : "disabled";
	}, [video, captions]);
	const setSpeed = (rate: number) => {
		setSpeedShown(rate);
		if (video.current) video.current.playbackRate = rate;
	};
	const mute = () => {
		if (video.current) video.current.muted = !video.current.muted;
	};
	return { isMuted, setMuted, mute, speed, setSpeed, captions, setCaptions };
}

/** Replaces an expired link during playback. */
function useSource(filmUrl: string, onLinkOver: LinkAsked) {
	const [source, setSource] = useState(filmUrl);
	const [isFailed, setFailed] = useState(false);
	const failedAt = useRef<number>(undefined);
	const renew = useCallback(async () => {
		setFailed(false);
		const link = await onLinkOver().catch(() => undefined);
		if (link) setSource(link);
		else if (link === undefined) setFailed(true);
	}, [onLinkOver]);
	/** A second error at the same position is not an expired link. */
	const onError = (time: number) => {
		const isAgain = failedAt.current === time;
		failedAt.current = time;
		if (isAgain) setFailed(true);
		else void renew();
	};
	return { source, isFailed, renew, onError };
}
