import { useQuery } from "@tanstack/react-query";
import { needsAnswer as isAwaited } from "../../features/appointments/waits.ts";
import { needsAnswer } from "../../features/meetings/day.ts";
import { meetingsTexts as texts } from "../../features/meetings/web/texts.ts";
import { meQuery } from "./queries.ts";
import { appointmentsQuery } from "./screens/appointments/appointment-queries.ts";
import { ownMeetingsQuery } from "./screens/meetings-queries.ts";
import { useFrame } from "./use-frame.ts";
import { useLiveSession } from "./use-live-session.ts";

/** How many proposed meetings wait for an answer at the event; with it the page begins to be told of what changes. */
export function MeetingsWaiting() {
	const { lang, event } = useFrame();
	const { data: me } = useQuery(meQuery(lang));
	useLiveSession(me !== undefined);
	const own = ownMeetingsQuery(lang, me?.id ?? "", event.code);
	const { data } = useQuery({ ...own, enabled: me !== undefined });
	const { data: people } = useQuery({ ...appointmentsQuery(lang, event.code), enabled: me !== undefined });
	const ofPeople = people?.appointments.filter(isAwaited).length ?? 0;
	const waiting = (data?.meetings.filter(needsAnswer).length ?? 0) + ofPeople;
	if (waiting === 0) return null;
	return (
		<span className="acc-badge">
			<span className="sr-only">{texts.waitingBadge[lang].replace("#", String(waiting))}</span>
			<span aria-hidden="true">{waiting}</span>
		</span>
	);
}
