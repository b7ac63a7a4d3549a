import { schoolTexts as texts } from "../school.ts";
import { texts as formTexts } from "../texts.ts";
import { SchoolFields } from "./SchoolFields.tsx";
import type { Registration } from "./use-registration.ts";

/** Whether and where a person studies (spec §3 "Profile"). A meetup does not ask. */
export function StudiesFields({ registration }: { registration: Registration }) {
	const { form, fields } = registration;
	const { lang } = form;
	const studies = fields.values.studies;
	if (form.event.isMeeting) return null;
	return (
		<section className="card form-card">
			<fieldset className="field">
				<legend className="field-label w-full">
					<span className="h-card">{texts.heading[lang]}</span>
					<span className="field-optional">{formTexts.optional[lang]}</span>
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
			{(studies === "student" || studies === "graduate") && <SchoolFields registration={registration} />}
		</section>
	);
}
