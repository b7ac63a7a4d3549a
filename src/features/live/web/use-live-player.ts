import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { attachStream } from "./attach-stream.ts";

/** Seconds before each retry of a stream. */
const AGAIN_SECONDS = [2, 4, 8, 15, 30];
/** "Back to live" appears from this delay on. */
const BEHIND_SECONDS = 25;

type Phase = "waiting" | "connecting" | "playing" | "paused" | "failed";
type PlayerInput = { url: string; isStarted: boolean; onPlaying(isPlaying: boolean): void; onRetry(): void };

/** Starts on request and retries after failures. */
// long: the element's events and their effects in one place
export function useLivePlayer({ url, isStarted, onPlaying, onRetry }: PlayerInput) {
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
				// The next attempt aborted it, or a pause, which has its own event.
				if (error.name !== "AbortError") stop("paused");
			});
		},
		/** Playback waits for more data. */
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

/** Plays muted if the browser forbids sound without a press. */
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

/** Seconds behind the newest picture. */
function behindOf({ seekable, currentTime }: HTMLVideoElement): number {
	return seekable.length > 0 ? seekable.end(seekable.length - 1) - currentTime : 0;
}

/** Seeks to a position that is certainly loaded. */
function goLive({ current }: RefObject<HTMLVideoElement | null>): void {
	if (!current || current.seekable.length === 0) return;
	current.currentTime = Math.max(0, current.seekable.end(current.seekable.length - 1) - 12);
	if (current.paused) current.play().catch(() => {});
}

/** Undefined means no countdown. */
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
