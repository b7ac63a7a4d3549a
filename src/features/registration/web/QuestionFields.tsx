import { localized } from "../../../kit/i18n/lang.ts";
import { described, Field, FieldError, TextField } from "../../../kit/ui/field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { AdditionalInput } from "../../packages/contract.ts";
import { optionsOf } from "../form.ts";
import { INPUT_TYPE } from "../rules.ts";
import { texts } from "../texts.ts";
import { idOf } from "./field-list.ts";
import type { Registration } from "./use-registration.ts";

type Props = { registration: Registration };

/** The questions of the package (spec §3 "Additional input"). */
export function QuestionFields({ registration }: Props) {
	const { form, choice } = registration;
	const { chosen } = choice;
	if (!chosen || chosen.inputs.length === 0) return null;
	return (
		<section className="card form-card">
			<h2 className="h-card">{texts.questions[form.lang]}</h2>
			{chosen.inputs.map((input) => (
				<Question key={input.objectId} registration={registration} input={input} />
			))}
		</section>
	);
}

function Question({ registration, input }: Props & { input: AdditionalInput }) {
	const { form, fields, errorOf } = registration;
	const { lang } = form;
	const name = `answers.q${input.objectId}` as const;
	const id = idOf(name);
	const label = localized(lang, input.name, input.nameEn);
	const options = optionsOf(input.options).map(({ value, valueEn }) => ({
		value,
		label: localized(lang, value, valueEn),
	}));
	const field = { lang, id, label, isOptional: !input.isRequired, error: errorOf(name) };
	if (input.type === INPUT_TYPE.text) return <TextField {...field} {...fields.register(name)} />;
	if (input.type === INPUT_TYPE.select) {
		return (
			<Field {...field}>
				<div className="relative">
					<select className="field-input appearance-none pr-12" {...fields.register(name)} {...described(field)}>
						<option value="">{texts.choose[lang]}</option>
						{options.map((option) => (
							<option key={option.value} value={option.value}>
								{option.label}
							</option>
						))}
					</select>
					<Icon name="down" className="absolute right-4 top-[18px] pointer-events-none text-muted" />
				</div>
			</Field>
		);
	}
	if (input.type === INPUT_TYPE.checkbox && options.length === 0) {
		return (
			<div>
				<label className="check">
					<input type="checkbox" {...fields.register(name)} {...described(field)} />
					<span className="font-bold">{label}</span>
				</label>
				<FieldError id={id} error={field.error} />
			</div>
		);
	}
	return (
		<fieldset className="field" id={id} {...(field.error && { "aria-describedby": `${id}-error` })}>
			<legend className="field-label w-full">
				<span>{label}</span>
				{field.isOptional && <span className="field-optional">{texts.optional[lang]}</span>}
			</legend>
			<div className="choices">
				{options.map((option) => (
					<label className="choice" key={option.value}>
						<input
							type={input.type === INPUT_TYPE.radio ? "radio" : "checkbox"}
							value={option.value}
							{...fields.register(name)}
						/>
						<span>{option.label}</span>
					</label>
				))}
			</div>
			<FieldError id={id} error={field.error} />
		</fieldset>
	);
}
