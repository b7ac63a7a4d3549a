import { useQuery } from "@tanstack/react-query";
import { peopleTexts as texts } from "../../features/matchmaking/web/texts.ts";
import { meetingQuery } from "./screens/people-queries.ts";
import { useFrame } from "./use-frame.ts";

/** How many invitations to talk wait for an answer at the event. */
export function PeopleWaiting() {
	const { lang, event } = useFrame();
	const { data } = useQuery({ ...meetingQuery(lang, event.code), throwOnError: false });
	const waiting = data?.waiting ?? 0;
	if (waiting === 0) return null;
	return (
		<span className="acc-badge">
			<span className="sr-only">{texts.waitingBadge[lang].replace("#", String(waiting))}</span>
			<span aria-hidden="true">{waiting}</span>
		</span>
	);
}
