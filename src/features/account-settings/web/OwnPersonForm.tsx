import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Field, TextField } from "../../../kit/ui/field.tsx";
import { PhoneField } from "../../../kit/ui/phone-field.tsx";
import { SavedForm } from "../../../kit/ui/saved-form.tsx";
import { SelectBox } from "../../../kit/ui/select-box.tsx";
import { useForm } from "../../../kit/ui/use-form.ts";
import { usePhoneLibrary } from "../../../kit/ui/use-phone-library.ts";
import { personForm } from "../../account/person-form.ts";
import { personTexts } from "../../account/person-texts.ts";
import { ownPersonTexts as texts } from "../own-person-texts.ts";
import { type OwnPerson, saveOwnPerson } from "../person-contract.ts";

type Props = { lang: Lang; person: OwnPerson; onSaved: (person: OwnPerson) => void; onClose: () => void };

export function OwnPersonForm({ lang, person, onSaved, onClose }: Props) {
	const phone = usePhoneLibrary();
	const { phoneText: _, ...initial } = person;
	const form = useForm({
		form: personForm,
		lang,
		id: "person",
		initial,
		context: phone.isPhoneNo,
		whenReady: phone.started,
		save: async (payload) => onSaved(await call(saveOwnPerson, { query: { lang }, body: payload })),
	});
	const language = form.field("lang");
	return (
		<SavedForm lang={lang} form={form} onClose={onClose}>
			<p className="text-muted text-pretty">{texts.lead[lang]}</p>
			<div className="form-pair">
				<TextField {...form.input("firstName")} autoComplete="given-name" />
				<TextField {...form.input("lastName")} autoComplete="family-name" />
			</div>
			<PhoneField {...form.field("phoneNo")} onStart={phone.onStart} />
			<div className="form-pair">
				<TextField {...form.input("nick")} autoComplete="nickname" isOptional help={personTexts.nickHelp[lang]} />
				<Field {...language}>
					<SelectBox
						id={language.id}
						value={language.value}
						onChange={({ target }) => language.onChange(target.value as Lang)}
					>
						<option value="pl">{texts.polish[lang]}</option>
						<option value="en">{texts.english[lang]}</option>
					</SelectBox>
				</Field>
			</div>
		</SavedForm>
	);
}
