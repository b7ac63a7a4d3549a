import { useQuery } from "@tanstack/react-query";
import { MAX_COUNTED } from "../../features/notices/rules.ts";
import { unreadText } from "../../features/notices/unread-text.ts";
import { unreadQuery } from "../../features/notices/web/notices-queries.ts";
import { useFrame } from "../client/use-frame.ts";
import { CountBadge } from "./CountBadge.tsx";

/** The count includes all events. */
export function NoticesUnread() {
	const { lang } = useFrame();
	const { data } = useQuery(unreadQuery(lang));
	const unread = data?.unread ?? 0;
	return <CountBadge words={unreadText(lang, unread, MAX_COUNTED)} count={unread} />;
}
