import type { TrackShare } from "../numbers.ts";

/** A bar per track, as high as its share of lectures; one element for any number of tracks. */
export function TrackBars({ tracks }: { tracks: readonly TrackShare[] }) {
	const most = Math.max(...tracks.map((one) => one.lectures));
	const bar = 100 / (tracks.length + (tracks.length - 1) / 4);
	const layers = tracks.map(({ color, lectures }, index) => {
		const left = tracks.length === 1 ? 0 : (index / (tracks.length - 1)) * 100;
		const height = Math.max(20, Math.round((lectures / most) * 100));
		return `linear-gradient(${color} 0 0) ${left.toFixed(2)}% 100% / ${bar.toFixed(2)}% ${height}% no-repeat`;
	});
	return <i className="fact-picture" style={{ background: layers.join(",") }} />;
}

const DOTS_IN_ROW = 15;
const MAX_DOTS = 60;
const DOT = { step: 16, width: 12, height: 8, row: 12 };

/** Empty if there are too many dots to distinguish. */
export function DotGrid({ counts: [first, second] }: { counts: readonly [number, number] }) {
	const total = first + second;
	if (total > MAX_DOTS) return <ShareBar counts={[first, second]} />;
	const rows = Math.ceil(total / DOTS_IN_ROW);
	return (
		<svg
			className="fact-picture fact-dots"
			viewBox={`0 0 ${DOTS_IN_ROW * DOT.step} ${rows * DOT.row}`}
			aria-hidden="true"
			preserveAspectRatio="xMinYMin meet"
		>
			<path d={dots(0, first)} />
			<path d={dots(first, total)} />
		</svg>
	);
}

function dots(from: number, to: number): string {
	return Array.from({ length: to - from }, (_, index) => {
		const place = from + index;
		const [x, y] = [(place % DOTS_IN_ROW) * DOT.step, Math.floor(place / DOTS_IN_ROW) * DOT.row];
		return `M${x} ${y}h${DOT.width}v${DOT.height}h-${DOT.width}z`;
	}).join("");
}

/** Shares are side by side. */
export function ShareBar({ counts }: { counts: readonly number[] }) {
	const total = counts.reduce((sum, one) => sum + one, 0);
	const ends = counts.map((_, index) => (counts.slice(0, index + 1).reduce((sum, one) => sum + one, 0) / total) * 100);
	const stops = ends.map((end, index) => {
		const start = index === 0 ? 0 : ends[index - 1];
		return `var(--share-${(index % 3) + 1}) ${start}% calc(${end}% - 4px), transparent 0 ${end}%`;
	});
	return <i className="fact-picture fact-share" style={{ background: `linear-gradient(90deg, ${stops.join(",")})` }} />;
}
