import { useQuery } from "@tanstack/react-query";
import { meQuery } from "../../features/account/web/me-query.ts";
import { needsAnswer as isAwaited } from "../../features/appointments/waits.ts";
import { appointmentsQuery } from "../../features/appointments/web/appointment-queries.ts";
import { needsAnswer } from "../../features/meetings/waits.ts";
import { ownMeetingsQuery } from "../../features/meetings/web/meetings-queries.ts";
import { fill } from "../../kit/i18n/fill.ts";
import { useFrame } from "../client/use-frame.ts";
import { useLiveSession } from "../client/use-live-session.ts";
import { CountBadge } from "./CountBadge.tsx";
import { texts } from "./texts.ts";

export function MeetingsWaiting() {
	const { lang, event } = useFrame();
	const { data: me } = useQuery(meQuery(lang));
	useLiveSession(me !== undefined);
	const own = ownMeetingsQuery(lang, me?.id ?? "", event.code);
	const { data } = useQuery({ ...own, enabled: me !== undefined });
	const { data: people } = useQuery({ ...appointmentsQuery(lang, event.code), enabled: me !== undefined });
	const ofPeople = people?.appointments.filter(isAwaited).length ?? 0;
	const waiting = (data?.meetings.filter(needsAnswer).length ?? 0) + ofPeople;
	return <CountBadge words={fill(texts.waitingMeetings[lang], waiting)} count={waiting} />;
}
