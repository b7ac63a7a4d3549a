import { fill } from "../../../kit/i18n/fill.ts";
import "./chat.css";
import { type QueryClient, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { dateText, dayOf, timeText } from "../../../kit/time/zone.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { type Conversation, getMessages, markSeen } from "../contract.ts";
import { type Thread as Known, merged } from "../thread.ts";
import { Composer } from "./Composer.tsx";
import { LIST_KEY, threadKey, threadQuery } from "./chat-queries.ts";
import type { ChatSession } from "./chat-session.ts";
import { Face, nameOf } from "./Face.tsx";
import { Message, UnsentMessage } from "./Message.tsx";
import { texts } from "./texts.ts";

type Props = {
	lang: Lang;
	zone: string;
	now: Date;
	conversation: Conversation;
	session: ChatSession;
	isOffline: boolean;
	isOnline?: boolean;
	/** Phones show this link back to the list. */
	back: ReactNode;
	card?: ReactNode;
	tools?: ReactNode;
	/** The number of the message that a search found. */
	target?: number | undefined;
	/** A sentence. */
	refusal?: string | null;
};

export function Thread(props: Props) {
	const { lang, zone, conversation, session } = props;
	const { partner, objectId: id, isClosed } = conversation;
	const isGone = !(partner.person ?? partner.company);
	const refusal = props.refusal ?? conversation.refusal;
	const name = nameOf(partner, texts.deleted[lang]);
	const { data: thread } = useSuspenseQuery(threadQuery(lang, id));
	useSeen(lang, conversation, thread);
	const retainedUntil = dateText(lang, new Date(conversation.keptUntilDate), zone);
	return (
		<section className="chat-thread" aria-label={name}>
			<header className="chat-head">
				{props.back}
				<Face partner={partner} isOnline={props.isOnline ?? false} />
				<div className="chat-who">
					<h2 className="chat-name">{name}</h2>
					<p className="chat-about">{conversation.eventName}</p>
				</div>
				{props.tools}
			</header>
			<Messages {...props} thread={thread} name={name} kept={retainedUntil} />
			<footer className="chat-foot">
				{isClosed || isGone || refusal ? (
					<p className="chat-closed">{isClosed ? texts.closed[lang] : isGone ? texts.gone[lang] : refusal}</p>
				) : (
					<Composer
						key={id}
						lang={lang}
						draft={`${session.outbox.name}:${id}`}
						onWrite={(text) => void session.write(id, text)}
						onTyping={() => session.sayTyping(id)}
					/>
				)}
			</footer>
		</section>
	);
}

type MessagesProps = Props & { thread: Known; name: string; kept: string };

// long: the messages between loading older ones and typing notices
function Messages(props: MessagesProps) {
	const { lang, zone, now, conversation, session, isOffline, thread, name, kept, card, target } = props;
	const { objectId: id, member, partner } = conversation;
	const outbox = useSyncExternalStore(session.outbox.subscribe, session.outbox.all);
	const isTyping = useSyncExternalStore(session.subscribe, () => session.isTyping(id));
	const unsent = outbox.filter((one) => one.conversationId === id && !thread.messages.some((it) => it.key === one.key));
	const lastOwn = thread.messages.findLast((one) => one.member === member);
	const isSeen = lastOwn !== undefined && partner.seenNumber >= lastOwn.number && partner.seenDate !== null;
	const found = useTarget({ lang, id, thread, target });
	const foot = useFoot(`${thread.messages.at(-1)?.number} ${unsent.length} ${isTyping} ${isSeen} ${!!card}`);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must reach scrollable content
		<div className="chat-scroll" ref={foot} tabIndex={0} role="log" aria-label={texts.messages[lang]}>
			<p className="chat-kept">{fill(texts.kept[lang], kept)}</p>
			{!thread.isAll && <Older lang={lang} id={id} />}
			<ol className="chat-messages">
				{thread.messages.length + unsent.length === 0 && <li className="chat-none">{texts.noWords[lang]}</li>}
				{thread.messages.map((one, index) => {
					const day = dayOf(new Date(one.sentDate), zone);
					const before = thread.messages[index - 1];
					const isNewDay = !before || dayOf(new Date(before.sentDate), zone) !== day;
					const isOwn = one.member === member;
					return [
						isNewDay && (
							<li className="chat-day" key={day}>
								<span>{dayText(lang, new Date(one.sentDate), now, zone)}</span>
							</li>
						),
						<Message
							key={one.number}
							lang={lang}
							one={one}
							isOwn={isOwn}
							who={isOwn ? texts.you[lang].replace(": ", "") : name}
							target={one.number === target ? found : undefined}
							writer={before?.author === one.author && !isNewDay ? null : one.author}
						/>,
					];
				})}
				{unsent.map((one) => (
					<UnsentMessage key={one.key} lang={lang} one={one} isOffline={isOffline} session={session} />
				))}
			</ol>
			{isSeen && unsent.length === 0 && thread.messages.at(-1) === lastOwn && (
				<p className="chat-state">
					<Icon name="check" size={16} />
					{fill(texts.seen[lang], timeText(lang, new Date(partner.seenDate ?? 0), zone))}
				</p>
			)}
			{card}
			<p className="chat-typing" role="status">
				{isTyping && fill(texts.typing[lang], partner.person?.firstName ?? name)}
			</p>
		</div>
	);
}

