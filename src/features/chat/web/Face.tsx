import { Icon } from "../../../kit/ui/icons.tsx";
import type { Conversation } from "../contract.ts";

type Person = Conversation["partner"]["person"];

/** Whose a conversation is with. */
export const nameOf = (person: Person, deleted: string) =>
	person ? `${person.firstName} ${person.lastName}` : deleted;

/** A face, or the letters that stand for it. */
export function Face({ person }: { person: Person }) {
	if (person?.photoUrl)
		return <img className="chat-face" src={`${person.photoUrl}&size=small`} width="48" height="48" alt="" />;
	return (
		<span className="chat-face" aria-hidden="true">
			{person ? `${person.firstName.slice(0, 1)}${person.lastName.slice(0, 1)}` : <Icon name="person" size={22} />}
		</span>
	);
}
