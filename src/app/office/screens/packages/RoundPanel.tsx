import { useQueryClient } from "@tanstack/react-query";
import {
	type ListedRound,
	previewRoundRemoval,
	removePriceRound,
	savePriceRound,
} from "../../../../features/packages/round-contract.ts";
import { roundForm } from "../../../../features/packages/round-form.ts";
import { roundName } from "../../../../features/packages/round-texts.ts";
import { priceListQuery } from "../../../../features/packages/web/price-list-queries.ts";
import { call } from "../../../../kit/api/call.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { Can } from "../../pieces/Can.tsx";
import { Command, CommandButton } from "../../pieces/command/Command.tsx";
import { useAct, useOpenEdit } from "../../pieces/command/use-act.ts";
import { shortDay } from "../../pieces/dates.ts";
import { EditForm } from "../../pieces/form/EditForm.tsx";
import { TextRow } from "../../pieces/form/fields.tsx";
import type { ListState } from "../../pieces/list/list-state.ts";
import { RecordActs, RecordLine } from "../../pieces/record/RecordPage.tsx";
import { RecordPanel, RecordPart, RecordTop, useOpenRow } from "../../pieces/record/RecordPanel.tsx";
import { packageTexts as texts } from "./package-texts.ts";

type Props = { state: ListState; round: ListedRound | undefined };

/** One round of prices: its name, its dates and its removal. */
export function RoundPanel({ state, round }: Props) {
	const { lang, event } = useFrame();
	const above = texts.roundTitle[lang];
	const record = useOpenRow(state, round);
	return (
		<RecordPanel state={state} record={record} above={above}>
			{(found) => (
				<>
					<RecordTop above={event.name} title={roundName(lang, found)} />
					<RoundTerms round={found} />
					<RoundRemoval round={found} />
				</>
			)}
		</RecordPanel>
	);
}

const readOf = ({ name, nameEn, lastDay, version }: ListedRound) => ({
	version,
	values: { name: name ?? "", nameEn: nameEn ?? "", lastDay: lastDay ?? "" },
});

// long: one part's markup, as words and as a form
function RoundTerms({ round }: { round: ListedRound }) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const { closeAct } = useAct();
	const isOpen = useOpenEdit("round", round.can.change);
	const { objectId, name, nameEn, firstDay, lastDay, can } = round;
	const prices = priceListQuery(lang, event.code);
	return (
		<RecordPart
			title={texts.roundTerms[lang]}
			action={
				<Can can={can} act="change">
					<CommandButton name="round" look="plain">
						{texts.changeRound[lang]}
					</CommandButton>
				</Can>
			}
		>
			{isOpen ? (
				<EditForm
					id={`round-${objectId}`}
					form={roundForm}
					read={readOf(round)}
					save={async (body, version) => {
						const params = { eventCode: event.code, roundId: objectId };
						await call(savePriceRound, { params, query: { lang }, body: { ...body, version } });
						await queries.invalidateQueries(prices);
					}}
					readAgain={async () => {
						const { rounds } = await queries.fetchQuery({ ...prices, staleTime: 0 });
						return readOf(rounds.find((one) => one.objectId === objectId) ?? round);
					}}
					onClose={closeAct}
				>
					{(form) => (
						<>
							<TextRow {...form.input("name")} help={texts.nameHelp[lang]} autoComplete="off" />
							<TextRow {...form.input("nameEn")} autoComplete="off" />
							{can.move && <TextRow {...form.input("lastDay")} type="date" help={texts.lastDayHelp[lang]} />}
						</>
					)}
				</EditForm>
			) : (
				<>
					<RecordLine end={name === null ? texts.byNumber[lang] : [name, nameEn].filter(Boolean).join(" / ")}>
						{texts.roundName[lang]}
					</RecordLine>
					<RecordLine end={firstDay === null ? texts.fromStart[lang] : shortDay(lang, firstDay)}>
						{texts.roundFrom[lang]}
					</RecordLine>
					<RecordLine end={lastDay === null ? texts.noEnd[lang] : shortDay(lang, lastDay)}>
						{texts.roundUntil[lang]}
					</RecordLine>
					<RecordLine end={String(round.orders)}>{texts.roundOrders[lang]}</RecordLine>
				</>
			)}
		</RecordPart>
	);
}

function RoundRemoval({ round: { objectId, can } }: { round: ListedRound }) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const at = { params: { eventCode: event.code, roundId: objectId }, query: { lang } };
	if (!can.change) return null;
	return (
		<RecordPart>
			{can.remove ? (
				<RecordActs>
					<CommandButton name="remove">{texts.removeRound[lang]}</CommandButton>
				</RecordActs>
			) : (
				<p>{texts.soldRound[lang]}</p>
			)}
			<Command
				isBad
				name="remove"
				title={texts.removeRound[lang]}
				preview={() => call(previewRoundRemoval, { ...at, body: {} })}
				confirm={() => texts.removeRound[lang]}
				run={async (_, fingerprint, headers) =>
					(await call(removePriceRound, { ...at, body: { fingerprint }, headers })).sentence
				}
				onDone={() => queries.invalidateQueries(priceListQuery(lang, event.code))}
			/>
		</RecordPart>
	);
}
