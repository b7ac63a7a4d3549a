import { localized } from "../../../kit/i18n/lang.ts";
import { described, Field, FieldError, type FieldProps, TextField } from "../../../kit/ui/field.tsx";
import { SelectBox } from "../../../kit/ui/select-box.tsx";
import type { AdditionalInput } from "../../packages/contract.ts";
import { INPUT_TYPE } from "../../registration/answer-rules.ts";
import { optionsOf } from "../form.ts";
import { questionTexts as texts } from "../question-texts.ts";
import type { TypedAnswer } from "../typed-answers.ts";

type Props = {
	field: Pick<FieldProps, "lang" | "id" | "error">;
	input: AdditionalInput;
	answer: TypedAnswer | undefined;
	onAnswer: (answer: TypedAnswer) => void;
};
type QuestionState = Omit<Props, "field" | "input"> & {
	field: FieldProps;
	options: { value: string; label: string }[];
};

/** A question of an organiser's, as its type is answered. */
export function QuestionField({ field, input, answer, onAnswer }: Props) {
	const { lang } = field;
	const { type } = input;
	const options = optionsOf(input.options).map(({ value, valueEn }) => ({
		value,
		label: localized(lang, value, valueEn),
	}));
	const label = localized(lang, input.name, input.nameEn);
	const state: QuestionState = { field: { ...field, label, isOptional: !input.isRequired }, answer, onAnswer, options };
	if (type === INPUT_TYPE.text) return <TextAnswer {...state} />;
	if (type === INPUT_TYPE.select) return <SelectAnswer {...state} />;
	if (type === INPUT_TYPE.checkbox && options.length === 0) return <YesAnswer {...state} />;
	return <ChoiceAnswer {...state} type={type === INPUT_TYPE.radio ? "radio" : "checkbox"} />;
}

const textOf = (answer: TypedAnswer | undefined) => (typeof answer === "string" ? answer : "");

function TextAnswer({ field, answer, onAnswer }: QuestionState) {
	return <TextField {...field} value={textOf(answer)} onChange={({ target }) => onAnswer(target.value)} />;
}

function SelectAnswer({ field, answer, onAnswer, options }: QuestionState) {
	return (
		<Field {...field}>
			<SelectBox {...described(field)} value={textOf(answer)} onChange={({ target }) => onAnswer(target.value)}>
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

function YesAnswer({ field, answer, onAnswer }: QuestionState) {
	return (
		<div>
			<label className="check">
				<input
					type="checkbox"
					checked={answer === true}
					onChange={({ target }) => onAnswer(target.checked)}
					{...described(field)}
				/>
				<span className="font-bold">{field.label}</span>
			</label>
			<FieldError id={field.id} error={field.error} />
		</div>
	);
}

function ChoiceAnswer({ field, answer, onAnswer, options, type }: QuestionState & { type: "radio" | "checkbox" }) {
	const { lang, id, label, error } = field;
	const chosen = [answer ?? []].flat();
	const choose = (value: string, isOn: boolean) => {
		if (type === "radio") return onAnswer(value);
		onAnswer(options.map((one) => one.value).filter((one) => (one === value ? isOn : chosen.includes(one))));
	};
	return (
		<fieldset className="field" id={id} {...(error && { "aria-describedby": `${id}-error` })}>
			<legend className="field-label w-full">
				<span>{label}</span>
				{field.isOptional && <span className="field-optional">{texts.optional[lang]}</span>}
			</legend>
			<div className="choices">
				{options.map(({ value, label: words }) => (
					<label className="choice" key={value}>
						<input
							type={type}
							name={id}
							value={value}
							checked={chosen.includes(value)}
							onChange={({ target }) => choose(value, target.checked)}
						/>
						<span>{words}</span>
					</label>
				))}
			</div>
			<FieldError id={id} error={error} />
		</fieldset>
	);
}
