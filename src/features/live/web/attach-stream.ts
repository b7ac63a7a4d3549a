import type Library from "hls.js";

const HLS = "application/vnd.apple.mpegurl";
/** How many pieces behind the newest one is played: fewer stutter, more are late. */
const PIECES_BEHIND = 2;

/**
 * Plays HLS in a video element: by the browser where it can, otherwise, or where it then cannot, by hls.js, which is
 * fetched for it. Gives what ends it; `onFailed` is told of what cannot be played on.
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
		// a worker would be made of a blob, which the page's policy does not let run
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
				// some browsers say yes and know only some of it
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
