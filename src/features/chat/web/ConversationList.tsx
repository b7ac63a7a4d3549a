import "./chat.css";
import type { ReactNode } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { dateText, dayOf, timeText } from "../../../kit/time/zone.ts";
import type { Conversation, Message } from "../contract.ts";
import { Face, nameOf } from "./Face.tsx";
import { texts } from "./texts.ts";

type Props = {
	lang: Lang;
	zone: string;
	now: Date;
	conversations: readonly Conversation[];
	chosen: number | undefined;
	/** A link to a conversation of the app's own. */
	link(id: number, isChosen: boolean, content: ReactNode): ReactNode;
};

/** The conversations, those with the newest message first. */
export function ConversationList({ lang, zone, now, conversations, chosen, link }: Props) {
	return (
		<ul>
			{conversations.map((one) => (
				<li key={one.objectId}>{link(one.objectId, one.objectId === chosen, <Row {...{ lang, zone, now, one }} />)}</li>
			))}
		</ul>
	);
}

function Row({ lang, zone, now, one }: Pick<Props, "lang" | "zone" | "now"> & { one: Conversation }) {
	const { last, partner, unread } = one;
	return (
		<>
			<Face partner={partner} />
			<span className="chat-row-words">
				<b className="chat-name">{nameOf(partner, texts.deleted[lang])}</b>
				<span className="chat-row-last" data-unread={unread > 0 || undefined}>
					{last ? `${writerText(lang, last, one.member)}${last.text || texts.deleted[lang]}` : texts.noWords[lang]}
				</span>
			</span>
			<span className="chat-row-side">
				{last && <time dateTime={last.sentDate}>{shortTime(lang, new Date(last.sentDate), now, zone)}</time>}
				{unread > 0 && (
					<span className="chat-unread">
						<span className="sr-only">{texts.unread[lang].replace("#", String(unread))}</span>
						<span aria-hidden="true">{unread > 99 ? "99+" : unread}</span>
					</span>
				)}
			</span>
		</>
	);
}

/** Whose the newest message is: a company's says who wrote it. */
function writerText(lang: Lang, { member, author }: Message, own: number): string {
	if (author) return `${author}: `;
	return member === own ? texts.you[lang] : "";
}

/** The hour of today, otherwise the day. */
function shortTime(lang: Lang, sent: Date, now: Date, zone: string): string {
	return dayOf(sent, zone) === dayOf(now, zone) ? timeText(lang, sent, zone) : dateText(lang, sent, zone, false);
}
