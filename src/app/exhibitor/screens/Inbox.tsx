import { useQueryClient, useSuspenseQueries, useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useParams } from "wouter";
import { meQuery } from "../../../features/account/web/me-query.ts";
import { ConversationList } from "../../../features/chat/web/ConversationList.tsx";
import { chatSession } from "../../../features/chat/web/chat-session.ts";
import { standConversationsQuery } from "../../../features/chat/web/stand-conversations-query.ts";
import { inboxTexts as texts } from "../../../features/stands/inbox-texts.ts";
import type { getStandMessages } from "../../../features/stands/staff-contract.ts";
import { standMessagesQuery } from "../../../features/stands/web/inbox-queries.ts";
import { MessageCard } from "../../../features/stands/web/MessageCard.tsx";
import type { ResponseOf } from "../../../kit/contract/call.ts";
import { siteNow } from "../../../kit/ui/site-now.ts";
import { ScreenHead } from "../../client/ScreenHead.tsx";
import { useFrame } from "../../client/use-frame.ts";
import { ExhibitorLink } from "../ExhibitorLink.tsx";
import { useWorkplace } from "../workplace.ts";
import { StandChat } from "./StandChat.tsx";

function FormsCard({ messages, timeZone }: ResponseOf<typeof getStandMessages>) {
	const { lang } = useFrame();
	const { objectId: exhibitorId } = useWorkplace();
	const queries = useQueryClient();
	const onAnswered = () => queries.invalidateQueries({ queryKey: standMessagesQuery(lang, exhibitorId).queryKey });
	return (
		<section className="card acc-card" aria-labelledby="stand-forms">
			<h2 className="h-card" id="stand-forms">
				{texts.forms[lang]}
			</h2>
			{messages.length === 0 && <p className="text-muted">{texts.noForms[lang]}</p>}
			<ul>
				{messages.map((message) => (
					<MessageCard
						key={message.objectId}
						lang={lang}
						exhibitorId={exhibitorId}
						timeZone={timeZone}
						message={message}
						onAnswered={onAnswered}
					/>
				))}
			</ul>
		</section>
	);
}

// long: one screen's markup
export function Inbox() {
	const { lang } = useFrame();
	const { id: chosen } = useParams();
	const { objectId: exhibitorId } = useWorkplace();
	const queries = useQueryClient();
	const { data: me } = useSuspenseQuery(meQuery(lang));
	chatSession(queries, { accountId: me.id, lang });
	const [{ data: forms }, { data: chats }] = useSuspenseQueries({
		queries: [standMessagesQuery(lang, exhibitorId), standConversationsQuery(lang, exhibitorId)],
	});
	const { timeZone, conversations } = chats;
	const open = conversations.find((one) => String(one.objectId) === chosen);
	if (open) return <StandChat conversation={open} timeZone={timeZone} />;
	const link = (to: number, isChosen: boolean, content: ReactNode) => (
		<ExhibitorLink className="chat-row" to={`/inbox/${to}`} aria-current={isChosen || undefined}>
			{content}
		</ExhibitorLink>
	);
	return (
		<>
			<ScreenHead title={texts.title[lang]} lead={texts.lead[lang]} />
			<div className="acc-stack">
				<section className="card acc-card" aria-labelledby="stand-chats">
					<h2 className="h-card" id="stand-chats">
						{texts.chats[lang]}
					</h2>
					{conversations.length === 0 ? (
						<p className="text-muted">{texts.noChats[lang]}</p>
					) : (
						<ConversationList
							lang={lang}
							zone={timeZone}
							now={siteNow()}
							conversations={conversations}
							link={link}
							chosen={undefined}
						/>
					)}
				</section>
				<FormsCard {...forms} />
			</div>
		</>
	);
}
