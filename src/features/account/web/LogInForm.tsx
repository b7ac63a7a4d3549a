import { type FormEvent, useEffect, useRef, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import { PasswordField, TextField } from "../../../kit/ui/field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import { logIn } from "../contract.ts";
import { emailError, normalizedEmail } from "../rules.ts";
import { accountTexts as texts } from "../texts.ts";

type Errors = { email?: Text; password?: Text };

function errorsOf(email: string, password: string): Errors {
	const address = emailError(normalizedEmail(email), { missing: texts.enterEmail, wrong: texts.wrongEmail });
	return { ...(address && { email: address }), ...(password === "" && { password: texts.enterPassword }) };
}

/** `onNotActive` is told the address of an account that waits for its activation. */
type Props = { lang: Lang; onLoggedIn: () => void; onNotActive: (email: string) => void };

/** What is typed, what is wrong with it, and the asking itself. */
function useLogIn({ lang, onLoggedIn, onNotActive }: Props) {
	const [isSending, setSending] = useState(false);
	const [email, setEmail] = useState("");
	const [password, setPassword] = useState("");
	const [errors, setErrors] = useState<Errors>({});
	const [refused, setRefused] = useState<string>();
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSending) return;
		const found = errorsOf(email, password);
		setErrors(found);
		setRefused(undefined);
		const first = Object.keys(found)[0];
		if (first) return document.getElementById(`login-${first}`)?.focus();
		setSending(true);
		try {
			await call(logIn, { query: { lang }, body: { email, password } });
			onLoggedIn();
		} catch (error) {
			const failure = error instanceof CallFailure ? error : undefined;
			if (failure?.status === 403) onNotActive(email);
			setRefused(failure?.problem?.message ?? texts.noAnswer[lang]);
			setSending(false);
		}
	};
	return { isSending, email, setEmail, password, setPassword, errors, refused, submit };
}

/** Logs in with e-mail and password. */
// long: one form's markup, a field after the other
export function LogInForm(props: Props) {
	const { lang } = props;
	const { isSending, email, setEmail, password, setPassword, errors, refused, submit } = useLogIn(props);
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (refused) box.current?.focus();
	}, [refused]);
	return (
		<form method="dialog" noValidate onSubmit={submit} className="card form-card">
			{refused && (
				<div className="error-summary" role="alert" tabIndex={-1} ref={box}>
					<Icon name="warning" size={24} />
					<p className="error-summary-title">{refused}</p>
				</div>
			)}
			<fieldset className="form-stack">
				<TextField
					lang={lang}
					id="login-email"
					label={texts.email[lang]}
					error={errors.email?.[lang]}
					type="email"
					autoComplete="username"
					value={email}
					onChange={(event) => setEmail(event.target.value)}
				/>
				<PasswordField
					lang={lang}
					id="login-password"
					label={texts.password[lang]}
					error={errors.password?.[lang]}
					autoComplete="current-password"
					value={password}
					onChange={(event) => setPassword(event.target.value)}
				/>
				<button type="submit" className="btn" aria-disabled={isSending}>
					{texts[isSending ? "loggingIn" : "logIn"][lang]}
				</button>
			</fieldset>
		</form>
	);
}
