import { type FormEvent, useState } from "react";
import { CallFailure } from "../../../kit/api/call.ts";
import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import { TextField } from "../../../kit/ui/field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import { emailError, normalizedEmail } from "../rules.ts";
import { accountTexts as texts } from "../texts.ts";

type Props = {
	lang: Lang;
	/** The form's id, from which the field's is derived. */
	id: string;
	/** The text above the field. */
	title?: Text;
	lead?: Text;
	action: Text;
	sending: Text;
	/** The text after success. */
	sent: Text;
	initial?: string;
	send(email: string): Promise<unknown>;
};

/** Asks for an address and sends an e-mail to it; the answer never reveals whether it has an account. */
export function EmailForm(props: Props) {
	const { lang, id, title, lead, action, sending, sent } = props;
	const { email, setTyped, error, state, submit } = useEmail(props);
	return (
		<form id={id} method="dialog" noValidate onSubmit={submit} className="card form-card">
			{title && <h2 className="h-card">{title[lang]}</h2>}
			{lead && <p className="text-muted">{lead[lang]}</p>}
			<fieldset className="form-stack">
				<TextField
					lang={lang}
					id={`${id}-email`}
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
							<span>{sent[lang]}</span>
						</p>
					)}
				</div>
				<button type="submit" className="btn btn-soft" aria-disabled={state === "sending"}>
					<Icon name="mail" />
					{(state === "sending" ? sending : action)[lang]}
				</button>
			</fieldset>
		</form>
	);
}

function useEmail({ lang, id, initial = "", send }: Props) {
	const [typed, setTyped] = useState<string>();
	const [error, setError] = useState<string>();
	const [state, setState] = useState<"asking" | "sending" | "sent">("asking");
	const email = typed ?? initial;
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (state === "sending") return;
		const wrong = emailError(normalizedEmail(email), { missing: texts.enterEmail, wrong: texts.wrongEmail });
		if (wrong) {
			setError(wrong[lang]);
			document.getElementById(`${id}-email`)?.focus();
			return;
		}
		setError(undefined);
		setState("sending");
		try {
			await send(email);
			setState("sent");
		} catch (failure) {
			setError((failure instanceof CallFailure && failure.problem?.message) || texts.noAnswer[lang]);
			setState("asking");
		}
	};
	return { email, setTyped, error, state, submit };
}
