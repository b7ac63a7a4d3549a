import { texts } from "../texts.ts";
import { QuestionField } from "./QuestionField.tsx";
import type { Registration } from "./use-registration.ts";

export function QuestionFields({ registration }: { registration: Registration }) {
	const { form, choice, fields } = registration;
	const { lang } = form;
	const inputs = choice.chosen?.inputs ?? [];
	if (inputs.length === 0) return null;
	return (
		<section className="card form-card">
			<h2 className="h-card">{texts.questions[lang]}</h2>
			{inputs.map((input) => {
				const { objectId } = input;
				const name = `answers.${objectId}` as const;
				return (
					<QuestionField
						key={objectId}
						field={{ lang, id: fields.idOf(name), error: fields.errors[name] }}
						input={input}
						answer={fields.values.answers[objectId]}
						onAnswer={(answer) => fields.set({ answers: { ...fields.latest().answers, [objectId]: answer } })}
					/>
				);
			})}
		</section>
	);
}
