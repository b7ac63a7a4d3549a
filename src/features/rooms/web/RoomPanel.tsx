import "./rooms.css";
import { useQueryClient } from "@tanstack/react-query";
import { type Dispatch, type KeyboardEvent, type ReactNode, type SetStateAction, useState } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { Question } from "../../live/contract.ts";
import type { Poll } from "../contract.ts";
import { QuestionTools } from "./QuestionTools.tsx";
import { RoomChat } from "./RoomChat.tsx";
import { RoomPoll } from "./RoomPoll.tsx";
import { texts } from "./texts.ts";
import { roomStore, useRoom } from "./use-room.ts";

const TABS = ["questions", "chat", "poll"] as const;
type Tab = (typeof TABS)[number];

type Props = {
	lang: Lang;
	lectureId: number;
	timeZone: string;
	draft: string;
	onDraft: Dispatch<SetStateAction<string>>;
	/** Must be the same function at each render. */
	onQuestions(): void;
	/** Renders the questions to the speaker, with the moderators' tools. */
	questions(tools: ((question: Question) => ReactNode) | undefined): ReactNode;
};

/** Questions to the speaker, the viewers' chat, and polls. */
export function RoomPanel({ lang, lectureId, timeZone, draft, onDraft, onQuestions, questions }: Props) {
	const [tab, setTab] = useState<Tab>("questions");
	const { room, thread, isError, again } = useRoom(lang, lectureId, onQuestions);
	const store = roomStore(useQueryClient(), lang, lectureId);
	const tools = room?.isModerator
		? (one: Question) => <QuestionTools lang={lang} lectureId={lectureId} one={one} onDone={onQuestions} />
		: undefined;
	const isWaiting = !room || !thread;
	return (
		<section className="card room-panel" aria-label={texts.panel[lang]}>
			<Tabs lang={lang} tab={tab} onTab={setTab} poll={room?.poll ?? null} isAnswered={room?.ownVote != null} />
			<div role="tabpanel" id="room-panel" aria-labelledby={`room-tab-${tab}`} className="room-body">
				{tab === "questions" && questions(tools)}
				{tab !== "questions" && isError && (
					<p className="notice notice-warn" role="alert">
						{texts.failed[lang]}{" "}
						<button type="button" className="plain-link" onClick={again}>
							{texts.tryAgain[lang]}
						</button>
					</p>
				)}
				{tab === "chat" && !isWaiting && (
					<RoomChat
						lang={lang}
						room={room}
						thread={thread}
						timeZone={timeZone}
						store={store}
						draft={draft}
						onDraft={onDraft}
					/>
				)}
				{tab === "poll" && room && <RoomPoll lang={lang} room={room} store={store} />}
			</div>
		</section>
	);
}

type TabsProps = { lang: Lang; tab: Tab; onTab(tab: Tab): void; poll: Poll | null; isAnswered: boolean };

function Tabs({ lang, tab, onTab, poll, isAnswered }: TabsProps) {
	const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
		const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
		const next = step && TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length];
		if (!next) return;
		event.preventDefault();
		onTab(next);
		document.getElementById(`room-tab-${next}`)?.focus();
	};
	return (
		<div className="room-tabs" role="tablist" aria-label={texts.panel[lang]} onKeyDown={onKeyDown}>
			{TABS.map((one) => (
				<button
					key={one}
					type="button"
					role="tab"
					id={`room-tab-${one}`}
					aria-controls="room-panel"
					aria-selected={one === tab}
					tabIndex={one === tab ? 0 : -1}
					onClick={() => onTab(one)}
				>
					{texts[one][lang]}
					{one === "poll" && poll?.isOpen && !isAnswered && <small>{texts.newPoll[lang]}</small>}
				</button>
			))}
		</div>
	);
}
