import "../../../features/matchmaking/web/people.css";
import "../../../features/profiles/web/profile.css";
import { useQueryClient, useSuspenseQueries } from "@tanstack/react-query";
import { ErrorBoundary } from "react-error-boundary";
import { Link, useNavigate, useParams } from "react-router";
import type { MeetingAtEvent, Person } from "../../../features/matchmaking/contract.ts";
import { MeetActions } from "../../../features/matchmaking/web/MeetActions.tsx";
import { ReasonStrip } from "../../../features/matchmaking/web/ReasonStrip.tsx";
import { SafetyCard } from "../../../features/matchmaking/web/SafetyCard.tsx";
import { peopleTexts as texts } from "../../../features/matchmaking/web/texts.ts";
import { PersonCard } from "../../../features/profiles/web/PersonCard.tsx";
import { CallFailure } from "../../../kit/api/call.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { ScreenHead } from "../ScreenHead.tsx";
import { useFrame } from "../use-frame.ts";
import { WriteLink } from "./people/WriteLink.tsx";
import { askPeopleAnew, meetingQuery, personQuery } from "./people-queries.ts";

/** One person: all that their profile says, what can be done, and what if something is wrong. */
export function PersonPage() {
	const { id = "" } = useParams();
	return (
		<ErrorBoundary
			fallbackRender={({ error }) => {
				if (error instanceof CallFailure && [403, 404].includes(error.status)) return <NoPerson />;
				throw error;
			}}
		>
			<Shown key={id} id={id} />
		</ErrorBoundary>
	);
}

function Shown({ id }: { id: string }) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const go = useNavigate();
	const [{ data: at }, { data: seen }] = useSuspenseQueries({
		queries: [meetingQuery(lang, event.code), personQuery(lang, event.code, id)],
	});
	const { person, profile } = seen;
	const blocked = async () => {
		await go("/people");
		queries.removeQueries({ queryKey: personQuery(lang, event.code, id).queryKey });
		askPeopleAnew(queries);
	};
	return (
		<>
			<ScreenHead title={`${person.firstName} ${person.lastName}`}>
				<Link className="btn btn-soft btn-list" to="/people">
					<Icon name="back" size={20} />
					{texts.back[lang]}
				</Link>
			</ScreenHead>
			<div className="acc-columns">
				<div className="acc-column">
					<ReasonStrip lang={lang} reasons={person.reasons} />
					<PersonCard lang={lang} person={profile} />
					<Talking at={at} person={person} />
				</div>
				<div className="acc-column">
					<SafetyCard {...{ lang, person, eventCode: event.code }} onBlocked={() => void blocked()} />
				</div>
			</div>
		</>
	);
}

/** The sentence of who invites, and what can be done. */
function Talking({ at, person }: { at: MeetingAtEvent; person: Person }) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	return (
		<section className="card acc-card" aria-label={texts.invitations[lang]}>
			{person.sentence && (
				<p className="wrap-anywhere">{lang === "pl" ? `„${person.sentence}”` : `“${person.sentence}”`}</p>
			)}
			<MeetActions
				{...{ lang, person, eventCode: event.code, mayInvite: at.maySearch }}
				writing={<WriteLink id={person.id} />}
				onChanged={() => askPeopleAnew(queries)}
			/>
		</section>
	);
}

function NoPerson() {
	const { lang } = useFrame();
	return (
		<>
			<ScreenHead title={texts.title[lang]} />
			<section className="card empty-state">
				<Icon name="people" size={28} />
				<h2 className="h-card">{texts.noPerson[lang]}</h2>
				<p className="text-muted text-pretty">{texts.noPersonLead[lang]}</p>
				<Link className="btn btn-small" to="/people">
					{texts.back[lang]}
				</Link>
			</section>
		</>
	);
}
