import { fullLink, isWebLink, shownLink } from "../../../kit/address/web-link.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { languageName } from "../../../kit/i18n/language-names.ts";
import { SPOKEN } from "../../../kit/i18n/spoken.ts";
import { PickField, WordsField } from "../../../kit/ui/list-field.tsx";
import { SelectBox } from "../../../kit/ui/select-box.tsx";
import { LEVELS } from "../contract.ts";
import type { FormPart } from "./form-part.ts";
import { nativeText, cvTexts as texts } from "./texts.ts";

// long: one field after the other
export function Skills({ lang, form, set }: FormPart) {
	const { skills, languages, links } = form;
	const codes = languages.map((one) => one.code);
	const levelOf = (code: string) => languages.find((one) => one.code === code)?.level ?? "B2";
	return (
		<>
			<WordsField
				lang={lang}
				id="cv-skills"
				label={texts.skills[lang]}
				items={skills}
				max={40}
				maxLength={60}
				onChange={(items) => set({ skills: items })}
			/>
			<PickField
				lang={lang}
				id="cv-languages"
				label={texts.languages[lang]}
				items={codes}
				max={12}
				options={SPOKEN}
				nameOf={(code) => languageName(lang, code)}
				onChange={(items) => set({ languages: items.map((code) => ({ code, level: levelOf(code) })) })}
			/>
			{languages.length > 0 && <Levels lang={lang} form={form} set={set} />}
			<WordsField
				lang={lang}
				id="cv-links"
				label={texts.links[lang]}
				items={links}
				max={5}
				maxLength={200}
				inputMode="url"
				normal={fullLink}
				nameOf={shownLink}
				refusalOf={(link) => (isWebLink(link) ? undefined : texts.linkWrong)}
				onChange={(items) => set({ links: items })}
			/>
		</>
	);
}

function Levels({ lang, form: { languages }, set }: FormPart) {
	return (
		<div className="cv-levels">
			{languages.map(({ code, level }) => (
				<label key={code} className="grid gap-2 font-semibold">
					{fill(texts.level[lang], { language: languageName(lang, code) })}
					<SelectBox
						value={level}
						onChange={({ target }) => {
							const chosen = LEVELS.find((one) => one === target.value) ?? level;
							set({ languages: languages.map((one) => (one.code === code ? { code, level: chosen } : one)) });
						}}
					>
						{LEVELS.map((one) => (
							<option key={one} value={one}>
								{one === "native" ? nativeText[lang] : one}
							</option>
						))}
					</SelectBox>
				</label>
			))}
		</div>
	);
}
