import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type getGuestPlaces, registerGuest } from "../../../../features/guests/contract.ts";
import { type GuestValues, guestForm } from "../../../../features/guests/guest-form.ts";
import { GUEST_PLACES, guestPlacesQuery } from "../../../../features/guests/web/guest-queries.ts";
import { PARTICIPANTS } from "../../../../features/participants/web/participant-queries.ts";
import { call } from "../../../../kit/api/call.ts";
import { inputKeys } from "../../../../kit/api/request-keys.ts";
import type { ResponseOf } from "../../../../kit/contract/call.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import type { BoundForm } from "../../../../kit/ui/use-form.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { Button, LinkButton } from "../../pieces/Button.tsx";
import { SelectRow, TextRow } from "../../pieces/form/fields.tsx";
import { NewForm } from "../../pieces/form/NewForm.tsx";
import type { ListState } from "../../pieces/list/list-state.ts";
import { RecordPanel, RecordPart, RecordTop } from "../../pieces/record/RecordPanel.tsx";
import { announce } from "../../pieces/save-state.ts";
import { guestOfficeTexts as texts } from "./guest-office-texts.ts";
import { packageChoices } from "./package-choices.ts";

type Places = ResponseOf<typeof getGuestPlaces>;
type Result = { sentence: string; personId: string };

/** Registers a guest by hand. */
export function GuestPanel({ state }: { state: ListState }) {
	const { lang, event } = useFrame();
	const places = useQuery(guestPlacesQuery(lang, event.code));
	const [result, setResult] = useState<Result>();
	return (
		<RecordPanel state={state} record={places} above={texts.register[lang]}>
			{(data) => (
				<>
					<RecordTop above={event.name} title={texts.register[lang]} sub={texts.registerLead[lang]} />
					<RecordPart>
						{result ? (
							<ResultWords result={result} onAnother={() => setResult(undefined)} />
						) : (
							<GuestForm places={data} onDone={setResult} onClose={() => state.go({ open: "" })} />
						)}
					</RecordPart>
				</>
			)}
		</RecordPanel>
	);
}

function ResultWords({ result, onAnother }: { result: Result; onAnother(): void }) {
	const { lang } = useFrame();
	return (
		<>
			<p role="status">{result.sentence}</p>
			<div className="rcd-acts">
				<LinkButton look="soft" to={`/participants/${result.personId}`}>
					{texts.open[lang]}
				</LinkButton>
				<Button look="plain" onClick={onAnother}>
					{texts.another[lang]}
				</Button>
			</div>
		</>
	);
}

type FormProps = { places: Places; onDone(result: Result): void; onClose(): void };

function GuestForm({ places, onDone, onClose }: FormProps) {
	const { lang, event } = useFrame();
	const queries = useQueryClient();
	const [keyed] = useState(inputKeys);
	const save = async (typed: GuestValues) => {
		// a package of one kind has no choice
		const body = { ...typed, mode: isOfBothKinds(places, typed.packageCode) ? typed.mode : ("" as const) };
		const { outcome, personId, ticketNumber } = await keyed(body, (headers) =>
			call(registerGuest, { params: { eventCode: event.code }, query: { lang }, body, headers }),
		);
		const name = `${typed.firstName} ${typed.lastName}`;
		const sentence = fill(texts[outcome][lang], { name, ticket: ticketNumber });
		announce(sentence);
		onDone({ sentence, personId });
		await queries.invalidateQueries({ queryKey: [PARTICIPANTS] });
		await queries.invalidateQueries({ queryKey: [GUEST_PLACES] });
	};
	return (
		<NewForm id={`guest-${event.code}`} form={guestForm} submit={texts.save} save={save} onClose={onClose}>
			{(form) => <GuestFields form={form} places={places} />}
		</NewForm>
	);
}

function isOfBothKinds({ packages }: Places, packageCode: string): boolean {
	const chosen = packages.find((one) => one.code === packageCode);
	return chosen ? chosen.isOnline && chosen.isOnsite : false;
}

const LANGUAGES = [
	{ value: "pl", label: "Polski" },
	{ value: "en", label: "English" },
];

function GuestFields({ form, places }: { form: BoundForm<GuestValues>; places: Places }) {
	const { lang } = useFrame();
	const { packages, editions } = places;
	const editionChoices = editions.map(({ code, name }) => ({ value: code, label: name }));
	const modes = [
		{ value: "", label: texts.onsite[lang] },
		{ value: "online", label: texts.online[lang] },
	];
	return (
		<>
			<TextRow {...form.input("firstName")} autoComplete="off" />
			<TextRow {...form.input("lastName")} autoComplete="off" />
			<TextRow {...form.input("email")} type="email" autoComplete="off" />
			<SelectRow {...form.input("lang")} options={LANGUAGES} />
			<SelectRow
				{...form.input("packageCode")}
				options={[{ value: "", label: texts.choosePackage[lang] }, ...packageChoices(lang, packages)]}
			/>
			{editions.length > 0 && (
				<SelectRow
					{...form.input("calendarCode")}
					options={[{ value: "", label: texts.chooseEdition[lang] }, ...editionChoices]}
				/>
			)}
			{isOfBothKinds(places, form.values.packageCode) && <SelectRow {...form.input("mode")} options={modes} />}
			<TextRow {...form.input("companyName")} isOptional autoComplete="off" />
			<TextRow {...form.input("companyPosition")} isOptional autoComplete="off" />
		</>
	);
}
