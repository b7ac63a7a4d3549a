import { useQuery } from "@tanstack/react-query";
import { meetingQuery } from "../../features/matchmaking/web/people-queries.ts";
import { fill } from "../../kit/i18n/fill.ts";
import { useFrame } from "../client/use-frame.ts";
import { CountBadge } from "./CountBadge.tsx";
import { texts } from "./texts.ts";

export function PeopleWaiting() {
	const { lang, event } = useFrame();
	const { data } = useQuery({ ...meetingQuery(lang, event.code), throwOnError: false });
	const waiting = data?.waiting ?? 0;
	return <CountBadge words={fill(texts.waitingInvitations[lang], waiting)} count={waiting} />;
}
