import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { meQuery } from "../../../features/account/web/me-query.ts";
import type { Conversation } from "../../../features/chat/contract.ts";
import { CloseConversation } from "../../../features/chat/web/CloseConversation.tsx";
import { chatSession } from "../../../features/chat/web/chat-session.ts";
import { Thread } from "../../../features/chat/web/Thread.tsx";
import { inboxTexts as texts } from "../../../features/stands/inbox-texts.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { siteNow } from "../../../kit/ui/site-now.ts";
import { useIsOffline } from "../../client/offline.ts";
import { useFrame } from "../../client/use-frame.ts";
import { useTitle } from "../../client/use-title.ts";
import { ExhibitorLink } from "../ExhibitorLink.tsx";

export function StandChat({ conversation, timeZone }: { conversation: Conversation; timeZone: string }) {
	const { lang } = useFrame();
	const { data: me } = useSuspenseQuery(meQuery(lang));
	const session = chatSession(useQueryClient(), { accountId: me.id, lang });
	const isOffline = useIsOffline();
	useTitle(texts.chats[lang]);
	const back = (
		<ExhibitorLink to="/inbox" className="exh-back" aria-label={texts.toList[lang]}>
			<Icon name="back" size={24} />
		</ExhibitorLink>
	);
	return (
		<>
			<h1 className="sr-only">{texts.chats[lang]}</h1>
			<div className="exh-chat">
				<Thread
					lang={lang}
					zone={timeZone}
					now={siteNow()}
					conversation={conversation}
					session={session}
					isOffline={isOffline}
					back={back}
				/>
				<div className="exh-chat-close">
					<CloseConversation lang={lang} conversation={conversation} />
				</div>
			</div>
		</>
	);
}
