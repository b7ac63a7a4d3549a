import type { ComponentProps, ReactNode } from "react";
import { useState } from "react";
import type { Lang, Text } from "../i18n/lang.ts";
import { Icon } from "./icons.tsx";

const texts = {
	optional: { pl: "nieobowiązkowe", en: "optional" },
	show: { pl: "Pokaż hasło", en: "Show the password" },
	hide: { pl: "Ukryj hasło", en: "Hide the password" },
} satisfies Record<string, Text>;

export type FieldProps = {
	lang: Lang;
	/** The control's id. The ids of help and error derive from it. */
	id: string;
	label: string;
	isOptional?: boolean | undefined;
	help?: string | undefined;
	error?: string | undefined;
};

/** The attributes that link a control to its help and error. */
export function described({ id, help, error }: Pick<FieldProps, "id" | "help" | "error">) {
	const ids = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ");
	return { id, "aria-invalid": error ? true : undefined, "aria-describedby": ids || undefined };
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
	return error ? (
		<p className="field-error" id={`${id}-error`}>
			<Icon name="warning" />
			<span className="inline-block first-letter:uppercase">{error}</span>
		</p>
	) : null;
}

/** A label above, then control, error and help. */
export function Field({ children, ...props }: FieldProps & { children: ReactNode }) {
	return (
		<div className="field">
			<div className="field-label">
				<label htmlFor={props.id}>{props.label}</label>
				{props.isOptional && <span className="field-optional">{texts.optional[props.lang]}</span>}
			</div>
			{children}
			<FieldError id={props.id} error={props.error} />
			{props.help && (
				<p className="field-help" id={`${props.id}-help`}>
					{props.help}
				</p>
			)}
		</div>
	);
}

type InputProps = Omit<ComponentProps<"input">, "id" | "className" | keyof FieldProps>;

/** A single-line field. `mark` is shown at its right end, such as a tick. */
export function TextField({
	lang,
	id,
	label,
	isOptional,
	help,
	error,
	mark,
	...input
}: FieldProps & InputProps & { mark?: ReactNode }) {
	return (
		<Field lang={lang} id={id} label={label} isOptional={isOptional} help={help} error={error}>
			<div className="relative">
				<input
					type="text"
					{...input}
					{...described({ id, help, error })}
					className={mark ? "field-input pr-12" : "field-input"}
				/>
				{mark && <span className="absolute inset-y-0 right-4 grid place-items-center text-ok">{mark}</span>}
			</div>
		</Field>
	);
}

export function PasswordField({ lang, id, label, isOptional, help, error, ...input }: FieldProps & InputProps) {
	const [isShown, setShown] = useState(false);
	return (
		<Field lang={lang} id={id} label={label} isOptional={isOptional} help={help} error={error}>
			<div className="relative">
				<input
					{...input}
					{...described({ id, help, error })}
					type={isShown ? "text" : "password"}
					autoCapitalize="off"
					spellCheck={false}
					className="field-input pr-14"
				/>
				<button
					type="button"
					className="absolute inset-y-1.5 right-1.5 w-11 grid place-items-center border-0 rounded-[8px] bg-transparent text-muted hover:bg-wash cursor-pointer"
					aria-label={texts[isShown ? "hide" : "show"][lang]}
					title={texts[isShown ? "hide" : "show"][lang]}
					aria-controls={id}
					onClick={() => setShown(!isShown)}
				>
					<Icon name={isShown ? "eyeOff" : "eye"} size={22} />
				</button>
			</div>
		</Field>
	);
}
