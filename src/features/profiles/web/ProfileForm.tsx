import { fullLink, shownLink } from "../../../kit/address/web-link.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { languageName } from "../../../kit/i18n/language-names.ts";
import { SPOKEN } from "../../../kit/i18n/spoken.ts";
import { FieldError, TextField } from "../../../kit/ui/field.tsx";
import { PickField, WordsField } from "../../../kit/ui/list-field.tsx";
import { TextAreaField } from "../../../kit/ui/text-area-field.tsx";
import type { ProfileBody } from "../contract.ts";
import { PROFILE_LIMITS } from "../form.ts";
import { GOALS, goalTexts } from "../goals.ts";
import { profileTexts as texts } from "./texts.ts";
import type { OwnProfileForm } from "./use-own-profile.ts";

/** Number of an event's topics offered at once. */
const HINTS = 10;

type Props = { lang: Lang; form: OwnProfileForm; isSaved: boolean; hints: readonly string[] };

export function ProfileForm({ lang, form, isSaved, hints }: Props) {
	const { failure, isSaving, submit, isChanged } = form;
	return (
		<form noValidate className="card form-card" aria-labelledby="profile-form" onSubmit={submit}>
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
				<button type="submit" className="btn" aria-disabled={isSaving}>
					{texts[isSaving ? "saving" : "save"][lang]}
				</button>
				<p className="field-help" role="status">
					{isChanged ? texts.unsaved[lang] : isSaved && texts.saved[lang]}
				</p>
			</div>
		</form>
	);
}

// long: a field after the other
function Fields({ lang, form, hints }: Omit<Props, "isSaved">) {
	const { typed, set, errors, idOf } = form;
	const common = <F extends keyof ProfileBody>(name: F) => ({
		lang,
		id: idOf(name),
		label: texts[name][lang],
		error: errors[name],
	});
	const line = (name: "headline" | "company" | "about" | "lookingForText" | "offeringText") => ({
		...common(name),
		value: typed[name],
		onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
	});
	const list = (name: "topics" | "languages" | "links") => ({
		...common(name),
		items: typed[name],
		max: PROFILE_LIMITS[name],
		onChange: (items: string[]) => set({ [name]: items }),
	});
	return (
		<>
			<div className="form-pair">
				<TextField {...line("headline")} help={texts.headlineHelp[lang]} autoComplete="organization-title" />
				<TextField {...line("company")} isOptional autoComplete="organization" />
			</div>
			<TextAreaField {...line("about")} isOptional maxLength={PROFILE_LIMITS.about} />
			<WordsField
				{...list("topics")}
				help={texts.topicsHelp[lang]}
				hints={hints.filter((hint) => !typed.topics.includes(hint)).slice(0, HINTS)}
				hintsLabel={texts.topicsHints[lang]}
				maxLength={PROFILE_LIMITS.topic}
			/>
			<Goals lang={lang} form={form} kind="lookingFor" />
			<TextField {...line("lookingForText")} isOptional maxLength={PROFILE_LIMITS.sentence} />
			<Goals lang={lang} form={form} kind="offering" />
			<TextField {...line("offeringText")} isOptional maxLength={PROFILE_LIMITS.sentence} />
			<PickField {...list("languages")} isOptional options={SPOKEN} nameOf={(code) => languageName(lang, code)} />
			<WordsField
				{...list("links")}
				isOptional
				help={texts.linksHelp[lang]}
				inputMode="url"
				normal={fullLink}
				nameOf={shownLink}
				maxLength={PROFILE_LIMITS.link}
			/>
		</>
	);
}

/** The goals that a person seeks or offers. */
function Goals({ lang, form, kind }: { lang: Lang; form: OwnProfileForm; kind: "lookingFor" | "offering" }) {
	const { typed, set, errors, idOf } = form;
	const chosen = typed[kind];
	return (
		<fieldset>
			<legend className="field-label mb-3">{texts[kind][lang]}</legend>
			<div className="choices">
				{GOALS.map((goal, index) => (
					<label key={goal} className="choice">
						<input
							type="checkbox"
							id={index === 0 ? idOf(kind) : undefined}
							checked={chosen.includes(goal)}
							disabled={!chosen.includes(goal) && chosen.length >= PROFILE_LIMITS.goals}
							onChange={({ target }) =>
								set({ [kind]: target.checked ? [...chosen, goal] : chosen.filter((one) => one !== goal) })
							}
						/>
						<span>{goalTexts[goal][kind][lang]}</span>
					</label>
				))}
			</div>
			<FieldError id={idOf(kind)} error={errors[kind]} />
		</fieldset>
	);
}
