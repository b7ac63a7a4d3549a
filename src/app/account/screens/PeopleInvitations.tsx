import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { blockPerson, type MeetingAtEvent, setInvitationEmails } from "../../../features/matchmaking/contract.ts";
import { peopleTexts as texts } from "../../../features/matchmaking/web/texts.ts";
import { call } from "../../../kit/api/call.ts";
import { FieldError } from "../../../kit/ui/field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import { Switch } from "../../../kit/ui/switch.tsx";
import { useFrame } from "../use-frame.ts";
import { PeopleCards } from "./people/PeopleCards.tsx";
import { PeopleFrame } from "./people/PeopleFrame.tsx";
import { askPeopleAnew, blockedQuery, invitationsQuery } from "./people-queries.ts";

/** Invitations that wait, received and sent, whether e-mails tell of them, and whom one has blocked. */
export function PeopleInvitations() {
	return <PeopleFrame>{(at) => <Lists at={at} />}</PeopleFrame>;
}

function Lists({ at }: { at: MeetingAtEvent }) {
	const { lang, event } = useFrame();
	const { data } = useSuspenseQuery(invitationsQuery(lang, event.code));
	return (
		<div className="acc-column">
			{data.received.length > 0 ? (
				<section className="grid gap-4" aria-labelledby="received">
					<h2 className="h-card" id="received">
						{texts.received[lang]}
					</h2>
					<PeopleCards at={at} people={data.received} />
				</section>
			) : (
				<section className="card empty-state">
					<Icon name="mail" size={28} />
					<h2 className="h-card">{texts.noneReceived[lang]}</h2>
					<p className="text-muted text-pretty">{texts.noneReceivedLead[lang]}</p>
				</section>
			)}
			{data.sent.length > 0 && (
				<section className="grid gap-4" aria-labelledby="sent">
					<h2 className="h-card" id="sent">
						{texts.yours[lang]}
					</h2>
					<PeopleCards at={at} people={data.sent} />
				</section>
			)}
			<Emails wantsEmails={at.wantsEmails} />
			<Blocked />
		</div>
	);
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
			askPeopleAnew(queries);
		} catch {
			setOn(!wants);
			setError(texts.failed[lang]);
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
	const [error, setError] = useState<string>();
	if (data.people.length === 0) return null;
	const unblock = async (personId: string) => {
		setError(undefined);
		try {
			const params = { eventCode: event.code, personId };
			await call(blockPerson, { params, query: { lang }, body: { isBlocked: false } });
			askPeopleAnew(queries);
		} catch {
			setError(texts.failed[lang]);
		}
	};
	return (
		<section className="card acc-card acc-stack" aria-labelledby="blocked">
			<h2 className="h-card" id="blocked">
				{texts.blocked[lang]}
			</h2>
			<ul className="grid gap-3">
				{data.people.map(({ id, firstName, lastName }) => (
					<li key={id} className="meet-blocked">
						{`${firstName} ${lastName}`}
						<button
							type="button"
							className="btn btn-soft btn-list"
							aria-label={texts.unblockNamed[lang].replace("#", () => `${firstName} ${lastName}`)}
							onClick={() => void unblock(id)}
						>
							{texts.unblock[lang]}
						</button>
					</li>
				))}
			</ul>
			<FieldError id="blocked" error={error} />
		</section>
	);
}
