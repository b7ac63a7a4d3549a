import "./found-messages.css";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { type Conversation, type Message, searchMessages } from "../../../../features/chat/contract.ts";
import { type ConversationFilter, excerptOf, MIN_SEARCH_LENGTH } from "../../../../features/chat/find.ts";
import { nameOf } from "../../../../features/chat/web/Face.tsx";
import { texts } from "../../../../features/chat/web/texts.ts";
import { call } from "../../../../kit/api/call.ts";
import { dateText } from "../../../../kit/time/zone.ts";
import { PartFailed } from "../../../client/PartFailed.tsx";
import { useFrame } from "../../../client/use-frame.ts";

/** Debounce of the search field, in ms. */
const TYPING_MS = 300;

function useTyped(words: string): string {
	const [typed, setTyped] = useState(words);
	useEffect(() => {
		const timer = setTimeout(() => setTyped(words), TYPING_MS);
		return () => clearTimeout(timer);
	}, [words]);
	return typed;
}

type Props = { wanted: ConversationFilter; conversations: readonly Conversation[]; zone: string };

/** Each result links to its place in the conversation. */
export function FoundMessages({ wanted, conversations, zone }: Props) {
	const { lang } = useFrame();
	const words = useTyped(wanted.words.trim());
	const enabled = words.length >= MIN_SEARCH_LENGTH;
	const { data, isError, refetch } = useQuery({
		// New messages invalidate the search as well.
		queryKey: ["conversations", "found", words],
		queryFn: () => call(searchMessages, { query: { lang, words } }),
		enabled,
		placeholderData: keepPreviousData,
	});
	if (!enabled) return null;
	if (isError && !data) return <PartFailed what={texts.findFailed[lang]} onRetry={refetch} />;
	const found = (data?.messages ?? []).flatMap(({ conversation: id, message }) => {
		const conversation = conversations.find((one) => one.objectId === id);
		const isWanted = conversation && (wanted.kind === undefined || conversation.kind === wanted.kind);
		return isWanted ? [{ conversation, message }] : [];
	});
	return (
		<section aria-labelledby="found-messages">
			<h2 className="acc-heading" id="found-messages">
				{texts.inMessages[lang]}
			</h2>
			<ol>
				{found.map((one) => (
					<li key={`${one.conversation.objectId} ${one.message.number}`}>
						<FoundMessage {...one} words={words} zone={zone} />
					</li>
				))}
			</ol>
			<p className="found-note" role="status">
				{data && found.length === 0 && texts.noneFound[lang]}
				{data?.isMore && texts.moreFound[lang]}
			</p>
		</section>
	);
}

type FoundProps = { conversation: Conversation; message: Message; words: string; zone: string };

function FoundMessage({ conversation, message, words, zone }: FoundProps) {
	const { lang } = useFrame();
	const { objectId, partner, member } = conversation;
	const writer = message.member === member ? texts.you[lang] : message.author ? `${message.author}: ` : "";
	let at = 0;
	return (
		<Link className="found-row" to={`/chats/${objectId}?message=${message.number}`}>
			<span className="found-head">
				<b>{nameOf(partner, texts.deleted[lang])}</b>
				<time dateTime={message.sentDate}>{dateText(lang, new Date(message.sentDate), zone, false)}</time>
			</span>
			<span>
				{writer}
				{excerptOf(message.text, words).map(({ text, isFound }) => {
					at += text.length;
					return isFound ? <mark key={at}>{text}</mark> : text;
				})}
			</span>
		</Link>
	);
}
