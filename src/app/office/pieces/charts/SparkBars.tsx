const WIDTH = 84;
const HEIGHT = 28;
const GAP = 2;

/** Small bars beside a figure that says the same in words. */
export function SparkBars({ values }: { values: readonly number[] }) {
	const top = Math.max(1, ...values);
	const width = WIDTH / Math.max(1, values.length);
	return (
		<svg className="cht-sparks" width={WIDTH} height={HEIGHT} aria-hidden="true">
			{values.map((value, index) => {
				const height = Math.max(1, (value / top) * HEIGHT);
				const key = index; // bars have no other identity
				return (
					<rect
						key={key}
						className="cht-spark"
						x={index * width}
						y={HEIGHT - height}
						width={width - GAP}
						height={height}
						rx={1}
					/>
				);
			})}
		</svg>
	);
}
