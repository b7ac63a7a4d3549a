import type { PersonRegistration } from "../../../../features/participants/person-contract.ts";
import { handOverForm } from "../../../../features/ticket-holders/hand-over-form.ts";
import { handOverTexts as words } from "../../../../features/ticket-holders/hand-over-texts.ts";
import { handTicketOver, previewTicketHandOver } from "../../../../features/ticket-office/contract.ts";
import { call } from "../../../../kit/api/call.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { Command } from "../../pieces/command/Command.tsx";
import { SelectRow, TextRow } from "../../pieces/form/fields.tsx";
import { ticketTexts as texts } from "./ticket-texts.ts";

type Recipient = typeof handOverForm.empty;
type Props = { registration: PersonRegistration; onDone(): Promise<unknown> };

const isComplete = (typed: Recipient) =>
	Object.values(handOverForm.errors(typed, undefined)).every((error) => error === undefined);

/** Hands a ticket to another person. */
export function TicketHandOver({ registration: { objectId }, onDone }: Props) {
	const { lang, event } = useFrame();
	const params = { eventCode: event.code, registrationId: objectId };
	const query = { lang };
	return (
		<Command<Recipient>
			isBad
			name={`hand-over-${objectId}`}
			title={texts.handOver[lang]}
			initial={handOverForm.empty}
			isReady={isComplete}
			fields={(typed, set) => <RecipientFields id={`to-${objectId}`} typed={typed} set={set} />}
			preview={(body) => call(previewTicketHandOver, { params, query, body })}
			confirm={() => texts.confirmHandOver[lang]}
			run={async (typed, fingerprint, headers) =>
				(await call(handTicketOver, { params, query, body: { ...typed, fingerprint }, headers })).sentence
			}
			onDone={onDone}
		/>
	);
}

function RecipientFields({ id, typed, set }: { id: string; typed: Recipient; set(typed: Recipient): void }) {
	const { lang } = useFrame();
	const { labels } = handOverForm;
	const row = (name: "email" | "firstName" | "lastName") => (
		<TextRow
			lang={lang}
			id={`${id}-${name}`}
			label={labels[name]?.[lang] ?? ""}
			value={typed[name]}
			type={name === "email" ? "email" : "text"}
			autoComplete="off"
			onChange={({ target }) => set({ ...typed, [name]: target.value })}
		/>
	);
	return (
		<>
			{row("email")}
			{row("firstName")}
			{row("lastName")}
			<SelectRow
				lang={lang}
				id={`${id}-lang`}
				label={labels.lang?.[lang] ?? ""}
				value={typed.lang}
				onChange={({ target }) => set({ ...typed, lang: target.value === "en" ? "en" : "pl" })}
				options={[
					{ value: "pl", label: words.polish[lang] },
					{ value: "en", label: words.english[lang] },
				]}
			/>
		</>
	);
}
