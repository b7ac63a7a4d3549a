import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import type { Conversation } from "../../../../features/chat/contract.ts";
import { conversationsQuery } from "../../../../features/chat/web/chat-queries.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { newMessages, todayTexts as texts } from "./texts.ts";

const SHOWN = 3;

export function UnreadMessages() {
	const { lang } = useFrame();
	const { data } = useQuery(conversationsQuery(lang));
	const unread = data?.conversations.filter((one) => one.unread > 0) ?? [];
	if (unread.length === 0) return null;
	return (
		<section className="card acc-card" aria-labelledby="unread">
			<header className="acc-card-head">
				<h2 className="h-card" id="unread">
					{texts.unread[lang]}
				</h2>
				<Link to="/chats">{texts.allChats[lang]}</Link>
			</header>
			<ul className="grid gap-3">
				{unread.slice(0, SHOWN).map((one) => (
					<li key={one.objectId}>
						<Link className="font-bold wrap-anywhere" to={`/chats/${one.objectId}`}>
							{partnerName(one)}
						</Link>
						<span className="text-muted block">{newMessages(lang, one.unread)}</span>
					</li>
				))}
			</ul>
		</section>
	);
}

/** The partner's name; empty for a deleted account. */
function partnerName({ partner: { company, person }, eventName }: Conversation): string {
	return company?.name ?? (person ? `${person.firstName} ${person.lastName}` : eventName);
}
