export const hasPictureInPicture = () => document.pictureInPictureEnabled === true;

/** Toggles picture-in-picture and ignores a refusal. */
export function togglePictureInPicture(video: HTMLVideoElement | null): void {
	if (!video || !hasPictureInPicture()) return;
	const changed = document.pictureInPictureElement ? document.exitPictureInPicture() : video.requestPictureInPicture();
	changed.catch(() => {});
}

export function toggleFullScreen(box: HTMLElement | null): void {
	const changed = document.fullscreenElement ? document.exitFullscreen() : box?.requestFullscreen?.();
	changed?.catch(() => {});
}
