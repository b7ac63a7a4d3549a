import type { Person, PersonRegistration } from "../../../../features/participants/person-contract.ts";
import {
	cancelParticipant,
	previewCancelParticipant,
	resendTicket,
} from "../../../../features/participants/person-contract.ts";
import { call } from "../../../../kit/api/call.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import { localized } from "../../../../kit/i18n/lang.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { Can } from "../../pieces/Can.tsx";
import { Command, CommandButton, plainPreview } from "../../pieces/command/Command.tsx";
import { RecordActs, RecordCard, RecordLine } from "../../pieces/record/RecordPage.tsx";
import { TicketState } from "./participant-columns.tsx";
import { personTexts as texts } from "./participant-texts.ts";
import { TicketHandOver } from "./TicketHandOver.tsx";
import { TicketPackage } from "./TicketPackage.tsx";
import { ticketTexts } from "./ticket-texts.ts";

type Props = { person: Person; onDone(): Promise<unknown> };

export function PersonTickets({ person, onDone }: Props) {
	const { lang } = useFrame();
	return (
		<RecordCard title={texts.tickets[lang]}>
			{person.registrations.map((one) => (
				<Ticket key={one.objectId} registration={one} onDone={onDone} />
			))}
		</RecordCard>
	);
}

type TicketProps = { registration: PersonRegistration; onDone(): Promise<unknown> };

function Ticket({ registration, onDone }: TicketProps) {
	const { lang } = useFrame();
	const { ticketNumber, eventName, eventNameEn, packageName, can } = registration;
	return (
		<>
			<RecordLine
				end={<TicketState lang={lang} ticket={registration} />}
				note={`${packageName}, ${localized(lang, eventName, eventNameEn)}`}
			>
				<b className="tabular">{ticketNumber}</b>
			</RecordLine>
			{Object.values(can).includes(true) && <TicketActs registration={registration} />}
			<TicketCommands registration={registration} onDone={onDone} />
		</>
	);
}

function TicketActs({ registration: { objectId, can } }: Pick<TicketProps, "registration">) {
	const { lang } = useFrame();
	return (
		<RecordActs>
			<Can can={can} act="resend">
				<CommandButton name={`resend-${objectId}`} icon="mail" look="plain">
					{texts.resend[lang]}
				</CommandButton>
			</Can>
			<Can can={can} act="changePackage">
				<CommandButton name={`package-${objectId}`} icon="edit" look="plain">
					{ticketTexts.changePackage[lang]}
				</CommandButton>
			</Can>
			<Can can={can} act="handOver">
				<CommandButton name={`hand-over-${objectId}`} icon="people" look="plain">
					{ticketTexts.handOver[lang]}
				</CommandButton>
			</Can>
			<Can can={can} act="cancel">
				<CommandButton name={`cancel-${objectId}`} icon="trash" look="plain">
					{texts.cancel[lang]}
				</CommandButton>
			</Can>
		</RecordActs>
	);
}

function TicketCommands({ registration, onDone }: TicketProps) {
	const { lang, event } = useFrame();
	const { objectId, ticketNumber, can } = registration;
	const params = { eventCode: event.code, registrationId: objectId };
	const query = { lang };
	return (
		<>
			<Can can={can} act="resend">
				<Command
					name={`resend-${objectId}`}
					title={texts.resend[lang]}
					preview={plainPreview(fill(texts.resendLead[lang], { number: ticketNumber }))}
					confirm={() => texts.resend[lang]}
					run={async (_, __, headers) => (await call(resendTicket, { params, query, headers })).sentence}
					onDone={onDone}
				/>
			</Can>
			<Can can={can} act="changePackage">
				<TicketPackage registration={registration} onDone={onDone} />
			</Can>
			<Can can={can} act="handOver">
				<TicketHandOver registration={registration} onDone={onDone} />
			</Can>
			<Can can={can} act="cancel">
				<Command
					isBad
					name={`cancel-${objectId}`}
					title={texts.cancel[lang]}
					preview={() => call(previewCancelParticipant, { params, query })}
					confirm={() => texts.cancel[lang]}
					run={async (_, fingerprint, headers) =>
						(await call(cancelParticipant, { params, query, body: { fingerprint }, headers })).sentence
					}
					onDone={onDone}
				/>
			</Can>
		</>
	);
}
