import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { meQuery } from "../../features/account/web/me-query.ts";
import { standConversationsQuery } from "../../features/chat/web/stand-conversations-query.ts";
import { leadsQuery } from "../../features/leads/web/leads-query.ts";
import { exhibitorMeetingsQuery } from "../../features/meetings/web/exhibitor-meetings-query.ts";
import { standMessagesQuery } from "../../features/stands/web/inbox-queries.ts";
import type { Lang } from "../../kit/i18n/lang.ts";
import { useFrame } from "../client/use-frame.ts";
import { useLiveSession } from "../client/use-live-session.ts";
import { waitsForUs } from "./waits.ts";

/** Counts pending items by screen path. */
export function useWaiting(exhibitorId: number | undefined): Record<string, number> {
	const { lang } = useFrame();
	const id = exhibitorId ?? 0;
	const enabled = exhibitorId !== undefined;
	const { data: leads } = useQuery({ ...leadsQuery(lang, id), enabled });
	const { data: meetings } = useQuery({ ...exhibitorMeetingsQuery(lang, id), enabled });
	const { data: forms } = useQuery({ ...standMessagesQuery(lang, id), enabled });
	const { data: chats } = useQuery({ ...standConversationsQuery(lang, id), enabled });
	useConversations(lang, enabled);
	useLiveSession(enabled);
	return {
		leads: leads?.leads.filter((one) => one.rating === null).length ?? 0,
		inbox:
			(forms?.messages.filter((one) => one.answer === null).length ?? 0) +
			(chats?.conversations.filter((one) => one.unread > 0).length ?? 0),
		meetings: meetings?.meetings.filter(waitsForUs).length ?? 0,
	};
}

/** Marks staff as online and receives new messages on every screen. */
function useConversations(lang: Lang, isStaff: boolean): void {
	const queries = useQueryClient();
	const accountId = useQuery(meQuery(lang)).data?.id;
	useEffect(() => {
		if (!isStaff || accountId === undefined) return;
		// The conversation screen retries a failed import.
		void import("../../features/chat/web/chat-session.ts").then(
			({ chatSession }) => chatSession(queries, { accountId, lang }),
			() => {},
		);
	}, [isStaff, accountId, queries, lang]);
}
