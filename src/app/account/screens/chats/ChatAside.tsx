import "../../../../features/chat/web/chat-aside.css";
import "../../../../features/matchmaking/web/people.css";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Link } from "wouter";
import type { Conversation } from "../../../../features/chat/contract.ts";
import { texts } from "../../../../features/chat/web/texts.ts";
import { PersonNote } from "../../../../features/matchmaking/web/PersonNote.tsx";
import { blockedQuery, personQuery } from "../../../../features/matchmaking/web/people-queries.ts";
import { ReasonStrip } from "../../../../features/matchmaking/web/ReasonStrip.tsx";
import { SafetyCard } from "../../../../features/matchmaking/web/SafetyCard.tsx";
import { safetyTexts } from "../../../../features/matchmaking/web/safety-texts.ts";
import { TopicChips } from "../../../../features/matchmaking/web/TopicChips.tsx";
import { CommonLectures } from "../../../../features/plan/web/CommonLectures.tsx";
import { Icon } from "../../../../kit/ui/icons.tsx";
import { showWhole } from "../../../../kit/ui/show-whole.ts";
import { useFocusAfter } from "../../../../kit/ui/use-focus-after.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { refetchPeople } from "../../refetch-people.ts";

/** Loads lazily: few conversations are with companies. */
const AboutCompany = lazy(async () => ({ default: (await import("./AboutCompany.tsx")).AboutCompany }));
const Unblock = lazy(async () => ({
	default: (await import("../../../../features/matchmaking/web/Unblock.tsx")).Unblock,
}));

type Props = { conversation: Conversation; isOnline: boolean; onClose(): void };

export function ChatAside({ conversation, isOnline, onClose }: Props) {
	const { lang } = useFrame();
	const { person, company } = conversation.partner;
	const isBlocked = person !== null && conversation.isClosed;
	return (
		<aside className="chat-aside" aria-label={texts.about[lang]}>
			<button type="button" className="btn btn-soft btn-list chat-aside-back" onClick={onClose}>
				<Icon name="back" size={20} />
				{texts.backToThread[lang]}
			</button>
			{isOnline && !isBlocked && <p className="chat-online-now">{texts.online[lang]}</p>}
			{person && <AboutPerson conversation={conversation} person={person} />}
			{company && (
				<Suspense>
					<AboutCompany conversation={conversation} company={company} />
				</Suspense>
			)}
		</aside>
	);
}

type AboutPersonProps = { conversation: Conversation; person: NonNullable<Conversation["partner"]["person"]> };

// long: one panel's markup
function AboutPerson({ conversation, person }: AboutPersonProps) {
	const { lang } = useFrame();
	const queries = useQueryClient();
	const { eventCode, isClosed } = conversation;
	// Hidden and blocked profiles are expected here.
	const { data } = useQuery({
		...personQuery(lang, eventCode, person.id),
		retry: false,
		throwOnError: false,
		enabled: !isClosed,
	});
	const notePress = useFocusAfter(() => document.getElementById("safety"));
	const blocked = () => {
		notePress();
		void refetchPeople(queries, person.id);
	};
	const unblocked = () => {
		notePress();
		void refetchPeople(queries);
	};
	const visiblePerson = isClosed ? undefined : data?.person;
	return (
		<>
			{!isClosed && <Portrait key={person.photoUrl} person={person} />}
			<div>
				<h2 className="chat-aside-name">{`${person.firstName} ${person.lastName}`}</h2>
				{visiblePerson && <p>{visiblePerson.headline}</p>}
				{visiblePerson?.company && <p className="font-bold">{visiblePerson.company}</p>}
			</div>
			{visiblePerson && data && (
				<TopicChips lang={lang} topics={data.profile.topics} common={data.person.reasons.topics} />
			)}
			{visiblePerson && <ReasonStrip lang={lang} reasons={{ ...visiblePerson.reasons, topics: [] }} />}
			{visiblePerson?.about && <p className="text-muted wrap-anywhere">{visiblePerson.about}</p>}
			{visiblePerson && <CommonLectures lang={lang} eventCode={eventCode} personId={person.id} />}
			<PersonNote lang={lang} eventCode={eventCode} personId={person.id} />
			{visiblePerson && (
				<Link className="plain-link" to={`/people/${person.id}`}>
					{texts.wholeProfile[lang]}
				</Link>
			)}
			<div className="chat-safety">
				<SafetyCard
					lang={lang}
					eventCode={eventCode}
					person={person}
					isShort
					{...(isClosed && { instead: <Unblocking eventCode={eventCode} person={person} onUnblocked={unblocked} /> })}
					onBlocked={blocked}
				/>
			</div>
		</>
	);
}

type UnblockingProps = { eventCode: string; person: AboutPersonProps["person"]; onUnblocked(): void };

function Unblocking(props: UnblockingProps) {
	const { lang } = useFrame();
	const { data } = useQuery({ ...blockedQuery(lang), throwOnError: false });
	if (!data?.people.some(({ id }) => id === props.person.id)) return null;
	return (
		<div className="grid scroll-my-4 gap-3 justify-items-start" ref={showWhole}>
			<p className="text-muted text-pretty">{safetyTexts.blocked[lang]}</p>
			<Suspense>
				<Unblock lang={lang} {...props} />
			</Suspense>
		</div>
	);
}

function Portrait({ person: { firstName, lastName, photoUrl } }: Pick<AboutPersonProps, "person">) {
	const [isLost, setLost] = useState(false);
	if (photoUrl && !isLost)
		return <img className="chat-portrait" src={`${photoUrl}&size=large`} alt="" onError={() => setLost(true)} />;
	return (
		<span className="chat-portrait" aria-hidden="true">
			{`${firstName.slice(0, 1)}${lastName.slice(0, 1)}`}
		</span>
	);
}
