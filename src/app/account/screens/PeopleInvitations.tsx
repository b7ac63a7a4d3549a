import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import {
	type Invitations,
	type MeetingAtEvent,
	type Person,
	setInvitationEmails,
} from "../../../features/matchmaking/contract.ts";
import { invitationTexts } from "../../../features/matchmaking/web/invitation-texts.ts";
import { blockedQuery, invitationsQuery } from "../../../features/matchmaking/web/people-queries.ts";
import { peopleTexts as texts } from "../../../features/matchmaking/web/texts.ts";
import { Unblock } from "../../../features/matchmaking/web/Unblock.tsx";
import { call } from "../../../kit/api/call.ts";
import { FieldError } from "../../../kit/ui/field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import { Switch } from "../../../kit/ui/switch.tsx";
import { useFocusAfter } from "../../../kit/ui/use-focus-after.ts";
import { useFrame } from "../../client/use-frame.ts";
import { refetchPeople } from "../refetch-people.ts";
import { PeopleCards } from "./people/PeopleCards.tsx";
import { PeopleFrame } from "./people/PeopleFrame.tsx";

export function PeopleInvitations() {
	return <PeopleFrame>{(at) => <Lists at={at} />}</PeopleFrame>;
}

// long: one list after the other
function Lists({ at }: { at: MeetingAtEvent }) {
	const { lang, event } = useFrame();
	const { data } = useSuspenseQuery(invitationsQuery(lang, event.code));
	const received = useAnswered(data);
	const list = useRef("received");
	// After a card disappears, focus moves to its list, or to the text that replaces the list.
	const notePress = useFocusAfter(() => document.getElementById(list.current) ?? document.getElementById("received"));
	const doneIn = (name: string) => () => {
		list.current = name;
		notePress();
	};
	return (
		<div className="acc-column">
			{received.length > 0 ? (
				<section className="grid gap-4" aria-labelledby="received">
					<h2 className="h-card focus:outline-none" id="received" tabIndex={-1}>
						{texts[data.received.length > 0 ? "received" : "noneReceived"][lang]}
					</h2>
					<PeopleCards at={at} people={received} onDone={doneIn("received")} />
				</section>
			) : (
				<section className="card empty-state">
					<Icon name="mail" size={28} />
					<h2 className="h-card focus:outline-none" id="received" tabIndex={-1}>
						{texts.noneReceived[lang]}
					</h2>
					<p className="text-muted text-pretty">{texts.noneReceivedLead[lang]}</p>
				</section>
			)}
			{data.sent.length > 0 && (
				<section className="grid gap-4" aria-labelledby="sent">
					<h2 className="h-card focus:outline-none" id="sent" tabIndex={-1}>
						{texts.yours[lang]}
					</h2>
					<PeopleCards at={at} people={data.sent} onDone={doneIn("sent")} />
				</section>
			)}
			<Emails wantsEmails={at.wantsEmails} />
			<Blocked />
		</div>
	);
}

/** People accepted on this screen keep their place and offer a message. */
function useAnswered({ received, connected }: Invitations): Person[] {
	const [seen, setSeen] = useState<readonly string[]>([]);
	const isNew = ({ id }: Person) => !seen.includes(id);
	if (received.some(isNew)) setSeen([...seen, ...received.filter(isNew).map(({ id }) => id)]);
	const accepted = connected.filter((one) => !isNew(one));
	return [...received, ...accepted].toSorted((a, b) => (b.invitationId ?? 0) - (a.invitationId ?? 0));
}

function Emails({ wantsEmails }: { wantsEmails: boolean }) {
	const { lang } = useFrame();
	const queries = useQueryClient();
	const [isOn, setOn] = useState(wantsEmails);
	const [error, setError] = useState<string>();
	const change = async (wants: boolean) => {
		setOn(wants);
		setError(undefined);
		try {
			await call(setInvitationEmails, { query: { lang }, body: { wantsEmails: wants } });
			void refetchPeople(queries);
		} catch {
			setOn(!wants);
			setError(invitationTexts.failed[lang]);
		}
	};
	return (
		<section className="card acc-card acc-stack" id="emails" aria-label={texts.emails[lang]}>
			<Switch
				label={texts.emails[lang]}
				isOn={isOn}
				isBusy={false}
				describedBy="emails-lead"
				onChange={(wants) => void change(wants)}
			/>
			<p className="text-muted text-pretty" id="emails-lead">
				{texts.emailsLead[lang]}
			</p>
			<FieldError id="emails" error={error} />
		</section>
	);
}

function Blocked() {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const { data } = useSuspenseQuery(blockedQuery(lang));
	const notePress = useFocusAfter(() => document.getElementById("blocked") ?? document.getElementById("received"));
	if (data.people.length === 0) return null;
	const unblocked = () => {
		notePress();
		void refetchPeople(queries);
	};
	return (
		<section className="card acc-card acc-stack" aria-labelledby="blocked">
			<h2 className="h-card focus:outline-none" id="blocked" tabIndex={-1}>
				{texts.blocked[lang]}
			</h2>
			<ul className="grid gap-3">
				{data.people.map((person) => (
					<li key={person.id} className="meet-blocked">
						{`${person.firstName} ${person.lastName}`}
						<Unblock lang={lang} eventCode={event.code} person={person} onUnblocked={unblocked} />
					</li>
				))}
			</ul>
		</section>
	);
}
