import { useQueryClient } from "@tanstack/react-query";
import { type FailedEmail, previewResendEmail, resendEmail } from "../../../../features/failed-emails/contract.ts";
import { FAILED_EMAILS } from "../../../../features/failed-emails/web/failed-email-queries.ts";
import { call } from "../../../../kit/api/call.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import { momentText } from "../../../../kit/time/zone.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { LinkButton } from "../../pieces/Button.tsx";
import { Can } from "../../pieces/Can.tsx";
import { Command, CommandButton } from "../../pieces/command/Command.tsx";
import type { ListState } from "../../pieces/list/list-state.ts";
import { RecordActs, RecordLine } from "../../pieces/record/RecordPage.tsx";
import { RecordPanel, RecordPart, RecordTop, useOpenRow } from "../../pieces/record/RecordPanel.tsx";
import { failedStates, failedEmailTexts as texts } from "./failed-email-texts.ts";

type Props = { state: ListState; email: FailedEmail | undefined; isLoading: boolean };

/** One e-mail that did not arrive, with the way to its participant. */
export function EmailPanel({ state, email, isLoading }: Props) {
	const { lang, event } = useFrame();
	const above = fill(texts.email[lang], state.open);
	const record = useOpenRow(state, email, isLoading);
	return (
		<RecordPanel state={state} record={record} above={above}>
			{({ objectId, subject, recipient, status, answer, writtenDate, person, can, refusal }) => (
				<>
					<RecordTop
						above={above}
						title={subject}
						sub={`${recipient}, ${momentText(lang, new Date(writtenDate), event.timeZone)}`}
					/>
					<RecordPart>
						<RecordLine end={failedStates[status][lang]}>{texts.state[lang]}</RecordLine>
						<RecordLine end={answer || texts.noAnswer[lang]}>{texts.answer[lang]}</RecordLine>
					</RecordPart>
					<Can can={can} act="resend">
						<Resend emailId={objectId} />
					</Can>
					{refusal !== null && (
						<RecordPart title={texts.notResent[lang]}>
							<p className="text-muted">{refusal}</p>
						</RecordPart>
					)}
					{person && (
						<RecordPart>
							<RecordActs>
								<LinkButton look="soft" to={`/participants/${person.personId}`}>
									{fill(texts.toPerson[lang], person.name)}
								</LinkButton>
							</RecordActs>
						</RecordPart>
					)}
				</>
			)}
		</RecordPanel>
	);
}

function Resend({ emailId }: { emailId: number }) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const at = { params: { eventCode: event.code, emailId }, query: { lang } };
	return (
		<RecordPart>
			<RecordActs>
				<CommandButton name="resend" icon="mail">
					{texts.resend[lang]}
				</CommandButton>
			</RecordActs>
			<Command
				name="resend"
				title={texts.resend[lang]}
				preview={() => call(previewResendEmail, at)}
				confirm={() => texts.resend[lang]}
				run={async (_input, fingerprint, headers) =>
					(await call(resendEmail, { ...at, body: { fingerprint }, headers })).sentence
				}
				onDone={() => queries.invalidateQueries({ queryKey: [FAILED_EMAILS] })}
			/>
		</RecordPart>
	);
}
