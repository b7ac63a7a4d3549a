import { useQuery } from "@tanstack/react-query";
import { useFrame } from "../account/use-frame.ts";
import { standConversationsQuery, standMessagesQuery } from "./inbox-queries.ts";
import { exhibitorMeetingsQuery, leadsQuery } from "./queries.ts";
import { waitsForUs } from "./waits.ts";

/** What waits for the staff, by the path of the screen: only that has a number in the rail. */
export function useWaiting(exhibitorId: number | undefined): Record<string, number> {
	const { lang } = useFrame();
	const id = exhibitorId ?? 0;
	const enabled = exhibitorId !== undefined;
	const { data: leads } = useQuery({ ...leadsQuery(lang, id), enabled });
	const { data: meetings } = useQuery({ ...exhibitorMeetingsQuery(lang, id), enabled });
	const { data: forms } = useQuery({ ...standMessagesQuery(lang, id), enabled });
	const { data: chats } = useQuery({ ...standConversationsQuery(lang, id), enabled });
	return {
		leads: leads?.leads.filter((one) => one.rating === null).length ?? 0,
		inbox:
			(forms?.messages.filter((one) => one.answer === null).length ?? 0) +
			(chats?.conversations.filter((one) => one.unread > 0).length ?? 0),
		meetings: meetings?.meetings.filter(waitsForUs).length ?? 0,
	};
}
