import type { ReactNode } from "react";

/** A section's head: heading, sentence, and an action on the right (below on phones). */
export function SectionHead({
	id,
	heading,
	lead,
	action,
}: {
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
