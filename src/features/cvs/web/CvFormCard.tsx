import type { Lang } from "../../../kit/i18n/lang.ts";
import { TextAreaField } from "../../../kit/ui/text-area-field.tsx";
import { useForm } from "../../../kit/ui/use-form.ts";
import type { CvForm } from "../contract.ts";
import { Expectations } from "./Expectations.tsx";
import type { FormPart } from "./form-part.ts";
import { ownCvForm } from "./own-cv-form.ts";
import { Rows } from "./Rows.tsx";
import { SavingState } from "./SavingState.tsx";
import { Skills } from "./Skills.tsx";
import { cvTexts as texts } from "./texts.ts";

type Props = { lang: Lang; initial: CvForm; save: (form: CvForm) => Promise<void> };

const EXPERIENCE = { position: "", company: "", from: "", to: "", about: "" };
const EDUCATION = { school: "", field: "", from: "", to: "" };

export function CvFormCard({ lang, initial, save }: Props) {
	const form = useForm({ form: ownCvForm, lang, id: "cv", initial, mode: "typing", save });
	// The field `about` shows its own error.
	const [, refusal = form.failure] = Object.entries(form.errors).find(([name]) => name !== "about") ?? [];
	const part: FormPart = { lang, form: form.values, set: form.set };
	return (
		<section className="card form-card" aria-labelledby="cv-form">
			<div className="grid gap-2">
				<div className="flex flex-wrap gap-x-6 gap-y-2 items-baseline justify-between">
					<h2 className="h-card" id="cv-form">
						{texts.form[lang]}
					</h2>
					<SavingState lang={lang} state={form.saveState} refusal={refusal} onRetry={form.saveNow} />
				</div>
				<p className="text-muted">{texts.formLead[lang]}</p>
			</div>
			<TextAreaField {...form.input("about")} help={texts.aboutHelp[lang]} maxLength={1000} />
			<Histories {...part} />
			<Skills {...part} />
			<Expectations {...part} />
		</section>
	);
}

// long: two lists' markup
function Histories({ lang, form, set }: FormPart) {
	const from = { name: "from" as const, label: texts.from[lang], maxLength: 20 };
	const to = { name: "to" as const, label: texts.until[lang], help: texts.untilHelp[lang], maxLength: 20 };
	return (
		<>
			<Rows<CvForm["experience"][number]>
				lang={lang}
				id="cv-experience"
				label={texts.experience[lang]}
				add={texts.addExperience[lang]}
				max={20}
				rows={form.experience}
				empty={EXPERIENCE}
				nameOf={(row) => row.position || row.company}
				fields={[
					{ name: "position", label: texts.position[lang], maxLength: 120 },
					{ name: "company", label: texts.company[lang], maxLength: 150 },
					from,
					to,
					{ name: "about", label: texts.tasks[lang], maxLength: 1000, isLong: true },
				]}
				onChange={(experience) => set({ experience })}
			/>
			<Rows<CvForm["education"][number]>
				lang={lang}
				id="cv-education"
				label={texts.education[lang]}
				add={texts.addEducation[lang]}
				max={10}
				rows={form.education}
				empty={EDUCATION}
				nameOf={(row) => row.school || row.field}
				fields={[
					{ name: "school", label: texts.school[lang], maxLength: 200, isSchool: true },
					{ name: "field", label: texts.field[lang], maxLength: 200 },
					from,
					to,
				]}
				onChange={(education) => set({ education })}
			/>
		</>
	);
}
