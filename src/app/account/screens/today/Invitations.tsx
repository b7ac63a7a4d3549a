import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "wouter";
import type { Person } from "../../../../features/matchmaking/contract.ts";
import { invitationTexts } from "../../../../features/matchmaking/web/invitation-texts.ts";
import { invitationsQuery, meetingQuery } from "../../../../features/matchmaking/web/people-queries.ts";
import { useMeeting } from "../../../../features/matchmaking/web/use-meeting.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import { FieldError } from "../../../../kit/ui/field.tsx";
import { useFocusAfter } from "../../../../kit/ui/use-focus-after.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { refetchPeople } from "../../refetch-people.ts";
import { todayTexts as texts } from "./texts.ts";

const SHOWN = 2;

/** The person's invitations at the event; not fetched if none is pending. */
export function useInvitationsQuery() {
	const { lang, event } = useFrame();
	const { data } = useQuery(meetingQuery(lang, event.code));
	return { ...invitationsQuery(lang, event.code), enabled: (data?.waiting ?? 0) > 0 };
}

export function Invitations() {
	const { lang } = useFrame();
	const queries = useQueryClient();
	const { data } = useQuery(useInvitationsQuery());
	const received = data?.received ?? [];
	const notePress = useFocusAfter(() => document.getElementById("invitations") ?? document.getElementById("content"));
	if (received.length === 0) return null;
	const answered = () => {
		notePress();
		return refetchPeople(queries);
	};
	return (
		<section className="card acc-card" aria-labelledby="invitations">
			<header className="acc-card-head">
				<h2 className="h-card focus:outline-none" id="invitations" tabIndex={-1}>
					{texts.invitations[lang]}
				</h2>
				<Link to="/people/invitations">{fill(texts.allOf[lang], received.length)}</Link>
			</header>
			<ul className="today-people">
				{received.slice(0, SHOWN).map((person) => (
					<li key={person.id}>
						<Invitation person={person} onAnswered={answered} />
					</li>
				))}
			</ul>
		</section>
	);
}

function Invitation({ person, onAnswered }: { person: Person; onAnswered: () => Promise<unknown> }) {
	const { lang, event } = useFrame();
	const { isBusy, error, accept, decline } = useMeeting({
		lang,
		eventCode: event.code,
		person,
		onChanged: onAnswered,
	});
	const name = `${person.firstName} ${person.lastName}`;
	const quoted = person.sentence && (lang === "pl" ? `„${person.sentence}”` : `“${person.sentence}”`);
	return (
		<article className="today-person">
			<SmallFace person={person} />
			<div className="grid gap-2 min-w-0">
				<h3 className="font-bold wrap-anywhere">
					<Link to={`/people/${person.id}`}>{name}</Link>
				</h3>
				<p className="text-muted wrap-anywhere">
					{quoted || [person.headline, person.company].filter(Boolean).join(", ")}
				</p>
				<p className="flex flex-wrap gap-2">
					<button type="button" className="btn btn-list" aria-busy={isBusy} onClick={() => void accept()}>
						{invitationTexts.accept[lang]}
						<span className="sr-only">: {name}</span>
					</button>
					<button type="button" className="btn btn-soft btn-list" aria-busy={isBusy} onClick={() => void decline()}>
						{invitationTexts.decline[lang]}
						<span className="sr-only">: {name}</span>
					</button>
				</p>
				<div aria-live="assertive">
					<FieldError id={`invitation-${person.id}`} error={error} />
				</div>
			</div>
		</article>
	);
}

function SmallFace({ person }: { person: Pick<Person, "firstName" | "lastName" | "photoUrl"> }) {
	if (person.photoUrl)
		return <img className="acc-face" src={`${person.photoUrl}&size=small`} alt="" width={60} height={60} />;
	return (
		<span className="acc-face" aria-hidden="true">
			{`${person.firstName.slice(0, 1)}${person.lastName.slice(0, 1)}`.toUpperCase()}
		</span>
	);
}
