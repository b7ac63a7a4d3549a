import { useId } from "react";
import { buyingTexts as texts } from "../buying-texts.ts";
import { effectText } from "./CodeField.tsx";
import type { Registration } from "./use-registration.ts";

/** The code beside the total. Step 1 has its own field. */
// long: one field with its button and messages
export function SummaryCode({ registration }: { registration: Registration }) {
	const id = useId();
	const { form, fields, offer, choice, step, registered } = registration;
	const { lang } = form;
	if (step === "package" || registered || form.event.isMeeting || choice.isFull) return null;
	const typed = fields.values.code;
	const { state } = choice.effect;
	const isWrong = state === "refused" || state === "unanswered";
	const apply = () => {
		if (state === "unchecked" || state === "unanswered") void offer.askCode(typed);
	};
	return (
		<div className="summary-code">
			<label className="sr-only" htmlFor={id}>
				{texts.summaryCode[lang]}
			</label>
			<div className="summary-code-row">
				<input
					id={id}
					type="text"
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					maxLength={60}
					placeholder={texts.summaryCode[lang]}
					value={typed}
					aria-invalid={isWrong}
					aria-describedby={`${id}-says`}
					onChange={(event) => fields.set({ code: event.target.value })}
					onKeyDown={(event) => {
						if (event.key !== "Enter") return;
						event.preventDefault(); // Enter must not submit the form
						apply();
					}}
				/>
				<button type="button" className="btn btn-outline" onClick={apply} aria-disabled={offer.isAsking}>
					{texts[offer.isAsking ? "checkingCode" : "applyCode"][lang]}
				</button>
			</div>
			<p id={`${id}-says`} aria-live="polite" className="summary-code-says empty:hidden">
				{effectText(registration, choice, typed)}
			</p>
		</div>
	);
}
