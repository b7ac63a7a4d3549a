import { fill } from "../../../../kit/i18n/fill.ts";
import type { Lang, Text } from "../../../../kit/i18n/lang.ts";
import { TextField } from "../../../../kit/ui/field.tsx";
import { TextAreaField } from "../../../../kit/ui/text-area-field.tsx";
import { editorTexts as texts } from "../../editor-texts.ts";

type Props = {
	lang: Lang;
	label: Text;
	ids: { pl: string; en: string };
	values: { pl: string; en: string };
	/** Error of the Polish field: English is optional. */
	error: string | undefined;
	maxLength: number;
	rows?: number;
	onChange: (values: { pl: string; en: string }) => void;
};

/** A text in both languages side by side, with a note on missing English. */
export function PairFields({ lang, label, ids, values, error, maxLength, rows, onChange }: Props) {
	const isMissing = values.pl.trim() !== "" && values.en.trim() === "";
	const field = (of: Lang) => {
		const words = fill(texts[of === "pl" ? "inPolish" : "inEnglish"][lang], { label: label[lang] });
		const shape = { lang, id: ids[of], label: words, value: values[of], maxLength };
		const fieldMessage = of === "pl" ? { error } : { help: isMissing ? texts.missing[lang] : undefined };
		return rows ? (
			<TextAreaField
				{...shape}
				{...fieldMessage}
				rows={rows}
				onChange={({ target }) => onChange({ ...values, [of]: target.value })}
			/>
		) : (
			<TextField {...shape} {...fieldMessage} onChange={({ target }) => onChange({ ...values, [of]: target.value })} />
		);
	};
	return (
		<div className="stand-pair">
			{field("pl")}
			{field("en")}
		</div>
	);
}
