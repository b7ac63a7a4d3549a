import { useQueryClient } from "@tanstack/react-query";
import {
	type ListedOfficeCode,
	restoreOfficeCodes,
	revokeOfficeCodes,
} from "../../../../features/codes/office-contract.ts";
import { OFFICE_CODES } from "../../../../features/codes/web/office-code-queries.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { Can } from "../../pieces/Can.tsx";
import { Command, CommandButton, plainPreview } from "../../pieces/command/Command.tsx";
import { shortMoment } from "../../pieces/dates.ts";
import type { ListState } from "../../pieces/list/list-state.ts";
import { RecordActs, RecordLine } from "../../pieces/record/RecordPage.tsx";
import { RecordPanel, RecordPart, RecordTop, useOpenRow } from "../../pieces/record/RecordPanel.tsx";
import { changeCode } from "./change-code.ts";
import { CodeMark, kindText, packagesText, usesText, validText } from "./code-columns.tsx";
import { codeOfficeTexts as texts } from "./code-office-texts.ts";

type Props = { state: ListState; code: ListedOfficeCode | undefined; isLoading: boolean };

/** One code with its terms, and its end. */
export function CodePanel({ state, code, isLoading }: Props) {
	const { lang, event } = useFrame();
	const record = useOpenRow(state, code, isLoading);
	return (
		<RecordPanel state={state} record={record} above={texts.code[lang]}>
			{(found) => (
				<>
					<RecordTop
						above={texts.code[lang]}
						title={found.code}
						sub={kindText(lang, found)}
						mark={<CodeMark lang={lang} state={found.state} />}
					/>
					<RecordPart>
						<RecordLine end={packagesText(lang, found)}>{texts.packages[lang]}</RecordLine>
						<RecordLine end={validText(lang, found, event.timeZone)}>{texts.valid[lang]}</RecordLine>
						<RecordLine end={usesText(lang, found)}>{texts.uses[lang]}</RecordLine>
						<RecordLine end={shortMoment(lang, found.createdDate, event.timeZone)}>{texts.created[lang]}</RecordLine>
					</RecordPart>
					<CodeActs code={found} />
				</>
			)}
		</RecordPanel>
	);
}

function CodeActs({ code }: { code: ListedOfficeCode }) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const onDone = () => queries.invalidateQueries({ queryKey: [OFFICE_CODES] });
	if (!code.can.revoke && !code.can.restore) return null;
	const change = { lang, eventCode: event.code, code };
	return (
		<RecordPart>
			<RecordActs>
				<Can can={code.can} act="revoke">
					<CommandButton name="revoke">{texts.revoke[lang]}</CommandButton>
				</Can>
				<Can can={code.can} act="restore">
					<CommandButton name="restore">{texts.restore[lang]}</CommandButton>
				</Can>
			</RecordActs>
			<Command
				isBad
				name="revoke"
				title={texts.revoke[lang]}
				preview={plainPreview(texts.revokeLead[lang])}
				confirm={() => texts.revoke[lang]}
				run={() => changeCode(revokeOfficeCodes, { ...change, done: texts.revoked })}
				onDone={onDone}
			/>
			<Command
				name="restore"
				title={texts.restore[lang]}
				preview={plainPreview(texts.restoreLead[lang])}
				confirm={() => texts.restore[lang]}
				run={() => changeCode(restoreOfficeCodes, { ...change, done: texts.restored })}
				onDone={onDone}
			/>
		</RecordPart>
	);
}
