import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { meQuery } from "../../../../features/account/web/me-query.ts";
import type { Conversation } from "../../../../features/chat/contract.ts";
import { CloseConversation } from "../../../../features/chat/web/CloseConversation.tsx";
import { texts } from "../../../../features/chat/web/texts.ts";
import { MeetingLinks, MeetingTicket } from "../../../../features/meetings/web/MeetingTicket.tsx";
import { ownMeetingsQuery } from "../../../../features/meetings/web/meetings-queries.ts";
import { siteNow } from "../../../../kit/ui/site-now.ts";
import { useFrame } from "../../../client/use-frame.ts";

type AboutCompanyProps = { conversation: Conversation; company: NonNullable<Conversation["partner"]["company"]> };

export function AboutCompany({ conversation, company }: AboutCompanyProps) {
	const { lang } = useFrame();
	return (
		<>
			<img className="chat-plate" src={company.logoUrl} alt="" />
			<div>
				<h2 className="chat-aside-name">{company.name}</h2>
				<p className="text-muted">{texts.ofStand[lang]}</p>
			</div>
			<AgreedMeeting eventCode={conversation.eventCode} exhibitorId={company.objectId} />
			<p className="text-muted text-pretty">{texts.ofStandLead[lang]}</p>
			<div className="chat-safety">
				<CloseConversation lang={lang} conversation={conversation} />
			</div>
		</>
	);
}

/** The agreed meeting with a company until it ends. */
function AgreedMeeting({ eventCode, exhibitorId }: { eventCode: string; exhibitorId: number }) {
	const { lang } = useFrame();
	const { data: me } = useSuspenseQuery(meQuery(lang));
	// Always refetched, as the company may have answered.
	const own = { ...ownMeetingsQuery(lang, me.id, eventCode), staleTime: 0, throwOnError: false };
	const { data } = useQuery(own);
	const now = siteNow();
	const one = data?.meetings.find(
		({ exhibitor, state, endDate }) =>
			exhibitor.objectId === exhibitorId && state === "agreed" && Date.parse(endDate) > now.getTime(),
	);
	if (!data || !one) return null;
	const meetingProps = { lang, timeZone: data.timeZone, one };
	return (
		<MeetingTicket {...meetingProps} now={now}>
			<div className="meet-acts">
				<MeetingLinks {...meetingProps} accountId={me.id} />
			</div>
		</MeetingTicket>
	);
}
