import type { ReactNode } from "react";
import type { Text } from "../../../../kit/i18n/lang.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { useTitle } from "../../../client/use-title.ts";
import { useKeys } from "../keys.ts";
import type { ListState } from "../list/list-state.ts";

type ScreenProps = {
	title: Text;
	lead: string;
	/** Buttons beside the title. */
	actions?: ReactNode;
	state: ListState;
	/** The open thing beside the sheets. */
	panel?: ReactNode;
	children: ReactNode;
};

/** A screen with sheets, and one open thing beside them. */
export function SheetScreen({ title, lead, actions, state, panel, children }: ScreenProps) {
	const { lang } = useFrame();
	const isOpen = state.open !== "";
	useTitle(title[lang]);
	useKeys((key) => {
		if (key !== "Escape" || !isOpen) return false;
		state.go({ open: "" });
		return true;
	});
	return (
		<div className="lst" data-open={isOpen || undefined}>
			<header className="off-head">
				<div>
					<h1 className="off-title">{title[lang]}</h1>
					<p className="sht-lead">{lead}</p>
				</div>
				{actions && <div className="off-actions">{actions}</div>}
			</header>
			<div className="lst-beside">
				<div className="sht-stack">{children}</div>
				{isOpen && panel}
			</div>
		</div>
	);
}

type Column = {
	id: string;
	header: ReactNode;
	/** A second, smaller line. */
	below?: ReactNode;
	width?: number;
	/** The column that holds now. */
	isCurrent?: boolean;
	/** Opens the thing of the column. */
	onOpen?: (() => void) | undefined;
};

type Props = {
	label: string;
	/** Shown above a sheet that is not the screen's first. */
	lead?: string;
	columns: readonly Column[];
	/** `cells` are in the order of the columns after the first, which is `name`. */
	rows: readonly { id: string; name: ReactNode; cells: readonly ReactNode[]; onOpen?(): void }[];
};

/** A table whose values are edited in place. */
// long: one table's markup
export function Sheet({ label, lead, columns, rows }: Props) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach scrolling content
		<section className="card sht-card" aria-label={label} tabIndex={0}>
			{lead !== undefined && (
				<header className="sht-head">
					<h2>{label}</h2>
					<p>{lead}</p>
				</header>
			)}
			<table className="sht-table">
				<thead>
					<tr>
						{columns.map((column) => (
							<th
								key={column.id}
								scope="col"
								style={{ width: column.width }}
								data-current={column.isCurrent || undefined}
							>
								<ColumnHead {...column} />
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ id, name, cells, onOpen }) => (
						<tr key={id}>
							<th scope="row">
								<Openable onOpen={onOpen}>{name}</Openable>
							</th>
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
	);
}

function ColumnHead({ header, below, onOpen }: Column) {
	return (
		<Openable onOpen={onOpen}>
			{header}
			{below && <small>{below}</small>}
		</Openable>
	);
}

/** Words that open their thing, if they have one. */
function Openable({ onOpen, children }: { onOpen: (() => void) | undefined; children: ReactNode }) {
	if (!onOpen) return children;
	return (
		<button type="button" className="sht-open" onClick={onOpen}>
			{children}
		</button>
	);
}
