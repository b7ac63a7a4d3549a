import type { ReactNode } from "react";
import type { Text } from "../../../../kit/i18n/lang.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { useTitle } from "../../../client/use-title.ts";

type Column = {
	id: string;
	header: ReactNode;
	/** A second, smaller line. */
	below?: ReactNode;
	width?: number;
	/** The column that holds now. */
	isCurrent?: boolean;
};

type Props = {
	title: Text;
	lead: string;
	/** Buttons beside the title. */
	actions?: ReactNode;
	columns: readonly Column[];
	/** `cells` are in the order of the columns after the first, which is `name`. */
	rows: readonly { id: string; name: ReactNode; cells: readonly ReactNode[] }[];
};

/** A screen with one table whose numbers are edited in place. */
// long: one table's markup
export function Sheet({ title, lead, actions, columns, rows }: Props) {
	const { lang } = useFrame();
	useTitle(title[lang]);
	return (
		<>
			<header className="off-head">
				<div>
					<h1 className="off-title">{title[lang]}</h1>
					<p className="sht-lead">{lead}</p>
				</div>
				{actions && <div className="off-actions">{actions}</div>}
			</header>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach scrolling content */}
			<section className="card sht-card" aria-label={title[lang]} tabIndex={0}>
				<table className="sht-table">
					<thead>
						<tr>
							{columns.map(({ id, header, below, width, isCurrent }) => (
								<th key={id} scope="col" style={{ width }} data-current={isCurrent || undefined}>
									{header}
									{below && <small>{below}</small>}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{rows.map(({ id, name, cells }) => (
							<tr key={id}>
								<th scope="row">{name}</th>
								{cells.map((cell, index) => (
									<td key={columns[index + 1]?.id} data-current={columns[index + 1]?.isCurrent || undefined}>
										{cell}
									</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</>
	);
}
