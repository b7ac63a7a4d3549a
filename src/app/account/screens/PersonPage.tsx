import "../../../features/matchmaking/web/people.css";
import "../../../features/profiles/web/profile.css";
import { useQueryClient, useSuspenseQueries, useSuspenseQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Link, useParams } from "wouter";
import type { Person as Known, MeetingAtEvent } from "../../../features/matchmaking/contract.ts";
import { MeetActions } from "../../../features/matchmaking/web/MeetActions.tsx";
import { PersonNote } from "../../../features/matchmaking/web/PersonNote.tsx";
import { blockedQuery, meetingQuery, personQuery } from "../../../features/matchmaking/web/people-queries.ts";
import { ReasonStrip } from "../../../features/matchmaking/web/ReasonStrip.tsx";
import { SafetyCard } from "../../../features/matchmaking/web/SafetyCard.tsx";
import { safetyTexts } from "../../../features/matchmaking/web/safety-texts.ts";
import { peopleTexts as texts } from "../../../features/matchmaking/web/texts.ts";
import { Unblock } from "../../../features/matchmaking/web/Unblock.tsx";
import { refetchMeetings } from "../../../features/meetings/web/meetings-queries.ts";
import { CommonLectures } from "../../../features/plan/web/CommonLectures.tsx";
import { PersonCard } from "../../../features/profiles/web/PersonCard.tsx";
import { CallFailure } from "../../../kit/api/call.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { showWhole } from "../../../kit/ui/show-whole.ts";
import { ScreenHead } from "../../client/ScreenHead.tsx";
import { useFrame } from "../../client/use-frame.ts";
import { forgetPerson, refetchPeople } from "../refetch-people.ts";
import { WriteLink } from "./people/WriteLink.tsx";

/** Loads lazily: some people cannot be met. */
const ProposeForm = lazy(async () => ({
	default: (await import("./appointments/ProposeForm.tsx")).ProposeForm,
}));

export function PersonPage() {
	const { id = "" } = useParams();
	return <Person key={id} id={id} />;
}

function Person({ id }: { id: string }) {
	const [isUnblocked, setUnblocked] = useState(false);
	return (
		<ErrorBoundary
			onReset={() => setUnblocked(true)}
			fallbackRender={({ error, resetErrorBoundary }) => {
				if (error instanceof CallFailure && [403, 404].includes(error.status))
					return <UnavailablePerson id={id} onUnblocked={resetErrorBoundary} />;
				throw error;
			}}
		>
			<VisiblePerson id={id} isUnblocked={isUnblocked} />
		</ErrorBoundary>
	);
}

// long: one screen's markup
function VisiblePerson({ id, isUnblocked }: { id: string; isUnblocked: boolean }) {
	const { lang, event } = useFrame();
	const { hash } = location;
	const queries = useQueryClient();
	const [{ data: at }, { data: seen }] = useSuspenseQueries({
		queries: [meetingQuery(lang, event.code), personQuery(lang, event.code, id)],
	});
	const { person, profile } = seen;
	useEffect(() => {
		if (isUnblocked) document.getElementById("safety")?.focus();
	}, [isUnblocked]);
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
					{person.tie === "connected" && !at.isOver && (
						<div id="meet" className="scroll-my-4" ref={hash === "#meet" ? showWhole : undefined}>
							<Suspense>
								<ProposeForm
									lang={lang}
									eventCode={event.code}
									person={person}
									onChanged={() => refetchMeetings(queries)}
								/>
							</Suspense>
						</div>
					)}
				</div>
				<div className="acc-column">
					<section className="card acc-card" aria-label={texts.beside[lang]}>
						<PersonNote lang={lang} eventCode={event.code} personId={id} />
						{person.tie === "connected" && <CommonLectures lang={lang} eventCode={event.code} personId={id} />}
					</section>
					<SafetyCard
						lang={lang}
						person={person}
						eventCode={event.code}
						onBlocked={() => forgetPerson(queries, event.code, id)}
					/>
				</div>
			</div>
		</>
	);
}

function Talking({ at, person }: { at: MeetingAtEvent; person: Known }) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	return (
		<section className="card acc-card" aria-label={texts.invitations[lang]}>
			{person.sentence && (
				<p className="wrap-anywhere">{lang === "pl" ? `„${person.sentence}”` : `“${person.sentence}”`}</p>
			)}
			<MeetActions
				lang={lang}
				person={person}
				eventCode={event.code}
				mayInvite={at.maySearch}
				writing={<WriteLink id={person.id} />}
				onChanged={() => refetchPeople(queries)}
			/>
		</section>
	);
}

/** Offers to unblock a blocked person. */
function UnavailablePerson({ id, onUnblocked }: { id: string; onUnblocked: () => void }) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const { data } = useSuspenseQuery(blockedQuery(lang));
	const blocked = data.people.find((one) => one.id === id);
	const heading = useRef<HTMLHeadingElement>(null);
	// the pressed button disappeared with the person
	useEffect(() => {
		if (document.activeElement === document.body) heading.current?.focus();
	}, []);
	const unblocked = () => {
		forgetPerson(queries, event.code, id);
		onUnblocked();
	};
	return (
		<>
			<ScreenHead title={texts.title[lang]} />
			<section className="card empty-state">
				<Icon name="people" size={28} />
				<h2 className="h-card focus:outline-none" tabIndex={-1} ref={heading}>
					{blocked ? `${blocked.firstName} ${blocked.lastName}` : texts.noPerson[lang]}
				</h2>
				<p className="text-muted text-pretty">{blocked ? safetyTexts.blocked[lang] : texts.noPersonLead[lang]}</p>
				<div className="meet-actions">
					{blocked && <Unblock lang={lang} eventCode={event.code} person={blocked} onUnblocked={unblocked} />}
					<Link className="btn btn-small" to="/people">
						{texts.back[lang]}
					</Link>
				</div>
			</section>
		</>
	);
}
