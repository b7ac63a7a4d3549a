import { ChartTable } from "./ChartTable.tsx";
import { heightIn, niceTop, pathOf, ticksTo } from "./scale.ts";

type LinePoint = { x: number; y: number };

type Props = {
	/** The content of the chart, for screen readers. */
	label: string;
	/** This edition in a full line, the previous one dashed. */
	lines: readonly { name: string; points: readonly LinePoint[]; isBefore?: boolean }[];
	/** The words of a tick or a row: "37 days". */
	xText(x: number): string;
	yText(y: number): string;
	xName: string;
	tableText: string;
};

const WIDTH = 640;
const HEIGHT = 300;
const LEFT = 48;
const BOTTOM = 28;
const TOP = 16;

/** Lines over the same scale, with a table under them. */
// long: one drawing's markup
export function LineChart({ label, lines, xText, yText, xName, tableText }: Props) {
	const xs = lines.flatMap(({ points }) => points.map(({ x }) => x));
	const [from, to] = [Math.min(...xs), Math.max(...xs)];
	const top = niceTop(Math.max(...lines.flatMap(({ points }) => points.map(({ y }) => y))));
	const xAt = (x: number) => LEFT + (to === from ? 1 : (x - from) / (to - from)) * (WIDTH - LEFT - 12);
	const yAt = (y: number) => heightIn(y, top, { above: TOP, below: HEIGHT - BOTTOM });
	const now = lines.find(({ isBefore }) => !isBefore)?.points.at(-1);
	return (
		<figure className="cht">
			<svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
				{ticksTo(top).map((tick) => (
					<Tick key={tick} y={yAt(tick)} text={yText(tick)} isAxis={tick === 0} />
				))}
				{lines.map(({ name, points, isBefore }) => (
					<path
						key={name}
						className={isBefore ? "cht-line-before" : "cht-line"}
						d={pathOf(points.map(({ x, y }) => [xAt(x), yAt(y)]))}
					/>
				))}
				<text x={LEFT} y={HEIGHT - 6}>
					{xText(from)}
				</text>
				{to !== from && (
					<text x={WIDTH} y={HEIGHT - 6} textAnchor="end">
						{xText(to)}
					</text>
				)}
				{now && <Now x={xAt(now.x)} y={yAt(now.y)} foot={yAt(0)} text={yText(now.y)} />}
			</svg>
			<figcaption className="cht-legend">
				{lines.map(({ name, isBefore }) => (
					<span key={name}>
						<i data-before={isBefore || undefined} />
						{name}
					</span>
				))}
			</figcaption>
			<ChartTable summary={tableText} heads={[xName, ...lines.map(({ name }) => name)]} rows={rowsOf()} />
		</figure>
	);

	function rowsOf(): string[][] {
		const sorted = [...new Set(xs)].toSorted((one, other) => one - other);
		return sorted.map((x) => [xText(x), ...lines.map(({ points }) => valueAt(points, x))]);
	}

	function valueAt(points: readonly LinePoint[], x: number): string {
		const point = points.find((one) => one.x === x);
		return point ? yText(point.y) : "";
	}
}

function Tick({ y, text, isAxis }: { y: number; text: string; isAxis: boolean }) {
	return (
		<g>
			<line className={isAxis ? "cht-axis" : "cht-grid"} x1={LEFT} x2={WIDTH} y1={y} y2={y} />
			<text x={LEFT - 8} y={y + 5} textAnchor="end">
				{text}
			</text>
		</g>
	);
}

/** The last value of the line, with a mark down to the axis. */
function Now({ x, y, foot, text }: { x: number; y: number; foot: number; text: string }) {
	return (
		<g>
			<line className="cht-mark" x1={x} x2={x} y1={y} y2={foot} />
			<circle className="cht-point" cx={x} cy={y} r={6} />
			<text className="cht-now" x={x - 10} y={y - 10} textAnchor="end">
				{text}
			</text>
		</g>
	);
}
