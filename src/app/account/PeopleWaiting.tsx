import { useQuery } from "@tanstack/react-query";
import { fill } from "../../kit/i18n/fill.ts";
import { useFrame } from "../client/use-frame.ts";
import { CountBadge } from "./CountBadge.tsx";
import { meetingQuery } from "./screens/people-queries.ts";
import { texts } from "./texts.ts";

export function PeopleWaiting() {
	const { lang, event } = useFrame();
	const { data } = useQuery({ ...meetingQuery(lang, event.code), throwOnError: false });
	const waiting = data?.waiting ?? 0;
	return <CountBadge words={fill(texts.waitingInvitations[lang], waiting)} count={waiting} />;
}
