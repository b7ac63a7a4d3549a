import { useQuery } from "@tanstack/react-query";
import { CountBadge } from "./CountBadge.tsx";
import { meetingQuery } from "./screens/people-queries.ts";
import { texts } from "./texts.ts";
import { useFrame } from "./use-frame.ts";

/** How many invitations to talk wait for an answer at the event. */
export function PeopleWaiting() {
	const { lang, event } = useFrame();
	const { data } = useQuery({ ...meetingQuery(lang, event.code), throwOnError: false });
	const waiting = data?.waiting ?? 0;
	return <CountBadge words={texts.waitingInvitations[lang].replace("#", String(waiting))} count={waiting} />;
}
