import { useQuery } from "@tanstack/react-query";
import type { PersonRegistration } from "../../../../features/participants/person-contract.ts";
import { type MovePackage, moveTicketPackage, previewTicketMove } from "../../../../features/ticket-office/contract.ts";
import { ticketMovesQuery } from "../../../../features/ticket-office/web/ticket-office-queries.ts";
import { call } from "../../../../kit/api/call.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import type { Lang } from "../../../../kit/i18n/lang.ts";
import { moneyText } from "../../../../kit/money/amounts.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { Command, refusalText } from "../../pieces/command/Command.tsx";
import { SelectRow, TickRow } from "../../pieces/form/fields.tsx";
import { ticketTexts as texts } from "./ticket-texts.ts";

type MoveInput = { packageCode: string; isGift: boolean };

/** Changes a ticket's package for the difference or free of charge. */
export function TicketPackage({
	registration: { objectId },
	onDone,
}: {
	registration: PersonRegistration;
	onDone(): Promise<unknown>;
}) {
	const { lang, event } = useFrame();
	const params = { eventCode: event.code, registrationId: objectId };
	const query = { lang };
	return (
		<Command<MoveInput>
			name={`package-${objectId}`}
			title={texts.changePackage[lang]}
			initial={{ packageCode: "", isGift: false }}
			isReady={({ packageCode }) => packageCode !== ""}
			fields={(input, set) => <MoveFields registrationId={objectId} input={input} set={set} />}
			preview={(body) => call(previewTicketMove, { params, query, body })}
			confirm={({ figures: [, , due] }) =>
				due ? fill(texts.confirmPackage[lang], { due: due.value }) : texts.confirmGift[lang]
			}
			run={async (input, fingerprint, headers) =>
				(await call(moveTicketPackage, { params, query, body: { ...input, fingerprint }, headers })).sentence
			}
			onDone={onDone}
		/>
	);
}

type FieldsProps = { registrationId: number; input: MoveInput; set(input: MoveInput): void };

function MoveFields({ registrationId, input, set }: FieldsProps) {
	const { lang, event } = useFrame();
	const moves = useQuery(ticketMovesQuery(lang, event.code, registrationId));
	if (moves.error) return <p role="alert">{refusalText(lang, moves.error)}</p>;
	if (!moves.data) return null;
	const { refusal, packages } = moves.data;
	if (refusal !== null) return <p>{refusal}</p>;
	if (packages.length === 0) return <p>{texts.noPackages[lang]}</p>;
	return (
		<>
			<SelectRow
				lang={lang}
				id={`package-of-${registrationId}`}
				label={texts.newPackage[lang]}
				value={input.packageCode}
				onChange={({ target }) => set({ ...input, packageCode: target.value })}
				options={[
					{ value: "", label: texts.choose[lang] },
					...packages.map((one) => ({ value: one.code, label: labelOf(lang, one) })),
				]}
			/>
			<TickRow label={texts.isGift[lang]} isOn={input.isGift} onChange={(isGift) => set({ ...input, isGift })} />
		</>
	);
}

function labelOf(lang: Lang, { name, grossGrosz, placesLeft }: MovePackage): string {
	const price = fill(texts.difference[lang], { gross: moneyText(lang, grossGrosz) });
	return placesLeft === null
		? `${name}, ${price}`
		: `${name}, ${price}, ${fill(texts.placesLeft[lang], { count: placesLeft })}`;
}
