import type { ReactNode } from "react";
import { Icon } from "./icons.tsx";

/**
 * A part of a page that collapses on narrow screens behind a button (`phone-folds.ts` toggles it). Wide screens,
 * print and readers without scripts see it; its text stays in the document. A heading that repeats the button has the
 * class `phone-fold-name` and is hidden beside it. Server only.
 */
export function PhoneFold({
	id,
	label,
	note,
	look = "row",
	children,
}: {
	id: string;
	label: string;
	/** A summary of the folded part. */
	note?: string;
	/** A quiet row that folds on phones, or a button in accent that folds on tablets as well. */
	look?: "row" | "accent";
	children: ReactNode;
}) {
	return (
		<div className={`phone-fold-${look}`}>
			<button type="button" className="phone-fold-toggle" aria-expanded="false" aria-controls={id} data-fold>
				<b>{label}</b>
				{note && <span>{note}</span>}
				<Icon name="down" />
			</button>
			<div className="phone-fold-part" id={id}>
				{children}
			</div>
		</div>
	);
}
