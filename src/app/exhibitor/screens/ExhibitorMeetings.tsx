import "../../../features/meetings/web/meetings.css";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { exhibitorMeetingsQuery } from "../../../features/meetings/web/exhibitor-meetings-query.ts";
import { RequestsCard } from "../../../features/meetings/web/RequestsCard.tsx";
import { TimesCard } from "../../../features/meetings/web/TimesCard.tsx";
import { Timetable } from "../../../features/meetings/web/Timetable.tsx";
import { staffMeetingsTexts as texts } from "../../../features/meetings/web/texts.ts";
import { useActing } from "../../../features/meetings/web/use-acting.ts";
import { dayOf } from "../../../kit/time/zone.ts";
import { ScreenHead } from "../../client/ScreenHead.tsx";
import { useFrame } from "../../client/use-frame.ts";
import { useWorkplace } from "../workplace.ts";

export function ExhibitorMeetings() {
	const { lang } = useFrame();
	const queries = useQueryClient();
	const { objectId, startDate, timeZone } = useWorkplace();
	const { data } = useSuspenseQuery(exhibitorMeetingsQuery(lang, objectId));
	const onChanged = () => queries.invalidateQueries({ queryKey: exhibitorMeetingsQuery(lang, objectId).queryKey });
	const acting = useActing(lang, onChanged);
	const day = dayOf(new Date(startDate), timeZone);
	return (
		<>
			<ScreenHead title={texts.title[lang]} lead={texts.lead[lang]} />
			<div className="acc-column">
				<Timetable lang={lang} data={data} acting={acting} />
				<div className="acc-columns">
					<div className="acc-column">
						<RequestsCard lang={lang} data={data} onChanged={onChanged} />
					</div>
					<div className="acc-column">
						<TimesCard lang={lang} data={data} day={day} onChanged={onChanged} />
					</div>
				</div>
			</div>
		</>
	);
}
