import { type ComponentType, type FormEvent, useEffect, useRef, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import { PasswordField, TextField } from "../../../kit/ui/field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import { logIn } from "../contract.ts";
import { emailError, normalizedEmail } from "../rules.ts";
import { accountTexts as texts } from "../texts.ts";
import type { CodeFormProps } from "./CodeForm.tsx";

type Errors = { email?: Text; password?: Text };

function errorsOf(email: string, password: string): Errors {
	const address = emailError(normalizedEmail(email), { missing: texts.enterEmail, wrong: texts.wrongEmail });
	return { ...(address && { email: address }), ...(password === "" && { password: texts.enterPassword }) };
}

/** `onNotActive` gets the address of an account that awaits activation. */
type Props = { lang: Lang; onLoggedIn: () => void; onNotActive: (email: string) => void };

/** Sends one request at a time; refusals are shown above the fields. */
function useAsking(lang: Lang, onFailure: (failure: CallFailure | undefined) => void) {
	const [isSending, setSending] = useState(false);
	const [refused, setRefused] = useState<string>();
	/** `asking` returns refusals that need no server. */
	const ask = async (asking: () => Promise<string | undefined>) => {
		setSending(true);
		setRefused(undefined);
		try {
			const wrong = await asking();
			if (wrong === undefined) return;
			setRefused(wrong);
		} catch (error) {
			const failure = error instanceof CallFailure ? error : undefined;
			onFailure(failure);
			setRefused(failure?.problem?.message ?? texts.noAnswer[lang]);
		}
		setSending(false);
	};
	const stop = (sentence: string | undefined) => {
		setRefused(sentence);
		setSending(false);
	};
	return { isSending, refused, ask, stop };
}

function useLogIn({ lang, onLoggedIn, onNotActive }: Props) {
	const [email, setEmail] = useState("");
	const [password, setPassword] = useState("");
	const [errors, setErrors] = useState<Errors>({});
	/** The code form, loaded when an account requires a code. */
	const [code, setCode] = useState<{ Form: ComponentType<CodeFormProps> }>();
	const { isSending, refused, ask, stop } = useAsking(lang, (failure) => failure?.status === 403 && onNotActive(email));
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSending) return;
		const found = errorsOf(email, password);
		setErrors(found);
		stop(undefined);
		const first = Object.keys(found)[0];
		if (first) return document.getElementById(`login-${first}`)?.focus();
		void ask(async () => {
			const { isLoggedIn } = await call(logIn, { query: { lang }, body: { email, password } });
			if (isLoggedIn) onLoggedIn();
			else setCode({ Form: (await import("./CodeForm.tsx")).CodeForm });
			return undefined;
		});
	};
	const byPasskey = () => {
		if (isSending) return;
		setErrors({});
		void ask(async () => {
			const wrong = await (await import("./passkeys.ts")).logInWithPasskey(lang);
			if (wrong === undefined) onLoggedIn();
			return wrong;
		});
	};
	/** Back to the password, which stays typed. */
	const backFromCode = (sentence?: string) => {
		setCode(undefined);
		stop(sentence);
	};
	return { email, setEmail, password, setPassword, isSending, errors, refused, submit, byPasskey, code, backFromCode };
}

/** Logs in with e-mail and password, plus a code if the account requires one; or with a passkey. */
// long: one form's markup, a field after the other
export function LogInForm(props: Props) {
	const { lang } = props;
	const own = useLogIn(props);
	const { isSending, email, setEmail, password, setPassword, errors, refused, submit, code } = own;
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (refused) box.current?.focus();
	}, [refused]);
	if (code) return <code.Form lang={lang} onLoggedIn={props.onLoggedIn} onBack={own.backFromCode} />;
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
				<button type="button" className="btn btn-outline" aria-disabled={isSending} onClick={own.byPasskey}>
					{texts.byPasskey[lang]}
				</button>
			</fieldset>
		</form>
	);
}
