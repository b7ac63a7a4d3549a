import type { FailedEmail } from "../../../../features/failed-emails/contract.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import { momentText } from "../../../../kit/time/zone.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { LinkButton } from "../../pieces/Button.tsx";
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
			{({ subject, recipient, status, answer, writtenDate, person }) => (
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
