/** Whether the browser shows films over other windows. */
export const hasPictureInPicture = () => document.pictureInPictureEnabled === true;

/** A browser that refuses keeps the film in place. */
export function togglePictureInPicture(video: HTMLVideoElement | null): void {
	if (!video || !hasPictureInPicture()) return;
	const changed = document.pictureInPictureElement ? document.exitPictureInPicture() : video.requestPictureInPicture();
	changed.catch(() => {});
}

/** The same of the whole screen, with the controls. */
export function toggleFullScreen(box: HTMLElement | null): void {
	const changed = document.fullscreenElement ? document.exitFullscreen() : box?.requestFullscreen?.();
	changed?.catch(() => {});
}
