import type { ComponentProps } from "react";
import { described, Field, type FieldProps } from "./field.tsx";

type Props = FieldProps & Omit<ComponentProps<"textarea">, "id" | "className" | keyof FieldProps>;

/** A multi-line field that grows with its content. */
export function TextAreaField({ lang, id, label, isOptional, help, error, ...area }: Props) {
	return (
		<Field lang={lang} id={id} label={label} isOptional={isOptional} help={help} error={error}>
			<textarea rows={3} {...area} {...described({ id, help, error })} className="field-input field-sizing-content" />
		</Field>
	);
}
