import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import { TextField } from "../../../kit/ui/field.tsx";
import { TextAreaField } from "../../../kit/ui/text-area-field.tsx";
import { editorTexts as texts } from "../texts.ts";

type Control = {
	lang: Lang;
	id: string;
	label: string;
	error: string | undefined;
	value: string;
	onChange: (value: string) => void;
};

type Props<N extends string> = {
	form: { field(name: NoInfer<N> | `${NoInfer<N>}En`): Control };
	/** The Polish field's name; the English one's ends with "En". */
	name: N;
	maxLength: number;
	rows?: number;
};

/** A text in both languages side by side, with a note if English is missing. */
export function PairFields<N extends string>({ form, name, maxLength, rows }: Props<N>) {
	const inPolish = form.field(name);
	const inEnglish = form.field(`${name}En`);
	const { lang } = inPolish;
	const isMissing = inPolish.value.trim() !== "" && inEnglish.value.trim() === "";
	const field = ({ label, onChange, ...control }: Control, text: Text, help?: string) => {
		const shape = {
			...control,
			help,
			maxLength,
			label: fill(text[lang], { label }),
			onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
		};
		return rows ? <TextAreaField {...shape} rows={rows} /> : <TextField {...shape} />;
	};
	return (
		<div className="stand-pair">
			{field(inPolish, texts.inPolish)}
			{field(inEnglish, texts.inEnglish, isMissing ? texts.missing[lang] : undefined)}
		</div>
	);
}
