import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { inviteForm } from "../../../../features/organisers/invite-form.ts";
import { inviteOrganiser, type listOrganisers } from "../../../../features/organisers/manage-contract.ts";
import type { Role } from "../../../../features/organisers/rights.ts";
import { ORGANISERS } from "../../../../features/organisers/web/organiser-queries.ts";
import { call } from "../../../../kit/api/call.ts";
import { inputKeys } from "../../../../kit/api/request-keys.ts";
import type { ResponseOf } from "../../../../kit/contract/call.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import { listedText } from "../../../../kit/i18n/listed-text.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { SelectRow, TextRow, TickRow } from "../../pieces/form/fields.tsx";
import { NewForm } from "../../pieces/form/NewForm.tsx";
import type { ListState } from "../../pieces/list/list-state.ts";
import { RecordPanel, RecordPart, RecordTop } from "../../pieces/record/RecordPanel.tsx";
import { announce } from "../../pieces/save-state.ts";
import { organiserTexts as texts } from "./organiser-texts.ts";

type Props = { state: ListState; team: ResponseOf<typeof listOrganisers> };

/** Invites an organiser by e-mail. */
// long: one panel's markup
export function InvitePanel({ state, team }: Props) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const [keyed] = useState(inputKeys);
	const close = () => state.go({ open: "" });
	const save = async (body: typeof inviteForm.empty) => {
		await keyed(body, (headers) =>
			call(inviteOrganiser, { params: { eventCode: event.code }, query: { lang }, body, headers }),
		);
		announce(fill(texts.sent[lang], body.email));
		await queries.invalidateQueries({ queryKey: [ORGANISERS] });
	};
	const rightsOf = (role: Role) => team.roles.find((one) => one.role === role)?.rights ?? [];
	const { inviteHere, inviteEverywhere } = team.can;
	return (
		<RecordPanel state={state} record={{ data: team, error: null, refetch: close }} above={texts.inviteTitle[lang]}>
			{() => (
				<>
					<RecordTop above={event.name} title={texts.inviteTitle[lang]} sub={texts.inviteLead[lang]} />
					<RecordPart>
						<NewForm
							id={`invite-${event.code}`}
							form={inviteForm}
							initial={{ isOfFoundation: !inviteHere }}
							submit={texts.send}
							save={save}
							onClose={close}
						>
							{(form) => (
								<>
									<TextRow {...form.input("email")} type="email" autoComplete="off" />
									<SelectRow
										{...form.input("role")}
										options={team.roles.map(({ role, name }) => ({ value: role, label: name }))}
										help={fill(texts.rights[lang], listedText(lang, rightsOf(form.values.role)))}
									/>
									{inviteHere && inviteEverywhere && (
										<TickRow
											label={form.field("isOfFoundation").label}
											isOn={form.values.isOfFoundation}
											onChange={form.field("isOfFoundation").onChange}
										/>
									)}
								</>
							)}
						</NewForm>
					</RecordPart>
				</>
			)}
		</RecordPanel>
	);
}
