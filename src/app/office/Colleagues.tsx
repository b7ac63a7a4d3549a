import { useLocation, useSearch } from "wouter";
import type { Colleague } from "../../features/office-presence/contract.ts";
import { useColleagues } from "../../features/office-presence/web/use-colleagues.ts";
import { fill } from "../../kit/i18n/fill.ts";
import { useFrame } from "../client/use-frame.ts";
import { officeTexts as texts } from "./texts.ts";

/** The record that is open: "/orders/2025-0422" for the row of a list or the page of a person. */
function usePlace(): { place: string; isEditing: boolean } {
	const [pathname] = useLocation();
	const query = new URLSearchParams(useSearch());
	const open = query.get("open");
	return { place: open ? `${pathname}/${open}` : pathname, isEditing: query.has("do") };
}

/** The faces of other organisers at the same record; a ring marks who edits it. */
export function Colleagues() {
	const { event } = useFrame();
	const others = useColleagues({ eventCode: event.code, ...usePlace() });
	return (
		<div role="status">
			<ul className="off-others">
				{others.map((one) => (
					<Face key={one.accountId} colleague={one} />
				))}
			</ul>
		</div>
	);
}

function Face({ colleague }: { colleague: Colleague }) {
	const { lang } = useFrame();
	const { name, photoUrl, isEditing } = colleague;
	const sentence = fill(texts[isEditing ? "edits" : "looks"][lang], name);
	return (
		<li title={sentence} data-editing={isEditing || undefined}>
			{photoUrl ? (
				<img src={photoUrl} width="30" height="30" alt="" />
			) : (
				<span className="off-face" aria-hidden="true">
					{name
						.split(" ")
						.map((word) => word.slice(0, 1))
						.join("")
						.slice(0, 2)}
				</span>
			)}
			<span className={isEditing ? "off-others-words" : "sr-only"}>{sentence}</span>
		</li>
	);
}
