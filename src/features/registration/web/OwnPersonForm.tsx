import { useState } from "react";
import * as z from "zod/mini";
import { call } from "../../../kit/api/call.ts";
import { parsed } from "../../../kit/contract/refine.ts";
import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import { Field, TextField } from "../../../kit/ui/field.tsx";
import { PhoneField } from "../../../kit/ui/phone-field.tsx";
import { SavedForm } from "../../../kit/ui/saved-form.tsx";
import { SelectBox } from "../../../kit/ui/select-box.tsx";
import { usePhoneLibrary } from "../../../kit/ui/use-phone-library.ts";
import { useSavedForm } from "../../../kit/ui/use-saved-form.ts";
import { ownPersonTexts as texts } from "../own-person-texts.ts";
import { type OwnPerson, personBody, saveOwnPerson } from "../person-contract.ts";
import { changedPerson } from "../person-fields.ts";
import { texts as formTexts } from "../texts.ts";

type Props = { lang: Lang; person: OwnPerson; onSaved: (person: OwnPerson) => void; onClose: () => void };

const FIELDS = ["firstName", "lastName", "phoneNo", "nick", "lang"] as const;

/** The values, errors and saving of the form, by the rules of registration. */
function useOwnPerson({ lang, person, onSaved }: Props) {
	const [typed, setTyped] = useState(person);
	const phone = usePhoneLibrary();
	const form = useSavedForm<(typeof FIELDS)[number]>({
		lang,
		id: "person",
		fields: FIELDS,
		whenReady: phone.started,
		judge() {
			const { errors = {} } = parsed(z.pipe(personBody, changedPerson(phone.isPhoneNo)), typed);
			return Object.fromEntries(Object.entries(errors).map(([field, [text]]) => [field, text as Text]));
		},
		save: async () => onSaved(await call(saveOwnPerson, { query: { lang }, body: typed })),
	});
	const set = (changed: Partial<OwnPerson>) => setTyped((before) => ({ ...before, ...changed }));
	return { ...form, typed, set, onPhoneStart: phone.onStart };
}

/** Changes name, phone, nick and the language of e-mails. */
// long: one form's markup, a field after the other
export function OwnPersonForm(props: Props) {
	const { lang, onClose } = props;
	const { typed, set, onPhoneStart, ...form } = useOwnPerson(props);
	const field = (name: "firstName" | "lastName" | "nick") => ({
		lang,
		id: form.idOf(name),
		label: formTexts[name][lang],
		error: form.errors[name],
		value: typed[name],
		onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
	});
	return (
		<SavedForm lang={lang} form={form} onClose={onClose}>
			<p className="text-muted text-pretty">{texts.lead[lang]}</p>
			<div className="form-pair">
				<TextField {...field("firstName")} autoComplete="given-name" />
				<TextField {...field("lastName")} autoComplete="family-name" />
			</div>
			<PhoneField
				lang={lang}
				id={form.idOf("phoneNo")}
				label={formTexts.phoneNo[lang]}
				error={form.errors.phoneNo}
				value={typed.phoneNo}
				onChange={(phoneNo) => set({ phoneNo })}
				onStart={onPhoneStart}
			/>
			<div className="form-pair">
				<TextField {...field("nick")} autoComplete="nickname" isOptional help={formTexts.nickHelp[lang]} />
				<Field lang={lang} id={form.idOf("lang")} label={texts.lang[lang]}>
					<SelectBox
						id={form.idOf("lang")}
						value={typed.lang}
						onChange={(event) => set({ lang: event.target.value as Lang })}
					>
						<option value="pl">{texts.polish[lang]}</option>
						<option value="en">{texts.english[lang]}</option>
					</SelectBox>
				</Field>
			</div>
		</SavedForm>
	);
}
