import "./chat.css";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { outboxName } from "../rules.ts";
import { openStandChat } from "../stand-contract.ts";
import { Composer } from "./Composer.tsx";
import { LIST_KEY, standChatQuery } from "./chat-queries.ts";
import type { StandThreadProps } from "./StandThread.tsx";
import { texts } from "./texts.ts";

/** Most visitors need no chat, so it loads on demand. */
const StandThread = lazy(async () => ({ default: (await import("./StandThread.tsx")).StandThread }));

type Props = Omit<StandThreadProps, "conversation" | "refusal"> & { exhibitorId: number };

/** The conversation begins with the first message. */
export function TalkToStand({ exhibitorId, ...common }: Props) {
	const { lang, accountId } = common;
	const { data } = useSuspenseQuery(standChatQuery(lang, exhibitorId));
	const { conversation, refusal } = data;
	return (
		<section className="card stand-chat" aria-labelledby="stand-chat">
			<h2 className="h-card" id="stand-chat">
				{texts.standTitle[lang]}
			</h2>
			{conversation && (
				<Suspense>
					<StandThread {...common} conversation={conversation} refusal={refusal} />
				</Suspense>
			)}
			{!conversation && refusal && <p className="chat-closed">{refusal}</p>}
			{!conversation && !refusal && <First lang={lang} exhibitorId={exhibitorId} accountId={accountId} />}
		</section>
	);
}

type FirstProps = { lang: Lang; exhibitorId: number; accountId: string };

function First({ lang, exhibitorId, accountId }: FirstProps) {
	const queries = useQueryClient();
	const [failed, setFailed] = useState<string>();
	const open = async (text: string) => {
		const sending = await import("./chat-session.ts").catch(() => undefined);
		if (!sending) {
			setFailed(texts.notOpened[lang]);
			return false;
		}
		try {
			const conversation = await call(openStandChat, { params: { id: exhibitorId }, query: { lang }, body: {} });
			sending.chatSession(queries, { accountId, lang }).write(conversation.objectId, text);
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
			<Composer lang={lang} draft={outboxName(accountId, `stand-${exhibitorId}`)} onWrite={open} onTyping={() => {}} />
			{failed && (
				<p className="chat-refused" role="alert">
					{failed}
				</p>
			)}
		</div>
	);
}
