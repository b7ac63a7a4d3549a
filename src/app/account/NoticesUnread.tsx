import { useQuery } from "@tanstack/react-query";
import { MAX_COUNTED } from "../../features/notices/rules.ts";
import { unreadText } from "../../features/notices/unread-text.ts";
import { unreadQuery } from "../../features/notices/web/notices-queries.ts";
import { useFrame } from "./use-frame.ts";

/** How many notices are unread at all events. */
export function NoticesUnread() {
	const { lang } = useFrame();
	const { data } = useQuery(unreadQuery(lang));
	const unread = data?.unread ?? 0;
	if (unread === 0) return null;
	return (
		<span className="acc-badge">
			<span className="sr-only">{unreadText(lang, unread, MAX_COUNTED)}</span>
			<span aria-hidden="true">{unread >= MAX_COUNTED ? `${MAX_COUNTED - 1}+` : unread}</span>
		</span>
	);
}
