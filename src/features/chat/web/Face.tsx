import { useState } from "react";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { Conversation } from "../contract.ts";

type Partner = Pick<Conversation["partner"], "person" | "company">;

export const nameOf = ({ person, company }: Partner, deleted: string) =>
	company?.name ?? (person ? `${person.firstName} ${person.lastName}` : deleted);

/** The dot means online; companies have a logo. */
export function Face({ partner, isOnline = false }: { partner: Partner; isOnline?: boolean }) {
	const picture = <Picture key={partner.person?.photoUrl} partner={partner} />;
	return isOnline ? <span className="chat-online">{picture}</span> : picture;
}

function Picture({ partner: { person, company } }: { partner: Partner }) {
	const [isLost, setIsLost] = useState(false);
	if (company)
		return <img className="chat-face chat-logo" src={company.logoUrl} width="48" height="48" alt="" loading="lazy" />;
	if (person?.photoUrl && !isLost) {
		const src = `${person.photoUrl}&size=small`;
		return <img className="chat-face" src={src} width="48" height="48" alt="" onError={() => setIsLost(true)} />;
	}
	return (
		<span className="chat-face" aria-hidden="true">
			{person ? `${person.firstName.slice(0, 1)}${person.lastName.slice(0, 1)}` : <Icon name="person" size={22} />}
		</span>
	);
}
