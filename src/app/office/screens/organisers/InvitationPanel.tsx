import { useQueryClient } from "@tanstack/react-query";
import { type listOrganisers, withdrawInvitation } from "../../../../features/organisers/manage-contract.ts";
import { ORGANISERS } from "../../../../features/organisers/web/organiser-queries.ts";
import { call } from "../../../../kit/api/call.ts";
import type { ResponseOf } from "../../../../kit/contract/call.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import { momentText } from "../../../../kit/time/zone.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { Can } from "../../pieces/Can.tsx";
import { Command, CommandButton, plainPreview } from "../../pieces/command/Command.tsx";
import type { ListState } from "../../pieces/list/list-state.ts";
import { RecordLine } from "../../pieces/record/RecordPage.tsx";
import { loadedRecord, RecordPanel, RecordPart, RecordTop } from "../../pieces/record/RecordPanel.tsx";
import { organiserTexts as texts } from "./organiser-texts.ts";

type Props = { state: ListState; invitation: ResponseOf<typeof listOrganisers>["invitations"][number] };

/** An open invitation. */
// long: one panel's markup
export function InvitationPanel({ state, invitation }: Props) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const { email, name, isOfFoundation, isExpired, untilDate, can } = invitation;
	const until = momentText(lang, new Date(untilDate), event.timeZone);
	return (
		<RecordPanel state={state} record={loadedRecord(invitation)} above={texts.invited[lang]}>
			{() => (
				<>
					<RecordTop
						above={texts.invited[lang]}
						title={email}
						sub={fill(texts[isExpired ? "invitedEnded" : "invitedUntil"][lang], until)}
					/>
					<RecordPart>
						<RecordLine end={texts[isOfFoundation ? "everywhere" : "here"][lang]}>{name}</RecordLine>
						<Can can={can} act="withdraw">
							<CommandButton name="withdraw">{texts.withdraw[lang]}</CommandButton>
						</Can>
						<Command
							isBad
							name="withdraw"
							title={texts.withdraw[lang]}
							preview={plainPreview(texts.withdrawLead[lang])}
							confirm={() => texts.withdraw[lang]}
							run={async () => {
								const body = { email, isOfFoundation };
								await call(withdrawInvitation, { params: { eventCode: event.code }, query: { lang }, body });
								return texts.withdrawn[lang];
							}}
							onDone={async () => {
								await queries.invalidateQueries({ queryKey: [ORGANISERS] });
								state.go({ open: "" });
							}}
						/>
					</RecordPart>
				</>
			)}
		</RecordPanel>
	);
}
