import { fill } from "../../../kit/i18n/fill.ts";
import "./chat.css";
import "./chat-list.css";
import { type ReactNode, useState } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { dateText, dayOf, timeText } from "../../../kit/time/zone.ts";
import type { Conversation, Message } from "../contract.ts";
import {
	ALL,
	type ConversationFilter,
	filterConversations,
	MAX_SEARCH_LENGTH,
	MIN_SEARCHABLE_CONVERSATIONS,
} from "../find.ts";
import { KINDS } from "../rules.ts";
import { Face, nameOf } from "./Face.tsx";
import { texts } from "./texts.ts";

type Props = {
	lang: Lang;
	zone: string;
	now: Date;
	conversations: readonly Conversation[];
	chosen: number | undefined;
	isOnline?: (one: Conversation) => boolean;
	/** A link of the app. */
	link(id: number, isChosen: boolean, content: ReactNode): ReactNode;
	/** Shows search results among messages. */
	inMessages?: (wanted: ConversationFilter) => ReactNode;
};

/** Newest message first, with a search if there are many. */
export function ConversationList({ lang, zone, now, conversations, chosen, link, isOnline, inMessages }: Props) {
	const [wanted, setWanted] = useState(ALL);
	const visibleConversations = filterConversations(conversations, wanted);
	// The search below may still find words in messages.
	const nobodyFound = inMessages && wanted.words !== "" ? "noName" : "notFoundWords";
	return (
		<>
			{(inMessages ?? conversations.length >= MIN_SEARCHABLE_CONVERSATIONS) && (
				<Find
					lang={lang}
					conversations={conversations}
					wanted={wanted}
					setWanted={setWanted}
					label={texts[inMessages ? "findWords" : "find"][lang]}
				/>
			)}
			<ul>
				{visibleConversations.map((one) => (
					<li key={one.objectId}>
						{link(
							one.objectId,
							one.objectId === chosen,
							<Row lang={lang} zone={zone} now={now} one={one} isOnline={isOnline?.(one) ?? false} />,
						)}
					</li>
				))}
			</ul>
			<p className="chat-not-found" role="status">
				{visibleConversations.length === 0 && texts[wanted.kind === undefined ? nobodyFound : "notFound"][lang]}
			</p>
			{wanted.words !== "" && inMessages?.(wanted)}
		</>
	);
}

type FindProps = Pick<Props, "lang" | "conversations"> & {
	label: string;
	wanted: ConversationFilter;
	setWanted(wanted: ConversationFilter): void;
};

/** Searches conversations by name, and filters by kind if there are two. */
function Find({ lang, conversations, label, wanted, setWanted }: FindProps) {
	const kinds = KINDS.filter((kind) => conversations.some((one) => one.kind === kind));
	return (
		<search className="chat-find">
			<input
				type="search"
				className="field-input"
				value={wanted.words}
				maxLength={MAX_SEARCH_LENGTH}
				aria-label={label}
				placeholder={label}
				onChange={(typed) => setWanted({ ...wanted, words: typed.target.value })}
			/>
			{kinds.length > 1 && (
				<fieldset className="segment chat-kinds">
					<legend className="sr-only">{texts.kinds[lang]}</legend>
					{[undefined, ...kinds].map((kind) => (
						<button
							key={kind ?? "all"}
							type="button"
							aria-pressed={wanted.kind === kind}
							onClick={() => setWanted({ ...wanted, kind })}
						>
							{texts[kind ?? "all"][lang]}
						</button>
					))}
				</fieldset>
			)}
		</search>
	);
}

type RowProps = Pick<Props, "lang" | "zone" | "now"> & { one: Conversation; isOnline: boolean };

function Row({ lang, zone, now, one, isOnline }: RowProps) {
	const { last, partner, unread } = one;
	return (
		<>
			<Face partner={partner} isOnline={isOnline} />
			<span className="chat-row-words">
				<b className="chat-name">{nameOf(partner, texts.deleted[lang])}</b>
				{isOnline && <span className="sr-only">{texts.online[lang]}</span>}
				<span className="chat-row-last" data-unread={unread > 0 || undefined}>
					{last ? `${writerText(lang, last, one.member)}${last.text || texts.deleted[lang]}` : texts.noWords[lang]}
				</span>
			</span>
			<span className="chat-row-side">
				{last && <time dateTime={last.sentDate}>{shortTime(lang, new Date(last.sentDate), now, zone)}</time>}
				{unread > 0 && (
					<span className="chat-unread">
						<span className="sr-only">{fill(texts.unread[lang], unread)}</span>
						<span aria-hidden="true">{unread > 99 ? "99+" : unread}</span>
					</span>
				)}
			</span>
		</>
	);
}

function writerText(lang: Lang, { member, author }: Message, own: number): string {
	if (author) return `${author}: `;
	return member === own ? texts.you[lang] : "";
}

/** Today's time, otherwise the date. */
function shortTime(lang: Lang, sent: Date, now: Date, zone: string): string {
	return dayOf(sent, zone) === dayOf(now, zone) ? timeText(lang, sent, zone) : dateText(lang, sent, zone, false);
}
