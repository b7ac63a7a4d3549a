import type { ReactNode } from "react";

/** The head of a page's section: heading, a sentence under it, and an action on the right (below on phones). */
export function SectionHead({
	id,
	heading,
	lead,
	action,
}: {
	/** The heading's id, by which the section is named. */
	id: string;
	heading: string;
	lead?: string;
	action?: ReactNode;
}) {
	return (
		<div className="section-head">
			<div>
				<h2 className="h-section" id={id}>
					{heading}
				</h2>
				{lead && <p className="lead">{lead}</p>}
			</div>
			{action}
		</div>
	);
}
