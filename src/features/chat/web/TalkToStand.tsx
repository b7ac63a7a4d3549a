import "./chat.css";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { openStandChat } from "../stand-contract.ts";
import { Composer } from "./Composer.tsx";
import { LIST_KEY, standChatQuery } from "./chat-queries.ts";
import { chatSession } from "./chat-session.ts";
import { Thread } from "./Thread.tsx";
import { texts } from "./texts.ts";

type Props = {
	lang: Lang;
	zone: string;
	now: Date;
	exhibitorId: number;
	/** Who is logged in. */
	accountId: string;
	isOffline: boolean;
};

/** One's own conversation with a company, on its stand: it begins with the first message. */
export function TalkToStand({ exhibitorId, accountId, ...common }: Props) {
	const { lang } = common;
	const session = chatSession(useQueryClient(), { accountId, lang });
	const { data } = useSuspenseQuery(standChatQuery(lang, exhibitorId));
	const { conversation, refusal } = data;
	return (
		<section className="card stand-chat" aria-labelledby="stand-chat">
			<h2 className="h-card" id="stand-chat">
				{texts.standTitle[lang]}
			</h2>
			{conversation && <Thread {...{ ...common, conversation, session, refusal }} back={null} />}
			{!conversation && refusal && <p className="chat-closed">{refusal}</p>}
			{!conversation && !refusal && <First {...{ lang, exhibitorId }} write={session.write} />}
		</section>
	);
}

type FirstProps = { lang: Lang; exhibitorId: number; write(conversationId: number, text: string): void };

/** Where the first message is written: it opens the conversation. */
function First({ lang, exhibitorId, write }: FirstProps) {
	const queries = useQueryClient();
	const [failed, setFailed] = useState<string>();
	const open = async (text: string) => {
		try {
			const conversation = await call(openStandChat, { params: { id: exhibitorId }, query: { lang }, body: {} });
			write(conversation.objectId, text);
			queries.setQueryData(standChatQuery(lang, exhibitorId).queryKey, { refusal: null, conversation });
			void queries.invalidateQueries({ queryKey: LIST_KEY });
			return true;
		} catch (error) {
			if (!(error instanceof CallFailure)) throw error;
			setFailed(error.problem?.detail ?? texts.notOpened[lang]);
			return false;
		}
	};
	return (
		<div className="chat-foot">
			<Composer lang={lang} onWrite={open} onTyping={() => {}} />
			{failed && (
				<p className="chat-refused" role="alert">
					{failed}
				</p>
			)}
		</div>
	);
}
