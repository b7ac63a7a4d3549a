import { useSuspenseQuery } from "@tanstack/react-query";
import { teamQuery } from "../../../features/exhibitors/web/staff-queries.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { dateText } from "../../../kit/time/zone.ts";
import { ScreenHead } from "../../client/ScreenHead.tsx";
import { useFrame } from "../../client/use-frame.ts";
import { exhibitorTexts as texts } from "../texts.ts";
import { useWorkplace } from "../workplace.ts";

// long: one screen's markup
export function Team() {
	const { lang } = useFrame();
	const { objectId, timeZone } = useWorkplace();
	const { data } = useSuspenseQuery(teamQuery(lang, objectId));
	const day = (text: string, iso: string) => fill(text, dateText(lang, new Date(iso), timeZone));
	return (
		<>
			<ScreenHead title={texts.team[lang]} lead={texts.teamLead[lang]} />
			<div className="acc-stack">
				<section className="card acc-card" aria-labelledby="members">
					<h2 className="h-card" id="members">
						{texts.members[lang]}
					</h2>
					<ul className="exh-list">
						{data.staff.map((one) => (
							<li key={one.email}>
								<span className="wrap-anywhere">
									<b>{`${one.firstName} ${one.lastName}`}</b>
									{one.isYou && ` (${texts.you[lang]})`}
									<span className="block text-muted">{one.email}</span>
								</span>
								<span className="text-muted">{day(texts.since[lang], one.sinceDate)}</span>
							</li>
						))}
					</ul>
				</section>
				{data.invited.length > 0 && (
					<section className="card acc-card" aria-labelledby="invited">
						<h2 className="h-card" id="invited">
							{texts.invited[lang]}
						</h2>
						<ul className="exh-list">
							{data.invited.map((one) => (
								<li key={one.email}>
									<span className="wrap-anywhere">{one.email}</span>
									<span className="text-muted">
										{day(texts[one.isExpired ? "invitedEnded" : "invitedUntil"][lang], one.untilDate)}
									</span>
								</li>
							))}
						</ul>
					</section>
				)}
			</div>
		</>
	);
}
