import "../../../../features/chat/web/chat-aside.css";
import "../../../../features/matchmaking/web/people.css";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import type { Conversation } from "../../../../features/chat/contract.ts";
import { LIST_KEY } from "../../../../features/chat/web/chat-queries.ts";
import { texts } from "../../../../features/chat/web/texts.ts";
import { ReasonStrip } from "../../../../features/matchmaking/web/ReasonStrip.tsx";
import { SafetyCard } from "../../../../features/matchmaking/web/SafetyCard.tsx";
import { Icon } from "../../../../kit/ui/icons.tsx";
import { useFrame } from "../../use-frame.ts";
import { askPeopleAnew, personQuery } from "../people-queries.ts";

/** Most conversations are with people. */
const AboutCompany = lazy(async () => ({ default: (await import("./AboutCompany.tsx")).AboutCompany }));

type Props = { conversation: Conversation; isOnline: boolean; onClose(): void };

/** Who a conversation is with, and what can be done where something is wrong: beside it where there is room. */
export function ChatAside({ conversation, isOnline, onClose }: Props) {
	const { lang } = useFrame();
	const { person, company } = conversation.partner;
	return (
		<aside className="chat-aside" aria-label={texts.about[lang]}>
			<button type="button" className="btn btn-soft btn-list chat-aside-back" onClick={onClose}>
				<Icon name="back" size={20} />
				{texts.backToThread[lang]}
			</button>
			{isOnline && <p className="chat-online-now">{texts.online[lang]}</p>}
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

/** What a person's profile says, as far as one sees it still; blocking and reporting. */
function AboutPerson({ conversation, person }: AboutPersonProps) {
	const { lang } = useFrame();
	const queries = useQueryClient();
	const { eventCode } = conversation;
	// a profile that is hidden by now is no error: the name stands here anyhow
	const { data } = useQuery({ ...personQuery(lang, eventCode, person.id), retry: false, throwOnError: false });
	const onBlocked = () => {
		askPeopleAnew(queries);
		void queries.invalidateQueries({ queryKey: LIST_KEY });
	};
	const said = data?.person;
	return (
		<>
			{person.photoUrl && <img className="chat-portrait" src={`${person.photoUrl}&size=large`} alt="" />}
			<div>
				<h2 className="chat-aside-name">{`${person.firstName} ${person.lastName}`}</h2>
				{said && <p>{said.headline}</p>}
				{said?.company && <p className="font-bold">{said.company}</p>}
			</div>
			{said && <ReasonStrip lang={lang} reasons={said.reasons} />}
			{said?.about && <p className="text-muted wrap-anywhere">{said.about}</p>}
			{said && (
				<Link className="plain-link" to={`/people/${person.id}`}>
					{texts.wholeProfile[lang]}
				</Link>
			)}
			<div className="chat-safety">
				<SafetyCard {...{ lang, eventCode, person, onBlocked }} isShort isBlocked={conversation.isClosed} />
			</div>
		</>
	);
}
