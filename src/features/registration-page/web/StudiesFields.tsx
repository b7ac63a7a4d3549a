import type { ReactNode } from "react";
import { TextField } from "../../../kit/ui/field.tsx";
import { REGISTRATION_LIMITS } from "../../registration/rules.ts";
import { questionTexts } from "../question-texts.ts";
import { type StudyChoice, studyTexts as texts } from "../studies.ts";

import type { Registration } from "./use-registration.ts";

type Props = { registration: Registration; schools(choice: StudyChoice): ReactNode };

/** Spec §3 "Profile". A meetup does not ask. */
export function StudiesFields({ registration, schools }: Props) {
	const { form, fields } = registration;
	const { lang } = form;
	const studies = fields.values.studies;
	if (form.event.isMeeting) return null;
	return (
		<section className="card form-card">
			<fieldset className="field">
				<legend className="field-label w-full">
					<span className="h-card">{texts.heading[lang]}</span>
					<span className="field-optional">{questionTexts.optional[lang]}</span>
				</legend>
				<div className="choices choices-three">
					{(["student", "graduate", "none"] as const).map((value) => (
						<label className="choice" key={value}>
							<input
								type="radio"
								name="studies"
								value={value}
								checked={studies === value}
								onChange={() => fields.set({ studies: value })}
							/>
							<span>{texts[value][lang]}</span>
						</label>
					))}
				</div>
			</fieldset>
			{(studies === "student" || studies === "graduate") && schools(studyChoiceOf(registration))}
		</section>
	);
}

function studyChoiceOf({ form: { lang }, fields }: Registration): StudyChoice {
	const { schoolId, departmentId } = fields.values;
	return {
		lang,
		schoolId,
		departmentId,
		errors: fields.errors,
		onChange: fields.set,
		typedField: (name) => <TextField {...fields.input(name)} isOptional maxLength={REGISTRATION_LIMITS.other} />,
	};
}
