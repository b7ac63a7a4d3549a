import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { meQuery } from "../../features/account/web/me-query.ts";
import { conversationsQuery } from "../../features/chat/web/chat-queries.ts";
import { fill } from "../../kit/i18n/fill.ts";
import { useFrame } from "../client/use-frame.ts";
import { CountBadge } from "./CountBadge.tsx";
import { texts } from "./texts.ts";

export function ChatUnread() {
	const { lang } = useFrame();
	const queries = useQueryClient();
	const { data: me } = useQuery(meQuery(lang));
	const { data } = useQuery(conversationsQuery(lang));
	const conversations = data?.conversations ?? [];
	const accountId = me?.id;
	const hasSome = conversations.length > 0;
	useEffect(() => {
		if (accountId === undefined || !hasSome) return;
		// Most people have no conversations, so this loads on demand. If the import fails, chats get no live updates, and each screen fetches its own messages.
		void import("../../features/chat/web/chat-session.ts").then(
			({ chatSession }) => chatSession(queries, { accountId, lang }),
			() => {},
		);
	}, [accountId, hasSome, queries, lang]);
	const unread = conversations.reduce((sum, one) => sum + one.unread, 0);
	return <CountBadge words={fill(texts.unreadMessages[lang], unread)} count={unread} />;
}
