import { useState } from "react";
import { call } from "../../../kit/api/call.ts";
import { parsed } from "../../../kit/contract/refine.ts";
import { type Lang, localized, type Text } from "../../../kit/i18n/lang.ts";
import { useSavedForm } from "../../../kit/ui/use-saved-form.ts";
import { type OwnProfile, type ProfileBody, saveOwnProfile } from "../contract.ts";
import { rightProfile } from "../form.ts";

/** The fields in the screen's order. */
export const FIELDS = [
	"headline",
	"company",
	"about",
	"topics",
	"lookingFor",
	"lookingForText",
	"offering",
	"offeringText",
	"languages",
	"links",
] as (keyof ProfileBody)[];

/** The form values of a profile; topics in the page's language. */
function typedOf(lang: Lang, profile: OwnProfile): ProfileBody {
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

/** The profile form: validated by the server's rules, and saved as a whole. */
export function useOwnProfile({ lang, id, profile, onSaved }: Props) {
	const [typed, setTyped] = useState(() => typedOf(lang, profile));
	const [isChanged, setChanged] = useState(false);
	const form = useSavedForm<keyof ProfileBody>({
		lang,
		id: "profile",
		fields: FIELDS,
		judge() {
			const { errors = {} } = parsed(rightProfile, typed);
			return Object.fromEntries(Object.entries(errors).map(([field, [text]]) => [field, text as Text]));
		},
		async save() {
			const saved = await call(saveOwnProfile, { params: { id }, query: { lang }, body: typed });
			setTyped(typedOf(lang, saved));
			setChanged(false);
			onSaved(saved);
		},
	});
	const set = (changed: Partial<ProfileBody>) => {
		setTyped((before) => ({ ...before, ...changed }));
		setChanged(true);
	};
	return { ...form, typed, set, isChanged };
}

export type OwnProfileForm = ReturnType<typeof useOwnProfile>;
