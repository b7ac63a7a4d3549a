import { useQueryClient } from "@tanstack/react-query";
import { roleForm } from "../../../../features/organisers/invite-form.ts";
import { changeRoles, type ListedOrganiser } from "../../../../features/organisers/manage-contract.ts";
import { ROLES, type Role } from "../../../../features/organisers/rights.ts";
import { ORGANISERS, organisersQuery } from "../../../../features/organisers/web/organiser-queries.ts";
import { call } from "../../../../kit/api/call.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { Can } from "../../pieces/Can.tsx";
import { CommandButton } from "../../pieces/command/Command.tsx";
import { useAct, useOpenEdit } from "../../pieces/command/use-act.ts";
import { EditForm } from "../../pieces/form/EditForm.tsx";
import { TickRow } from "../../pieces/form/fields.tsx";
import { RecordPart } from "../../pieces/record/RecordPanel.tsx";
import { organiserTexts as texts } from "./organiser-texts.ts";

type Props = { organiser: ListedOrganiser; isOfFoundation: boolean };

/** The version of the roles is the list of them. */
function readOf(organiser: Pick<ListedOrganiser, "roles"> | undefined, isOfFoundation: boolean) {
	const roles = organiser?.roles.filter((one) => one.isOfFoundation === isOfFoundation).map((one) => one.role) ?? [];
	const values = Object.fromEntries(ROLES.map((role) => [role, roles.includes(role)])) as Record<Role, boolean>;
	return { values, version: roles.join() };
}

const rolesOf = (version: string) => version.split(",").filter((one): one is Role => ROLES.includes(one as Role));

/** An organiser's roles at this event, or at all events. */
// long: one form with its part
export function OrganiserRoles({ organiser, isOfFoundation }: Props) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const { closeAct } = useAct();
	const { accountId, roles, can } = organiser;
	const name = isOfFoundation ? "roles-everywhere" : "roles-here";
	const params = { eventCode: event.code, accountId };
	const mayChange = isOfFoundation ? can.changeEverywhere : can.changeHere;
	const current = roles.filter((one) => one.isOfFoundation === isOfFoundation);
	const isOpen = useOpenEdit(name, mayChange);
	if (!mayChange && current.length === 0 && !isOpen) return null;
	return (
		<RecordPart
			title={texts[isOfFoundation ? "rolesEverywhere" : "rolesHere"][lang]}
			action={
				<Can can={{ change: mayChange }} act="change">
					<CommandButton name={name} look="plain">
						{texts.change[lang]}
					</CommandButton>
				</Can>
			}
		>
			{isOpen ? (
				<EditForm
					id={`${name}-${event.code}-${accountId}`}
					form={roleForm}
					read={readOf(organiser, isOfFoundation)}
					save={async (_, version, values) => {
						const body = { isOfFoundation, before: rolesOf(version), roles: ROLES.filter((role) => values[role]) };
						await call(changeRoles, { params, query: { lang }, body });
						await queries.invalidateQueries({ queryKey: [ORGANISERS] });
					}}
					readAgain={async () => {
						const team = await queries.fetchQuery({ ...organisersQuery(lang, event.code), staleTime: 0 });
						return readOf(
							team.organisers.find((one) => one.accountId === accountId),
							isOfFoundation,
						);
					}}
					onClose={closeAct}
				>
					{(form) =>
						ROLES.map((role) => {
							const { label, value, onChange } = form.field(role);
							return <TickRow key={role} label={label} isOn={value} onChange={onChange} />;
						})
					}
				</EditForm>
			) : (
				<p>{current.map((one) => one.name).join(", ") || texts.noRole[lang]}</p>
			)}
		</RecordPart>
	);
}
