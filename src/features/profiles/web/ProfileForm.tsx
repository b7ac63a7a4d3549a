import { fullLink, shownLink } from "../../../kit/address/web-link.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { languageName } from "../../../kit/i18n/language-names.ts";
import { SPOKEN } from "../../../kit/i18n/spoken.ts";
import { FieldError, TextField } from "../../../kit/ui/field.tsx";
import { PickField, WordsField } from "../../../kit/ui/list-field.tsx";
import { TextAreaField } from "../../../kit/ui/text-area-field.tsx";
import { linkError, PROFILE_LIMITS } from "../form.ts";
import { GOALS, goalTexts } from "../goals.ts";
import { profileTexts as texts } from "./texts.ts";
import type { OwnProfileForm } from "./use-own-profile.ts";

/** How many of an event's topics are offered at once. */
const HINTS = 10;

type Props = { lang: Lang; form: OwnProfileForm; isSaved: boolean; hints: readonly string[] };

export function ProfileForm({ lang, form, isSaved, hints }: Props) {
	const { failure, isSending, isDirty } = form;
	return (
		<form noValidate className="card form-card" aria-labelledby="profile-form" {...form.handlers}>
			<h2 className="h-card" id="profile-form">
				{texts.you[lang]}
			</h2>
			<Fields lang={lang} form={form} hints={hints} />
			{failure && (
				<div role="alert">
					<FieldError id="profile" error={failure} />
				</div>
			)}
			<div className="flex flex-wrap gap-4 items-center">
				<button type="submit" className="btn" aria-disabled={isSending}>
					{texts[isSending ? "saving" : "save"][lang]}
				</button>
				<p className="field-help" role="status">
					{isDirty ? texts.unsaved[lang] : isSaved && texts.saved[lang]}
				</p>
			</div>
		</form>
	);
}

function Fields({ lang, form, hints }: Omit<Props, "isSaved">) {
	const { values } = form;
	const list = (name: "topics" | "languages" | "links") => {
		const { value: items, ...field } = form.field(name);
		return { ...field, items, max: PROFILE_LIMITS[name] };
	};
	return (
		<>
			<div className="form-pair">
				<TextField {...form.input("headline")} help={texts.headlineHelp[lang]} autoComplete="organization-title" />
				<TextField {...form.input("company")} isOptional autoComplete="organization" />
			</div>
			<TextAreaField {...form.input("about")} isOptional maxLength={PROFILE_LIMITS.about} />
			<WordsField
				{...list("topics")}
				help={texts.topicsHelp[lang]}
				hints={hints.filter((hint) => !values.topics.includes(hint)).slice(0, HINTS)}
				hintsLabel={texts.topicsHints[lang]}
				maxLength={PROFILE_LIMITS.topic}
			/>
			<Goals lang={lang} form={form} kind="lookingFor" />
			<TextField {...form.input("lookingForText")} isOptional maxLength={PROFILE_LIMITS.sentence} />
			<Goals lang={lang} form={form} kind="offering" />
			<TextField {...form.input("offeringText")} isOptional maxLength={PROFILE_LIMITS.sentence} />
			<PickField {...list("languages")} isOptional options={SPOKEN} nameOf={(code) => languageName(lang, code)} />
			<WordsField
				{...list("links")}
				isOptional
				help={texts.linksHelp[lang]}
				inputMode="url"
				normal={fullLink}
				refusalOf={linkError}
				nameOf={shownLink}
				maxLength={PROFILE_LIMITS.link}
			/>
		</>
	);
}

function Goals({ lang, form, kind }: { lang: Lang; form: OwnProfileForm; kind: "lookingFor" | "offering" }) {
	const { id, label, error, value: chosen, onChange } = form.field(kind);
	return (
		<fieldset>
			<legend className="field-label mb-3">{label}</legend>
			<div className="choices">
				{GOALS.map((goal, index) => (
					<label key={goal} className="choice">
						<input
							type="checkbox"
							id={index === 0 ? id : undefined}
							checked={chosen.includes(goal)}
							disabled={!chosen.includes(goal) && chosen.length >= PROFILE_LIMITS.goals}
							onChange={({ target }) =>
								onChange(target.checked ? [...chosen, goal] : chosen.filter((one) => one !== goal))
							}
						/>
						<span>{goalTexts[goal][kind][lang]}</span>
					</label>
				))}
			</div>
			<FieldError id={id} error={error} />
		</fieldset>
	);
}
