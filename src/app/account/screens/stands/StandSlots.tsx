import { useQuery, useQueryClient } from "@tanstack/react-query";
import { meQuery } from "../../../../features/account/web/me-query.ts";
import { Arrange } from "../../../../features/meetings/web/Arrange.tsx";
import {
	meetingExhibitorsQuery,
	ownMeetingsQuery,
	refetchMeetings,
} from "../../../../features/meetings/web/meetings-queries.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { useSlots } from "../use-slots.ts";

export const SLOTS = "stand-slots";

/** One company's slots and their actions, for people who may request a meeting. */
export function StandSlots({ company: { objectId: id } }: { company: { objectId: number } }) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const { data: person } = useQuery(meQuery(lang));
	const { data: offer } = useQuery(meetingExhibitorsQuery(lang, event.code));
	const { data: own } = useQuery({
		...ownMeetingsQuery(lang, person?.id ?? "", event.code),
		enabled: person !== undefined,
	});
	const slots = useSlots(id);
	const ready = person && offer?.mayAsk && own && slots;
	return (
		<div id={SLOTS}>
			{ready && (
				<Arrange
					lang={lang}
					timeZone={own.timeZone}
					accountId={person.id}
					company={id}
					chooseCompany={undefined}
					exhibitors={offer.exhibitors.filter((one) => one.objectId === id)}
					slots={slots}
					meetings={own.meetings}
					onChanged={() => refetchMeetings(queries)}
				/>
			)}
		</div>
	);
}
