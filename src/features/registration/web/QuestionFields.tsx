import type { UseFormRegisterReturn } from "react-hook-form";
import { localized } from "../../../kit/i18n/lang.ts";
import { described, Field, FieldError, type FieldProps, TextField } from "../../../kit/ui/field.tsx";
import { SelectBox } from "../../../kit/ui/select-box.tsx";
import type { AdditionalInput } from "../../packages/contract.ts";
import { INPUT_TYPE } from "../answers.ts";
import { optionsOf } from "../form.ts";
import { texts } from "../texts.ts";
import { idOf } from "./named-field.ts";
import type { Registration } from "./use-registration.ts";

type Props = { registration: Registration };

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

type QuestionState = {
	field: FieldProps;
	bound: UseFormRegisterReturn;
	options: { value: string; label: string }[];
};

function Question({ registration, input }: Props & { input: AdditionalInput }) {
	const { form, fields, errorOf } = registration;
	const { lang } = form;
	const name = `answers.q${input.objectId}` as const;
	const field = {
		lang,
		id: idOf(name),
		label: localized(lang, input.name, input.nameEn),
		isOptional: !input.isRequired,
		error: errorOf(name),
	};
	const bound = fields.register(name);
	const options = optionsOf(input.options).map(({ value, valueEn }) => ({
		value,
		label: localized(lang, value, valueEn),
	}));
	const { type } = input;
	if (type === INPUT_TYPE.text) return <TextField {...field} {...bound} />;
	if (type === INPUT_TYPE.select) return <SelectAnswer field={field} bound={bound} options={options} />;
	if (type === INPUT_TYPE.checkbox && options.length === 0) return <YesAnswer field={field} bound={bound} />;
	return (
		<ChoiceAnswer
			field={field}
			bound={bound}
			options={options}
			type={type === INPUT_TYPE.radio ? "radio" : "checkbox"}
		/>
	);
}

function SelectAnswer({ field, bound, options }: QuestionState) {
	return (
		<Field {...field}>
			<SelectBox {...bound} {...described(field)}>
				<option value="">{texts.choose[field.lang]}</option>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</SelectBox>
		</Field>
	);
}

/** A question with a single checkbox. */
function YesAnswer({ field, bound }: Omit<QuestionState, "options">) {
	return (
		<div>
			<label className="check">
				<input type="checkbox" {...bound} {...described(field)} />
				<span className="font-bold">{field.label}</span>
			</label>
			<FieldError id={field.id} error={field.error} />
		</div>
	);
}

function ChoiceAnswer({ field, bound, options, type }: QuestionState & { type: "radio" | "checkbox" }) {
	const { lang, id, label, error } = field;
	return (
		<fieldset className="field" id={id} {...(error && { "aria-describedby": `${id}-error` })}>
			<legend className="field-label w-full">
				<span>{label}</span>
				{field.isOptional && <span className="field-optional">{texts.optional[lang]}</span>}
			</legend>
			<div className="choices">
				{options.map((option) => (
					<label className="choice" key={option.value}>
						<input type={type} value={option.value} {...bound} />
						<span>{option.label}</span>
					</label>
				))}
			</div>
			<FieldError id={id} error={error} />
		</fieldset>
	);
}
