import { useQuery, useQueryClient } from "@tanstack/react-query";
import { endSessions, type ListedOrganiser } from "../../../../features/organisers/manage-contract.ts";
import { ORGANISERS, organiserSessionsQuery } from "../../../../features/organisers/web/organiser-queries.ts";
import { call } from "../../../../kit/api/call.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { Can } from "../../pieces/Can.tsx";
import { Command, CommandButton, plainPreview, refusalText } from "../../pieces/command/Command.tsx";
import { shortMoment } from "../../pieces/dates.ts";
import type { ListState } from "../../pieces/list/list-state.ts";
import { RecordLine } from "../../pieces/record/RecordPage.tsx";
import { RecordPanel, RecordPart, RecordTop, useOpenRow } from "../../pieces/record/RecordPanel.tsx";
import { StateMark } from "../../pieces/StateMark.tsx";
import { OrganiserRoles } from "./OrganiserRoles.tsx";
import { organiserTexts as texts } from "./organiser-texts.ts";

type Props = { state: ListState; organiser: ListedOrganiser | undefined; isLoading: boolean };

/** One organiser: roles and sessions. */
export function OrganiserPanel({ state, organiser, isLoading }: Props) {
	const { lang } = useFrame();
	const record = useOpenRow(state, organiser, isLoading);
	return (
		<RecordPanel state={state} record={record} above={texts.person[lang]}>
			{(one) => (
				<>
					<RecordTop
						above={texts.person[lang]}
						title={`${one.firstName} ${one.lastName}`}
						sub={one.email}
						mark={
							<StateMark tone={one.hasSecondFactor ? "ok" : "warn"} icon={one.hasSecondFactor ? "check" : "warning"}>
								{texts[one.hasSecondFactor ? "hasFactor" : "noFactor"][lang]}
							</StateMark>
						}
					/>
					<OrganiserRoles organiser={one} isOfFoundation={false} />
					<OrganiserRoles organiser={one} isOfFoundation />
					<Sessions organiser={one} />
				</>
			)}
		</RecordPanel>
	);
}

// long: one part's markup
function Sessions({ organiser }: { organiser: ListedOrganiser }) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const { accountId, can } = organiser;
	const { data, error } = useQuery(organiserSessionsQuery(lang, event.code, accountId));
	const sessions = data?.sessions ?? [];
	return (
		<RecordPart
			title={texts.sessions[lang]}
			action={
				<Can can={{ end: can.endSessions && sessions.some((one) => !one.isThis) }} act="end">
					<CommandButton name="sessions" look="plain">
						{texts.endAll[lang]}
					</CommandButton>
				</Can>
			}
		>
			{error && <p role="alert">{refusalText(lang, error)}</p>}
			{data && sessions.length === 0 && <p className="text-muted">{texts.noSessions[lang]}</p>}
			{sessions.map((one) => (
				<RecordLine
					key={one.id}
					end={
						one.isThis
							? texts.thisSession[lang]
							: fill(texts.lastUse[lang], shortMoment(lang, one.lastUsedDate, event.timeZone))
					}
				>
					{one.device ?? texts.unknownDevice[lang]}
				</RecordLine>
			))}
			<Command
				isBad
				name="sessions"
				title={texts.endAll[lang]}
				preview={plainPreview(texts.endAllLead[lang])}
				confirm={() => texts.endAll[lang]}
				run={async () => {
					const params = { eventCode: event.code, accountId };
					await call(endSessions, { params, query: { lang }, body: { sessionId: null } });
					return texts.ended[lang];
				}}
				onDone={() => queries.invalidateQueries({ queryKey: [ORGANISERS] })}
			/>
		</RecordPart>
	);
}
