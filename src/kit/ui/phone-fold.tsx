import type { ReactNode } from "react";
import { Icon } from "./icons.tsx";

/**
 * A part of a page that collapses on narrow screens behind a button (`phone-folds.ts`). Wide screens, print and readers
 * without scripts see it, and its text stays in the document. A heading that repeats the button needs the class
 * `phone-fold-name`, which hides it beside the button. Server only.
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
	/** A summary of the collapsed part. */
	note?: string;
	/** `row` is quiet and collapses on phones. `accent` is a button and collapses on tablets too. */
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
