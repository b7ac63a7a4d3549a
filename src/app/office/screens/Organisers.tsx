import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { getOrganisersFile, type listOrganisers } from "../../../features/organisers/manage-contract.ts";
import { organisersQuery } from "../../../features/organisers/web/organiser-queries.ts";
import type { ResponseOf } from "../../../kit/contract/call.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { plural } from "../../../kit/i18n/plural.ts";
import { useFrame } from "../../client/use-frame.ts";
import { Button } from "../pieces/Button.tsx";
import { Can } from "../pieces/Can.tsx";
import { shortMoment } from "../pieces/dates.ts";
import type { ListColumn } from "../pieces/list/columns.ts";
import { ExportButtons } from "../pieces/list/ExportButton.tsx";
import { List } from "../pieces/list/List.tsx";
import { type ListState, useListState } from "../pieces/list/list-state.ts";
import { StateMark, TwoLines } from "../pieces/StateMark.tsx";
import { InvitationPanel } from "./organisers/InvitationPanel.tsx";
import { InvitePanel } from "./organisers/InvitePanel.tsx";
import { OrganiserPanel } from "./organisers/OrganiserPanel.tsx";
import { organiserTexts as texts } from "./organisers/organiser-texts.ts";

type Team = ResponseOf<typeof listOrganisers>;
type Invitation = Team["invitations"][number];
type TeamRow =
	| { id: string; organiser: Team["organisers"][number]; invitation?: undefined }
	| { id: string; invitation: Invitation; organiser?: undefined };

/** The row of the panel that invites. */
const NEW = "new";

const invitationId = ({ email, isOfFoundation }: Invitation) => `${isOfFoundation ? "all" : "here"}:${email}`;

const rowsOf = ({ organisers, invitations }: Team): TeamRow[] => [
	...organisers.map((organiser) => ({ id: organiser.accountId, organiser })),
	...invitations.map((invitation) => ({ id: invitationId(invitation), invitation })),
];

const roleText = (lang: Lang, role: { name: string; isOfFoundation: boolean }) =>
	`${role.name} (${texts[role.isOfFoundation ? "everywhere" : "here"][lang]})`;

function NameCell({ row }: { row: TeamRow }) {
	const { lang } = useFrame();
	if (row.invitation) return <TwoLines top={row.invitation.email} below={texts.invited[lang]} />;
	const { firstName, lastName, email, isYou } = row.organiser;
	return <TwoLines top={`${firstName} ${lastName}`} below={isYou ? `${email}, ${texts.you[lang]}` : email} />;
}

function AccessCell({ row }: { row: TeamRow }) {
	const { lang, event } = useFrame();
	if (row.invitation) {
		const { isExpired, untilDate } = row.invitation;
		const until = shortMoment(lang, untilDate, event.timeZone);
		return (
			<StateMark tone={isExpired ? "bad" : "warn"} icon="mail">
				{fill(texts[isExpired ? "invitedEnded" : "invitedUntil"][lang], until)}
			</StateMark>
		);
	}
	const { hasSecondFactor, sessionCount } = row.organiser;
	return (
		<TwoLines
			top={
				<StateMark tone={hasSecondFactor ? "ok" : "warn"} icon={hasSecondFactor ? "check" : "warning"}>
					{texts[hasSecondFactor ? "hasFactor" : "noFactor"][lang]}
				</StateMark>
			}
			below={plural(lang, sessionCount, texts.sessionCount)}
		/>
	);
}

const teamColumns = (lang: Lang, zone: string): ListColumn<TeamRow>[] => [
	{ id: "name", header: texts.name, isLink: true, cell: (row) => <NameCell row={row} /> },
	{
		id: "roles",
		header: texts.roles,
		cell: (row) =>
			(row.organiser ? row.organiser.roles : [row.invitation]).map((one) => roleText(lang, one)).join(", "),
	},
	{ id: "access", header: texts.access, width: 240, cell: (row) => <AccessCell row={row} /> },
	{
		id: "used",
		header: texts.lastUsed,
		width: 100,
		cell: ({ organiser }) => (organiser?.lastUsedDate ? shortMoment(lang, organiser.lastUsedDate, zone) : "–"),
	},
];

/** The organisers of the event and their open invitations. */
export function Organisers() {
	const { lang, event } = useFrame();
	const state = useListState([], "");
	const team = useQuery(organisersQuery(lang, event.code));
	const columns = useMemo(() => teamColumns(lang, event.timeZone), [lang, event.timeZone]);
	const rows = useMemo(() => (team.data ? rowsOf(team.data) : []), [team.data]);
	const { isError, isFetching, refetch, data } = team;
	const open = rows.find((row) => row.id === state.open);
	const panel = () => {
		if (state.open === NEW && data) return <InvitePanel state={state} team={data} />;
		if (open?.invitation) return <InvitationPanel state={state} invitation={open.invitation} />;
		return <OrganiserPanel key={state.open} state={state} organiser={open?.organiser} isLoading={!data} />;
	};
	return (
		<List<TeamRow>
			title={texts.title}
			state={state}
			page={{ isError, isFetching, refetch, data: data && { rows, next: null } }}
			columns={columns}
			idOf={(row) => row.id}
			nameOf={(row) => (row.organiser ? row.organiser.email : row.invitation.email)}
			empty={texts.empty}
			actions={data && <TeamActs team={data} state={state} />}
			panel={panel()}
		/>
	);
}

function TeamActs({ team: { can }, state }: { team: Team; state: ListState }) {
	const { lang, event } = useFrame();
	return (
		<>
			<Can can={can} act="export">
				<ExportButtons file={getOrganisersFile} params={{ eventCode: event.code }} />
			</Can>
			<Can can={{ invite: can.inviteHere || can.inviteEverywhere }} act="invite">
				<Button look="primary" icon="plus" onClick={() => state.go({ open: NEW })}>
					{texts.invite[lang]}
				</Button>
			</Can>
		</>
	);
}
