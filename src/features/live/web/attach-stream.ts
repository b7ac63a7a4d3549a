import type Library from "hls.js";

const HLS = "application/vnd.apple.mpegurl";
/** More fragments cause fewer stalls, fewer cause less delay. */
const PIECES_BEHIND = 2;

/**
 * Plays natively if possible, otherwise (or after a failure) with hls.js, loaded on demand. Returns the cleanup; calls
 * `onFailed` if playback cannot continue.
 */
export function attachStream(video: HTMLVideoElement, url: string, onFailed: () => void): () => void {
	const ended = new AbortController();
	let library: Library | undefined;
	const fail = () => {
		if (!ended.signal.aborted) onFailed();
	};
	const byLibrary = async () => {
		video.removeAttribute("src");
		const { default: Hls } = await import("hls.js");
		if (ended.signal.aborted) return;
		if (!Hls.isSupported()) return fail();
		// A worker needs a blob, which the Content-Security-Policy forbids.
		library = new Hls({ enableWorker: false, liveSyncDurationCount: PIECES_BEHIND });
		library.on(Hls.Events.ERROR, (_name, { fatal }) => fatal && fail());
		library.loadSource(url);
		library.attachMedia(video);
	};
	if (video.canPlayType(HLS) === "") byLibrary().catch(fail);
	else {
		const { signal } = ended;
		video.addEventListener(
			"error",
			() => {
				if (library || !video.hasAttribute("src")) return;
				// Some browsers claim support but play only part of HLS.
				if (video.readyState === HTMLMediaElement.HAVE_NOTHING) byLibrary().catch(fail);
				else fail();
			},
			{ signal },
		);
		video.src = url;
	}
	return () => {
		ended.abort();
		library?.destroy();
		video.removeAttribute("src");
		video.load();
	};
}
