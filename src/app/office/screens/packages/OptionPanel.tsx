import { useQueryClient } from "@tanstack/react-query";
import {
	type ListedOption,
	previewOptionSale,
	savePackageOption,
	setOptionSale,
} from "../../../../features/options/office-contract.ts";
import { optionForm } from "../../../../features/options/office-form.ts";
import { optionNames } from "../../../../features/options/texts.ts";
import { officeOptionsQuery } from "../../../../features/options/web/office-option-queries.ts";
import { call } from "../../../../kit/api/call.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import type { Lang } from "../../../../kit/i18n/lang.ts";
import { moneyText } from "../../../../kit/money/amounts.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { Can } from "../../pieces/Can.tsx";
import { Command, CommandButton } from "../../pieces/command/Command.tsx";
import { useAct, useOpenEdit } from "../../pieces/command/use-act.ts";
import { EditForm } from "../../pieces/form/EditForm.tsx";
import { TextRow } from "../../pieces/form/fields.tsx";
import type { ListState } from "../../pieces/list/list-state.ts";
import { RecordActs, RecordLine } from "../../pieces/record/RecordPage.tsx";
import { RecordPanel, RecordPart, RecordTop, useOpenRow } from "../../pieces/record/RecordPanel.tsx";
import { piecesText, SaleMark } from "./Options.tsx";
import { optionTexts as texts } from "./option-texts.ts";
import { typedAmount } from "./typed-amount.ts";

type Props = { state: ListState; option: ListedOption | undefined };

/** One option of a package: its terms and its sale. */
export function OptionPanel({ state, option }: Props) {
	const { lang } = useFrame();
	const record = useOpenRow(state, option);
	return (
		<RecordPanel state={state} record={record} above={texts.option[lang]}>
			{(found) => (
				<>
					<RecordTop
						above={found.packageName}
						title={optionNames[found.kind][lang]}
						figure={moneyText(lang, found.netGrosz)}
						mark={<SaleMark option={found} />}
					/>
					<Terms option={found} />
					<Sale option={found} />
				</>
			)}
		</RecordPanel>
	);
}

const readOf = (lang: Lang, { netGrosz, capacity, sizes, version }: ListedOption) => ({
	version,
	values: { net: typedAmount(lang, netGrosz), capacity: capacity === null ? "" : String(capacity), sizes },
});

// long: one part's markup, as words and as a form
function Terms({ option }: { option: ListedOption }) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const { closeAct } = useAct();
	const { objectId, can, kind } = option;
	const isOpen = useOpenEdit("option", can.change);
	const all = officeOptionsQuery(lang, event.code);
	return (
		<RecordPart
			title={texts.terms[lang]}
			action={
				<Can can={can} act="change">
					<CommandButton name="option" look="plain">
						{texts.change[lang]}
					</CommandButton>
				</Can>
			}
		>
			{isOpen ? (
				<EditForm
					id={`option-${objectId}`}
					form={optionForm}
					read={readOf(lang, option)}
					save={async (body, version) => {
						const params = { eventCode: event.code, optionId: objectId };
						await call(savePackageOption, { params, query: { lang }, body: { ...body, version } });
						await queries.invalidateQueries(all);
					}}
					readAgain={async () => {
						const { options } = await queries.fetchQuery({ ...all, staleTime: 0 });
						return readOf(lang, options.find((one) => one.objectId === objectId) ?? option);
					}}
					onClose={closeAct}
				>
					{(form) => (
						<>
							<TextRow {...form.input("net")} inputMode="decimal" help={texts.keeps[lang]} />
							<TextRow {...form.input("capacity")} inputMode="numeric" help={texts.capacityHelp[lang]} />
							{kind === "tshirt" && (
								<TextRow {...form.input("sizes")} help={texts.sizesHelp[lang]} autoComplete="off" />
							)}
						</>
					)}
				</EditForm>
			) : (
				<TermLines option={option} />
			)}
		</RecordPart>
	);
}

function TermLines({ option }: { option: ListedOption }) {
	const { lang } = useFrame();
	const { grossGrosz, sizes, takenBySize } = option;
	return (
		<>
			<RecordLine end={fill(texts.gross[lang], moneyText(lang, grossGrosz))}>{texts.price[lang]}</RecordLine>
			<RecordLine end={piecesText(lang, option)}>{texts.pieces[lang]}</RecordLine>
			{takenBySize.length > 0 && (
				<>
					<RecordLine end={sizes}>{texts.sizes[lang]}</RecordLine>
					<RecordLine end={takenBySize.map(({ size, taken }) => `${size}: ${taken}`).join(", ")}>
						{texts.takenSizes[lang]}
					</RecordLine>
				</>
			)}
		</>
	);
}

function Sale({ option: { objectId, can } }: { option: ListedOption }) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const at = { params: { eventCode: event.code, optionId: objectId }, query: { lang } };
	if (!can.close && !can.open) return null;
	const isClosed = can.close;
	const name = isClosed ? "close" : "reopen";
	return (
		<RecordPart>
			<RecordActs>
				<CommandButton name={name}>{texts[name][lang]}</CommandButton>
			</RecordActs>
			<Command
				isBad={isClosed}
				name={name}
				title={texts[name][lang]}
				preview={() => call(previewOptionSale, { ...at, body: { isClosed } })}
				confirm={() => texts[name][lang]}
				run={async (_, fingerprint, headers) =>
					(await call(setOptionSale, { ...at, body: { isClosed, fingerprint }, headers })).sentence
				}
				onDone={() => queries.invalidateQueries(officeOptionsQuery(lang, event.code))}
			/>
		</RecordPart>
	);
}
