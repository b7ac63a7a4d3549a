/** Only pages with a player load these icons. */
const PATHS = {
	play: "M8 5l11 7-11 7z",
	pause: "M8 5v14M16 5v14",
	sound: "M4 10v4h4l5 4V6L8 10zM16 9a4.500 4.500 0 0 1 0 6M18.500 6.500a8 8 0 0 1 0 11",
	soundOff: "M4 10v4h4l5 4V6L8 10zM16.500 9.500l5 5M21.500 9.500l-5 5",
	pip: "M3 5h18v14H3zM12 12h6v4h-6z",
	fullScreen: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
} as const;

export function PlayerIcon({ name }: { name: keyof typeof PATHS }) {
	return (
		<svg width="24" height="24" viewBox="0 0 24 24" className="icon" aria-hidden="true" focusable="false">
			<path d={PATHS[name]} />
		</svg>
	);
}
