import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { peopleTexts as texts, waitingInvitations } from "../../../features/matchmaking/web/texts.ts";
import { useFrame } from "../use-frame.ts";
import { meetingQuery } from "./people-queries.ts";

/** On Today: the invitations that wait for an answer. */
export function WaitingPeople() {
	const { lang, event } = useFrame();
	const { data } = useQuery(meetingQuery(lang, event.code));
	if (!data || data.waiting === 0) return null;
	return (
		<section className="card acc-card" aria-labelledby="waiting-people">
			<h2 className="h-card" id="waiting-people">
				{waitingInvitations(lang, data.waiting)}
			</h2>
			<p>
				<Link className="btn btn-soft btn-list" to="/people/invitations">
					{texts.invitations[lang]}
				</Link>
			</p>
		</section>
	);
}
