import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { participantDataForm } from "../../../../features/participants/data-form.ts";
import { changePerson, type Person, type PersonDetails } from "../../../../features/participants/person-contract.ts";
import { personQuery } from "../../../../features/participants/web/participant-queries.ts";
import { call } from "../../../../kit/api/call.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { useAct, useOpenEdit } from "../../pieces/command/use-act.ts";
import { EditForm } from "../../pieces/form/EditForm.tsx";
import { SelectRow, TextRow } from "../../pieces/form/fields.tsx";
import { RecordCard } from "../../pieces/record/RecordPage.tsx";
import { personTexts as texts } from "./participant-texts.ts";

const readOf = ({ data, version }: Pick<PersonDetails, "data" | "version">) => ({ version, values: data });

const LANGUAGES = [
	{ value: "pl", label: "Polski" },
	{ value: "en", label: "English" },
];

type Props = { person: Person; onDone(): Promise<unknown> };

/** The form with a person's data. It has the address `?do=data`. */
export function PersonData({ person, onDone }: Props) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const { closeAct } = useAct();
	const isOpen = useOpenEdit("data", person.can.change);
	/** An organiser who loses the right still sees the typed words. */
	const lastDetails = useRef(person.details);
	lastDetails.current = person.details ?? lastDetails.current;
	const details = lastDetails.current;
	if (!isOpen || !details) return null;
	const params = { eventCode: event.code, personId: person.personId };
	return (
		<RecordCard title={texts.change[lang]}>
			<EditForm
				id={`person-${person.personId}`}
				form={participantDataForm}
				read={readOf(details)}
				save={async (body, version) => {
					await call(changePerson, { params, query: { lang }, body: { ...body, version } });
					await onDone();
				}}
				readAgain={async () => {
					const query = { ...personQuery(lang, event.code, person.personId), staleTime: 0 };
					return readOf((await queries.fetchQuery(query)).details ?? details);
				}}
				onClose={closeAct}
			>
				{(form) => (
					<>
						<TextRow {...form.input("firstName")} />
						<TextRow {...form.input("lastName")} />
						<TextRow {...form.input("phoneNo")} />
						<TextRow {...form.input("nick")} />
						<SelectRow {...form.input("lang")} options={LANGUAGES} />
					</>
				)}
			</EditForm>
		</RecordCard>
	);
}
