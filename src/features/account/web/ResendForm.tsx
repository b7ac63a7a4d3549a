import { type FormEvent, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { type Lang, tidy } from "../../../kit/i18n/lang.ts";
import { TextField } from "../../../kit/ui/field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import { resendActivation } from "../contract.ts";
import { isEmail, keptEmail } from "../rules.ts";
import { accountTexts as texts } from "../texts.ts";

/** Asks for a new activation link. The answer is the same whether or not the address waits for one. */
export function ResendForm({ lang, eventCode, initial }: { lang: Lang; eventCode: string; initial: string }) {
	const [typed, setTyped] = useState<string>();
	const [error, setError] = useState<string>();
	const [state, setState] = useState<"asking" | "sending" | "sent">("asking");
	const email = typed ?? initial;
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (state === "sending") return;
		if (!isEmail(keptEmail(email))) {
			setError(texts[email.trim() === "" ? "enterEmail" : "wrongEmail"][lang]);
			document.getElementById("resend-email")?.focus();
			return;
		}
		setError(undefined);
		setState("sending");
		try {
			await call(resendActivation, { query: { lang }, body: { email, eventCode } });
			setState("sent");
		} catch (failure) {
			setError((failure instanceof CallFailure && failure.problem?.message) || texts.noAnswer[lang]);
			setState("asking");
		}
	};
	return (
		<form id="resend" method="post" noValidate onSubmit={submit} className="card form-card">
			<h2 className="h-card">{texts.resendTitle[lang]}</h2>
			<p className="text-muted">{tidy(texts.resendLead[lang])}</p>
			<TextField
				lang={lang}
				id="resend-email"
				label={texts.email[lang]}
				type="email"
				autoComplete="email"
				value={email}
				error={error}
				onChange={(event) => setTyped(event.target.value)}
			/>
			<div aria-live="polite">
				{state === "sent" && (
					<p className="notice">
						<Icon name="check" />
						<span>{tidy(texts.resent[lang])}</span>
					</p>
				)}
			</div>
			<button type="submit" className="btn btn-soft" aria-disabled={state === "sending"}>
				<Icon name="mail" />
				{texts[state === "sending" ? "resending" : "resend"][lang]}
			</button>
		</form>
	);
}
