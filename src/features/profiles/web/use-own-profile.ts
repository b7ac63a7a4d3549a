import { call } from "../../../kit/api/call.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { useForm } from "../../../kit/ui/use-form.ts";
import { type OwnProfile, saveOwnProfile } from "../contract.ts";
import { profileForm } from "../profile-form.ts";

/** Topics are in the page's language. */
function typedOf(lang: Lang, profile: OwnProfile): typeof profileForm.empty {
	const { headline, company, about, lookingFor, lookingForText, offering, offeringText, languages, links } = profile;
	const topics = profile.topics.map((one) => localized(lang, one.name, one.nameEn));
	return {
		headline,
		company,
		about,
		topics,
		lookingFor,
		lookingForText,
		offering,
		offeringText,
		languages,
		links,
	};
}

type Props = { lang: Lang; id: string; profile: OwnProfile; onSaved: (profile: OwnProfile) => void };

/** Validates with the server's rules and saves the profile as a whole. */
export function useOwnProfile({ lang, id, profile, onSaved }: Props) {
	const form = useForm({
		form: profileForm,
		lang,
		id: "profile",
		initial: typedOf(lang, profile),
		async save(payload): Promise<void> {
			const stored = await call(saveOwnProfile, { params: { id }, query: { lang }, body: payload });
			form.load(typedOf(lang, stored));
			onSaved(stored);
		},
	});
	return form;
}

export type OwnProfileForm = ReturnType<typeof useOwnProfile>;
