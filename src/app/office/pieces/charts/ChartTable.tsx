type Props = { summary: string; heads: readonly string[]; rows: readonly (readonly string[])[] };

/** The numbers of a chart, folded. */
export function ChartTable({ summary, heads, rows }: Props) {
	return (
		<details className="cht-fold">
			<summary>{summary}</summary>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach scrolling content */}
			<section aria-label={summary} tabIndex={0}>
				<table className="cht-table">
					<thead>
						<tr>
							{heads.map((head) => (
								<th key={head} scope="col">
									{head}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map((row) => (
							<tr key={row[0]}>
								{row.map((cell, index) =>
									index === 0 ? (
										<th key={heads[index]} scope="row">
											{cell}
										</th>
									) : (
										<td key={heads[index]}>{cell}</td>
									),
								)}
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</details>
	);
}
