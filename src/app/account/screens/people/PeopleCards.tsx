import { useQueryClient } from "@tanstack/react-query";
import { Link } from "wouter";
import type { MeetingAtEvent, Person } from "../../../../features/matchmaking/contract.ts";
import { MeetActions } from "../../../../features/matchmaking/web/MeetActions.tsx";
import { MeetCard } from "../../../../features/matchmaking/web/MeetCard.tsx";
import { Face } from "../../../../features/profiles/web/PersonCard.tsx";
import { useFrame } from "../../../client/use-frame.ts";
import { refetchPeople } from "../../refetch-people.ts";
import { WriteLink } from "./WriteLink.tsx";

type Props = {
	at: MeetingAtEvent;
	people: readonly Person[];
	/** Called after an action, before its result is shown. */
	onDone?: () => void;
};

export function PeopleCards({ at, people, onDone }: Props) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const changed = () => {
		onDone?.();
		return refetchPeople(queries);
	};
	return (
		<ul className="meet-grid">
			{people.map((person) => (
				<li key={person.id}>
					<MeetCard
						lang={lang}
						person={person}
						face={<Face lang={lang} person={person} />}
						name={<Link to={`/people/${person.id}`}>{`${person.firstName} ${person.lastName}`}</Link>}
						actions={
							<MeetActions
								lang={lang}
								person={person}
								eventCode={event.code}
								mayInvite={at.maySearch}
								writing={<WriteLink id={person.id} />}
								onChanged={changed}
							/>
						}
					/>
				</li>
			))}
		</ul>
	);
}
