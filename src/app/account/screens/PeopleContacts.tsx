import { useSuspenseQuery } from "@tanstack/react-query";
import type { MeetingAtEvent } from "../../../features/matchmaking/contract.ts";
import { invitationsQuery } from "../../../features/matchmaking/web/people-queries.ts";
import { peopleTexts as texts } from "../../../features/matchmaking/web/texts.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { useFrame } from "../../client/use-frame.ts";
import { PeopleCards } from "./people/PeopleCards.tsx";
import { PeopleFrame } from "./people/PeopleFrame.tsx";

export function PeopleContacts() {
	return <PeopleFrame>{(at) => <Connected at={at} />}</PeopleFrame>;
}

function Connected({ at }: { at: MeetingAtEvent }) {
	const { lang, event } = useFrame();
	const { data } = useSuspenseQuery(invitationsQuery(lang, event.code));
	if (data.connected.length > 0) return <PeopleCards at={at} people={data.connected} />;
	return (
		<section className="card empty-state">
			<Icon name="people" size={28} />
			<h2 className="h-card">{texts.noContacts[lang]}</h2>
			<p className="text-muted text-pretty">{texts.noContactsLead[lang]}</p>
		</section>
	);
}
