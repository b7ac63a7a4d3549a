import { useEffect, useRef } from "react";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { errorTexts } from "../../registration/error-texts.ts";

export type SummedError = { id: string; label: string; message: string };

/** Links to the invalid fields. It takes the focus when `round` changes. */
export function ErrorSummary({ lang, errors, round }: { lang: Lang; errors: SummedError[]; round: number }) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (round > 0) box.current?.focus();
	}, [round]);
	if (errors.length === 0) return null;
	const lead = errors.length === 1 ? errorTexts.fixOne[lang] : fill(errorTexts.fixMany[lang], errors.length);
	return (
		<div className="error-summary" ref={box} tabIndex={-1} role="alert">
			<Icon name="warning" size={24} />
			<div>
				<p className="error-summary-title">{errorTexts.errors[lang]}</p>
				<p>{lead}</p>
				<ul>
					{errors.map((error) => (
						<li key={error.id}>
							<a
								href={`#${error.id}`}
								onClick={(click) => {
									click.preventDefault();
									focusField(error.id);
								}}
							>
								{error.label}: {error.message}
							</a>
						</li>
					))}
				</ul>
			</div>
		</div>
	);
}

function focusField(id: string): void {
	const field = document.getElementById(id);
	const target = field?.matches("fieldset") ? field.querySelector<HTMLElement>("input") : field;
	target?.focus({ preventScroll: true });
	(field?.closest(".field") ?? field)?.scrollIntoView({ block: "center" });
}