function dayText(lang: Lang, sent: Date, now: Date, zone: string): string {
	const date = dateText(lang, sent, zone, false);
	return dayOf(sent, zone) === dayOf(now, zone) ? `${texts.today[lang]}, ${date}` : date;
}

async function loadOlder(queries: QueryClient, lang: Lang, id: number): Promise<void> {
	const before = queries.getQueryData<Known>(threadKey(id))?.messages[0]?.number;
	const page = await call(getMessages, { params: { id }, query: { lang, ...(before && { before }) } });
	queries.setQueryData<Known>(
		threadKey(id),
		(now) => now && { ...now, messages: merged(now.messages, page.messages), isAll: page.isAll },
	);
}

type Target = { lang: Lang; id: number; thread: Known; target: number | undefined };

/** Moves to a message once, and loads older pages until it appears. Returns the ref of its element. */
function useTarget({ lang, id, thread, target }: Target) {
	const queries = useQueryClient();
	const element = useRef<HTMLLIElement>(null);
	const reached = useRef<number>(undefined);
	useEffect(() => {
		if (target === undefined || reached.current === target) return;
		if ((thread.messages[0]?.number ?? 0) > target && !thread.isAll) {
			// The newest messages stay.
			void loadOlder(queries, lang, id).catch(() => {});
			return;
		}
		reached.current = target;
		element.current?.scrollIntoView({ block: "center" });
		element.current?.focus({ preventScroll: true });
	}, [queries, lang, id, target, thread]);
	return element;
}

function Older({ lang, id }: { lang: Lang; id: number }) {
	const queries = useQueryClient();
	const [state, setState] = useState<"idle" | "busy" | "failed">("idle");
	const load = async () => {
		if (state === "busy") return;
		setState("busy");
		try {
			await loadOlder(queries, lang, id);
			setState("idle");
		} catch {
			setState("failed");
		}
	};
	return (
		<div className="chat-older">
			<button type="button" className="btn btn-list btn-soft" aria-busy={state === "busy"} onClick={() => void load()}>
				{texts.older[lang]}
			</button>
			{state === "failed" && <p role="alert">{texts.olderFailed[lang]}</p>}
		</div>
	);
}

/** Keeps the newest message in view for readers at the end; others keep their position. */
function useFoot(changed: string) {
	const box = useRef<HTMLDivElement>(null);
	const isAtFoot = useRef(true);
	useEffect(() => {
		const { current } = box;
		const note = () => {
			if (current) isAtFoot.current = current.scrollHeight - current.scrollTop - current.clientHeight < 80;
		};
		current?.addEventListener("scroll", note, { passive: true });
		return () => current?.removeEventListener("scroll", note);
	}, []);
	useLayoutEffect(() => {
		if (isAtFoot.current && box.current) box.current.scrollTop = box.current.scrollHeight;
	}, [changed]);
	return box;
}

/** The next message repeats a failed call. */
function useSeen(lang: Lang, { objectId: id, unread, isClosed }: Conversation, { upTo }: Known): void {
	const queries = useQueryClient();
	const lastSeenNumber = useRef(0);
	useEffect(() => {
		const say = async () => {
			if (document.visibilityState === "hidden" || isClosed || upTo === 0 || lastSeenNumber.current >= upTo) return;
			if (unread === 0 && lastSeenNumber.current === 0) return;
			lastSeenNumber.current = upTo;
			try {
				await call(markSeen, { params: { id }, query: { lang }, body: { number: upTo } });
				await queries.invalidateQueries({ queryKey: LIST_KEY });
			} catch {
				lastSeenNumber.current = 0;
			}
		};
		void say();
		document.addEventListener("visibilitychange", say);
		return () => document.removeEventListener("visibilitychange", say);
	}, [lang, id, unread, isClosed, upTo, queries]);
}
