import { useQuery, useQueryClient } from "@tanstack/react-query";
import * as calls from "../../../../features/packages/waiting-office-contract.ts";
import { priceListQuery } from "../../../../features/packages/web/price-list-queries.ts";
import { WAITING_LIST, waitingEntryQuery } from "../../../../features/packages/web/waiting-queries.ts";
import { call } from "../../../../kit/api/call.ts";
import { momentText } from "../../../../kit/time/zone.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { Can } from "../../pieces/Can.tsx";
import { Command, CommandButton } from "../../pieces/command/Command.tsx";
import type { ListState } from "../../pieces/list/list-state.ts";
import { RecordActs, RecordLine } from "../../pieces/record/RecordPage.tsx";
import { RecordPanel, RecordPart, RecordTop } from "../../pieces/record/RecordPanel.tsx";
import { EntryMark, placeText } from "./waiting-columns.tsx";
import { waitingListTexts as texts } from "./waiting-list-texts.ts";

/** One entry of a waiting list, with its acts. */
export function WaitingPanel({ state }: { state: ListState }) {
	const { lang, event } = useFrame();
	const entry = useQuery(waitingEntryQuery(lang, event.code, Number(state.open)));
	return (
		<RecordPanel state={state} record={entry} above={texts.entry[lang]}>
			{(found) => <Entry entry={found} />}
		</RecordPanel>
	);
}

function Entry({ entry }: { entry: calls.ListedEntry }) {
	const { lang, event } = useFrame();
	const { firstName, email, packageName, state, joinedDate, confirmedDate, offeredUntil, refusal } = entry;
	const moment = (date: string) => momentText(lang, new Date(date), event.timeZone);
	return (
		<>
			<RecordTop
				above={texts.entry[lang]}
				title={firstName}
				sub={email}
				figure={placeText(lang, entry, event.timeZone)}
				mark={<EntryMark lang={lang} state={state} />}
			/>
			<RecordPart>
				<RecordLine end={packageName}>{texts.package[lang]}</RecordLine>
				<RecordLine end={moment(joinedDate)}>{texts.joined[lang]}</RecordLine>
				<RecordLine end={confirmedDate ? moment(confirmedDate) : texts.notConfirmed[lang]}>
					{texts.confirmed[lang]}
				</RecordLine>
				{offeredUntil && <RecordLine end={moment(offeredUntil)}>{texts.offeredUntil[lang]}</RecordLine>}
			</RecordPart>
			{refusal && (
				<RecordPart title={texts.noOffer[lang]}>
					<p className="text-muted">{refusal}</p>
				</RecordPart>
			)}
			<EntryActs entry={entry} />
		</>
	);
}

// long: one command after the other
function EntryActs({ entry: { objectId: entryId, can } }: { entry: calls.ListedEntry }) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const at = { params: { eventCode: event.code, entryId }, query: { lang } };
	const onDone = () =>
		Promise.all([
			queries.invalidateQueries({ queryKey: [WAITING_LIST] }),
			queries.invalidateQueries(priceListQuery(lang, event.code)),
		]);
	if (!Object.values(can).includes(true)) return null;
	return (
		<RecordPart>
			<RecordActs>
				<Can can={can} act="offer">
					<CommandButton name="offer" icon="mail">
						{texts.offer[lang]}
					</CommandButton>
				</Can>
				<Can can={can} act="endOffer">
					<CommandButton name="end-offer">{texts.endOffer[lang]}</CommandButton>
				</Can>
				<Can can={can} act="remove">
					<CommandButton name="remove">{texts.remove[lang]}</CommandButton>
				</Can>
			</RecordActs>
			<Command
				name="offer"
				title={texts.offer[lang]}
				preview={() => call(calls.previewWaitingOffer, at)}
				confirm={() => texts.offerNow[lang]}
				run={async (_input, fingerprint, headers) =>
					(await call(calls.offerWaitingPlace, { ...at, body: { fingerprint }, headers })).sentence
				}
				onDone={onDone}
			/>
			<Command
				isBad
				name="end-offer"
				title={texts.endOffer[lang]}
				preview={() => call(calls.previewWaitingOfferEnd, at)}
				confirm={() => texts.endOffer[lang]}
				run={async (_input, fingerprint, headers) =>
					(await call(calls.endWaitingOffer, { ...at, body: { fingerprint }, headers })).sentence
				}
				onDone={onDone}
			/>
			<Command
				isBad
				name="remove"
				title={texts.remove[lang]}
				preview={() => call(calls.previewWaitingRemoval, at)}
				confirm={() => texts.remove[lang]}
				run={async (_input, fingerprint, headers) =>
					(await call(calls.removeFromWaitingList, { ...at, body: { fingerprint }, headers })).sentence
				}
				onDone={onDone}
			/>
		</RecordPart>
	);
}
