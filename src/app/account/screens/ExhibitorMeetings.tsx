import "../../../features/meetings/web/meetings.css";
import { useQueryClient, useSuspenseQueries, useSuspenseQuery } from "@tanstack/react-query";
import { AskedCard } from "../../../features/meetings/web/AskedCard.tsx";
import { TimesCard } from "../../../features/meetings/web/TimesCard.tsx";
import { staffMeetingsTexts as texts } from "../../../features/meetings/web/texts.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { ScreenHead } from "../ScreenHead.tsx";
import { useFrame } from "../use-frame.ts";
import { exhibitorMeetingsQuery, MEETINGS, meetingExhibitorsQuery } from "./meetings-queries.ts";

/** Who asks for meetings with an exhibitor that one works for, and its times. */
export function ExhibitorMeetings() {
	const { lang, event } = useFrame();
	const { data: offer } = useSuspenseQuery(meetingExhibitorsQuery(lang, event.code));
	return (
		<>
			<ScreenHead title={texts.title[lang]} lead={texts.lead[lang]} />
			{offer.worksFor.length === 0 && (
				<section className="card empty-state">
					<Icon name="clock" size={28} />
					<h2 className="h-card">{texts.noStaff[lang]}</h2>
					<p className="text-muted text-pretty">{texts.noStaffLead[lang]}</p>
				</section>
			)}
			<Workplaces ids={offer.worksFor.map((one) => one.objectId)} day={offer.firstDay} />
		</>
	);
}

function Workplaces({ ids, day }: { ids: number[]; day: string }) {
	const { lang } = useFrame();
	const queries = useQueryClient();
	const places = useSuspenseQueries({ queries: ids.map((id) => exhibitorMeetingsQuery(lang, id)) });
	const onChanged = () => queries.invalidateQueries({ queryKey: [MEETINGS] });
	return places.map(({ data }) => (
		<div key={data.exhibitor.objectId} className="acc-columns">
			<div className="acc-column">
				<AskedCard {...{ lang, data, onChanged }} />
			</div>
			<div className="acc-column">
				<TimesCard {...{ lang, data, day, onChanged }} />
			</div>
		</div>
	));
}
