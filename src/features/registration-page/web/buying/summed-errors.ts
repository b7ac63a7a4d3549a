import type { Lang, Text } from "../../../../kit/i18n/lang.ts";
import type { SummedError } from "../ErrorSummary.tsx";

export type LabelledField = { name: string; label: string };

type Fields<N extends string> = { errors: Partial<Record<string, string>>; idOf(name: N): string };

/** The invalid fields, in the order of `list`. */
export function summedErrors<N extends string>(fields: Fields<N>, list: readonly LabelledField[]): SummedError[] {
	return list.flatMap(({ name, label }) => {
		const message = fields.errors[name];
		return message ? [{ id: fields.idOf(name as N), label, message }] : [];
	});
}

type Labels = { names: readonly string[]; labels: Record<string, Text | null> };

export function labelledFields(lang: Lang, { names, labels }: Labels): LabelledField[] {
	return names.flatMap((name) => {
		const label = labels[name];
		return label ? [{ name, label: label[lang] }] : [];
	});
}
