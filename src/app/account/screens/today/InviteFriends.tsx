import { Link } from "wouter";
import { fill } from "../../../../kit/i18n/fill.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { todayTexts as texts } from "./texts.ts";

export function InviteFriends() {
	const { lang, event } = useFrame();
	return (
		<section className="today-friends on-dark" aria-labelledby="friends">
			<h2 className="h-card" id="friends">
				{texts.friends[lang]}
			</h2>
			<p>{fill(texts.friendsLead[lang], event.name)}</p>
			<p>
				<Link className="btn btn-outline btn-small" to="/recommend">
					{texts.toFriends[lang]}
				</Link>
			</p>
		</section>
	);
}
