import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { attachStream } from "./attach-stream.ts";

/** How long after each failure the stream is tried again, in seconds. */
const AGAIN_SECONDS = [2, 4, 8, 15, 30];
/** Who is further behind than this, in seconds, is offered the way back. */
const BEHIND_SECONDS = 25;

type Phase = "waiting" | "connecting" | "playing" | "paused" | "failed";
type Played = { url: string; isStarted: boolean; onPlaying(isPlaying: boolean): void; onRetry(): void };

/** A live stream as it plays: it starts when it is asked to, and is tried again by itself when it breaks off. */
// long: the element's events and what follows from them, in one place
export function useLivePlayer({ url, isStarted, onPlaying, onRetry }: Played) {
	const video = useRef<HTMLVideoElement>(null);
	const [phase, setPhase] = useState<Phase>(isStarted ? "connecting" : "waiting");
	const [failures, setFailures] = useState(0);
	const [attempt, setAttempt] = useState(isStarted ? 1 : 0);
	const [isSilenced, setSilenced] = useState(false);
	const [isMuted, setMuted] = useState(false);
	const [isBehind, setBehind] = useState(false);
	const fail = useCallback(() => {
		setPhase("failed");
		setFailures((known) => known + 1);
		onPlaying(false);
	}, [onPlaying]);

	useEffect(() => {
		if (attempt === 0 || !video.current) return;
		return attachStream(video.current, url, fail);
	}, [url, attempt, fail]);

	const again = useCallback(() => {
		setPhase("connecting");
		setAttempt((known) => known + 1);
		onRetry();
	}, [onRetry]);
	const retryIn = useCountdown(phase === "failed" ? waitOf(failures) : undefined, again);

	const stop = (to: Phase) => {
		setPhase((known) => (known === "failed" ? known : to));
		onPlaying(false);
	};
	const events = {
		onCanPlay() {
			if (phase !== "connecting" || !video.current) return;
			void play(video.current, setSilenced).catch((error: DOMException) => {
				// what was to begin was given up for the next attempt, or paused, which tells of itself
				if (error.name !== "AbortError") stop("paused");
			});
		},
		/** The picture stands still until more of it has come. */
		onWaiting: () => setPhase((known) => (known === "playing" ? "connecting" : known)),
		onPlaying() {
			setPhase("playing");
			setFailures(0);
			onPlaying(true);
		},
		onPause: () => stop("paused"),
		onTimeUpdate: () => setBehind(video.current ? behindOf(video.current) > BEHIND_SECONDS : false),
		onVolumeChange() {
			setMuted(video.current?.muted ?? false);
			if (!video.current?.muted) setSilenced(false);
		},
	};
	const presses = pressesOf(video, phase, { again, setSilenced });
	return { video, events, phase, isMuted, isSilenced, isBehind, retryIn, again, ...presses };
}

/** What the presses of the player do. */
function pressesOf(
	video: RefObject<HTMLVideoElement | null>,
	phase: Phase,
	{ again, setSilenced }: { again(): void; setSilenced(isSilenced: boolean): void },
) {
	return {
		toggle() {
			if (phase === "waiting") return again();
			if (phase === "failed" || !video.current) return;
			if (video.current.paused) void play(video.current, setSilenced).catch(() => {});
			else video.current.pause();
		},
		mute() {
			if (video.current) video.current.muted = !video.current.muted;
		},
		goLive: () => goLive(video),
	};
}

const waitOf = (failures: number) => AGAIN_SECONDS[Math.min(failures, AGAIN_SECONDS.length) - 1] ?? 2;

/** Plays with sound; without it where the browser does not let a page begin with sound. */
async function play(video: HTMLVideoElement, setSilenced: (isSilenced: boolean) => void): Promise<void> {
	try {
		await video.play();
	} catch (error) {
		if ((error as DOMException).name !== "NotAllowedError") throw error;
		video.muted = true;
		setSilenced(true);
		await video.play();
	}
}

/** How far behind the newest picture is played, in seconds. */
function behindOf({ seekable, currentTime }: HTMLVideoElement): number {
	return seekable.length > 0 ? seekable.end(seekable.length - 1) - currentTime : 0;
}

/** Goes to a place that is surely there, a little before the newest one. */
function goLive({ current }: RefObject<HTMLVideoElement | null>): void {
	if (!current || current.seekable.length === 0) return;
	current.currentTime = Math.max(0, current.seekable.end(current.seekable.length - 1) - 12);
	if (current.paused) current.play().catch(() => {});
}

/** Counts seconds down to 0, and does then what is to be done; undefined counts nothing. */
function useCountdown(seconds: number | undefined, done: () => void): number | undefined {
	const [left, setLeft] = useState(seconds);
	useEffect(() => {
		setLeft(seconds);
		if (seconds === undefined) return;
		const end = Date.now() + seconds * 1000;
		const timer = setInterval(() => {
			const now = Math.ceil((end - Date.now()) / 1000);
			setLeft(Math.max(0, now));
			if (now > 0) return;
			clearInterval(timer);
			done();
		}, 250);
		return () => clearInterval(timer);
	}, [seconds, done]);
	return left;
}
