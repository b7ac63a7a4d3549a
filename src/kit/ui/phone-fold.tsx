import type { ReactNode } from "react";
import { Icon } from "./icons.tsx";

/**
 * A part of a page that narrow screens fold behind a button (`phone-folds.ts` opens it). Wide screens, print and
 * readers without scripts always see it; its words stay in the document. A heading in it that says the same as the button
 * has the class `phone-fold-name`: it is not seen where the button is. Server only.
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
