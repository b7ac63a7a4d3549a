import { useQueryClient } from "@tanstack/react-query";
import { type JournalEntry, undoChange } from "../../../../features/journal/contract.ts";
import { entryDetails } from "../../../../features/journal/entry-details.ts";
import { call } from "../../../../kit/api/call.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import { momentText } from "../../../../kit/time/zone.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { LinkButton } from "../../pieces/Button.tsx";
import { Command, CommandButton, plainPreview } from "../../pieces/command/Command.tsx";
import type { ListState } from "../../pieces/list/list-state.ts";
import { RecordActs, RecordLine } from "../../pieces/record/RecordPage.tsx";
import { RecordPanel, RecordPart, RecordTop, useOpenRow } from "../../pieces/record/RecordPanel.tsx";
import { journalTexts as texts } from "./journal-texts.ts";

type Props = { state: ListState; entry: JournalEntry | undefined; isLoading: boolean };

/** One change, before and after. */
// long: one panel's markup
export function EntryPanel({ state, entry, isLoading }: Props) {
	const { lang, event } = useFrame();
	const above = fill(texts.entry[lang], state.open);
	const record = useOpenRow(state, entry, isLoading);
	return (
		<RecordPanel state={state} record={record} above={above}>
			{({ id, sentence, actor, atDate, action, subject, about, detail, undo, obstacle }) => (
				<>
					<RecordTop
						above={above}
						title={sentence}
						sub={`${actor.name}, ${momentText(lang, new Date(atDate), event.timeZone)}`}
					/>
					<RecordPart title={texts.details[lang]}>
						<RecordLine
							end={
								about.path === null ? (
									about.name
								) : (
									<LinkButton look="plain" to={about.path}>
										{about.name}
									</LinkButton>
								)
							}
						>
							{texts.subject[lang]}
						</RecordLine>
						{entryDetails({ lang, zone: event.timeZone }, { action, detail }).map(({ label, words }) => (
							<RecordLine key={label} end={words}>
								{label}
							</RecordLine>
						))}
					</RecordPart>
					<UndoPart id={id} undo={undo} obstacle={obstacle} />
					<RecordPart>
						<RecordActs>
							<LinkButton look="soft" to={state.addressWith({ open: "", filters: { subject } })}>
								{texts.onlyThis[lang]}
							</LinkButton>
							<LinkButton look="soft" to={state.addressWith({ open: "", filters: { actor: actor.id } })}>
								{texts.onlyActor[lang]}
							</LinkButton>
						</RecordActs>
					</RecordPart>
				</>
			)}
		</RecordPanel>
	);
}

/** The undo of a change, or why there is none. */
function UndoPart({ id, undo, obstacle }: Pick<JournalEntry, "id" | "undo" | "obstacle">) {
	const { lang } = useFrame();
	if (undo !== null) return <Undo id={id} sentence={undo} />;
	if (obstacle === null) return null;
	return (
		<RecordPart title={texts.obstacle[lang]}>
			<p className="text-muted">{obstacle}</p>
		</RecordPart>
	);
}

/** Undoes the change after showing the effect. */
function Undo({ id, sentence }: { id: number; sentence: string }) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	return (
		<RecordPart>
			<RecordActs>
				<CommandButton name="undo" icon="history">
					{texts.undo[lang]}
				</CommandButton>
			</RecordActs>
			<Command
				name="undo"
				title={texts.undo[lang]}
				preview={plainPreview(sentence)}
				confirm={() => texts.undo[lang]}
				run={async () => {
					const sent = { params: { eventCode: event.code, id }, query: { lang } };
					return (await call(undoChange, sent)).sentence;
				}}
				onDone={() => queries.invalidateQueries()}
			/>
		</RecordPart>
	);
}
