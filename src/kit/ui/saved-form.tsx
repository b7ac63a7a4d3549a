import { type ReactNode, useEffect, useRef } from "react";
import type { Lang, Text } from "../i18n/lang.ts";
import { FieldError } from "./field.tsx";
import { savedFormTexts as texts } from "./saved-form-texts.ts";
import type { BoundForm } from "./use-form.ts";

type Props = {
	lang: Lang;
	form: Pick<BoundForm<object>, "id" | "failure" | "isSending" | "handlers">;
	onClose: () => void;
	/** The button's label, by default "save". */
	save?: Text;
	saving?: Text;
	children: ReactNode;
};

/** A form opened in place. It focuses its first field, or its button without one. */
export function SavedForm({ lang, form, onClose, save = texts.save, saving = texts.saving, children }: Props) {
	const element = useRef<HTMLFormElement>(null);
	useEffect(() => element.current?.querySelector<HTMLElement>("input, button")?.focus(), []);
	return (
		<form method="dialog" noValidate className="grid gap-[22px]" {...form.handlers} ref={element}>
			{children}
			{form.failure && (
				<div role="alert">
					<FieldError id={form.id} error={form.failure} />
				</div>
			)}
			<div className="pay-ways">
				<button type="submit" className="btn" aria-disabled={form.isSending}>
					{(form.isSending ? saving : save)[lang]}
				</button>
				<button type="button" className="btn btn-outline" onClick={onClose}>
					{texts.cancel[lang]}
				</button>
			</div>
		</form>
	);
}
