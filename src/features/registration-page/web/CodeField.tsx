import { bothText } from "../../../kit/money/displayed-price.ts";
import { described, Field } from "../../../kit/ui/field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import { normalizedCode } from "../../codes/rules.ts";
import { filled, buyingTexts as texts } from "../buying-texts.ts";
import { teamTexts } from "../team-texts.ts";
import type { Choice } from "./buying/use-offer.ts";
import type { Registration } from "./use-registration.ts";

/** Undefined if there is nothing to say yet. */
export function effectText({ form }: Registration, choice: Choice, typed: string): string | undefined {
	const { effect, chosen } = choice;
	const { lang, packages } = form;
	const code = normalizedCode(typed);
	if (effect.state === "unanswered") return texts.codeUnanswered[lang];
	if (effect.state === "refused") return effect.message;
	if (effect.state === "elsewhere") {
		const covered = packages.filter((one) => effect.prices.some((price) => price.packageCode === one.code));
		const names = covered.map((one) => one.name).join(", ");
		// a team without tickets only reads which packages the code covers
		const isEarly = choice.tickets?.length === 0 && names;
		const sentence = !names ? texts.codeNothing : choice.tickets || chosen ? texts.codeElsewhere : texts.codeFor;
		return filled((isEarly ? teamTexts.codeFor : sentence)[lang], {
			code,
			names,
		});
	}
	if (effect.state === "shared") {
		const covered = packages.filter(
			(one) => effect.netByPackage.has(one.code) && choice.tickets?.some((ticket) => ticket.packageCode === one.code),
		);
		const names = covered.map((one) => one.name).join(", ");
		return filled(teamTexts.codeShared[lang], { code, percent: String(effect.percent), names });
	}
	if (effect.state !== "applied" || !chosen) return undefined;
	const { price, percent, isInvitation } = effect;
	return filled(texts[isInvitation ? "invitation" : "codeApplied"][lang], {
		code,
		name: chosen.name,
		percent: String(percent),
		price: bothText(lang, choice.basis, price),
	});
}

/** Explains at once what the code changes, or why it does nothing. */
// long: the field beside every message about its code
export function CodeField({ registration }: { registration: Registration }) {
	const { form, fields, offer, choice } = registration;
	const { lang } = form;
	const typed = fields.values.code;
	const { state } = choice.effect;
	const sentence = effectText(registration, choice, typed);
	const isGood =
		state === "applied" || state === "shared" || (state === "elsewhere" && !choice.chosen && !choice.tickets);
	const isWrong = state === "refused" || state === "unanswered";
	const error = isWrong ? sentence : undefined;
	const field = { lang, id: "code", label: texts.codeHeading[lang], help: texts.codeHelp[lang] };
	const ask = () => {
		if (state === "unchecked" || state === "unanswered") void offer.askCode(typed);
	};
	return (
		<div className="code-part">
			<Field {...field} error={error}>
				<div className="code-row">
					<input
						type="text"
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
						maxLength={60}
						className="field-input uppercase"
						{...described({ ...field, error })}
						value={typed}
						onChange={({ target }) => fields.set({ code: target.value })}
						onBlur={ask}
						onKeyDown={(event) => {
							if (event.key !== "Enter" || state !== "unchecked") return;
							event.preventDefault(); // Enter looks the code up
							ask();
						}}
					/>
					<button type="button" className="btn btn-soft" onClick={ask} aria-disabled={offer.isAsking}>
						{texts[offer.isAsking ? "checkingCode" : "checkCode"][lang]}
					</button>
				</div>
			</Field>
			<div aria-live="polite">
				<CodeLookup registration={registration} typed={typed} />
				{sentence && !isWrong && (
					<p className={isGood ? "notice" : "notice notice-warn"}>
						<Icon name={isGood ? "ticket" : "warning"} />
						<span>{sentence}</span>
					</p>
				)}
				{sentence && isWrong && <p className="sr-only">{`${sentence} ${texts.codeUnchecked[lang]}`}</p>}
			</div>
		</div>
	);
}

/** Keeps room for the coming answer. */
function CodeLookup({ registration: { form, choice }, typed }: { registration: Registration; typed: string }) {
	const code = normalizedCode(typed);
	if (choice.effect.state !== "unchecked" || code !== normalizedCode(form.address.code ?? "")) return null;
	return (
		<p className="notice">
			<span className="spinner spinner-small" aria-hidden="true" />
			<span>{filled(texts.codeExpected[form.lang], { code })}</span>
		</p>
	);
}
