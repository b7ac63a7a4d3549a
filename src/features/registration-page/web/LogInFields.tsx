import { useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { PasswordField } from "../../../kit/ui/field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import { logIn } from "../../account/contract.ts";
import { accountTexts, resetTexts } from "../../account/texts.ts";
import { texts } from "../texts.ts";
import { whoTexts } from "../who-texts.ts";
import type { Registration } from "./use-registration.ts";

type RefusedLogIn = { sentence: string; isNotActive: boolean };

function useLogIn({ form, fields, person }: Registration) {
	const { lang } = form;
	const [password, setPassword] = useState("");
	const [error, setError] = useState<string>();
	const [refused, setRefused] = useState<RefusedLogIn>();
	const [isSending, setSending] = useState(false);
	const enter = async () => {
		if (isSending) return;
		setRefused(undefined);
		setError(password === "" ? accountTexts.enterPassword[lang] : undefined);
		if (password === "") return document.getElementById("login-password")?.focus();
		setSending(true);
		try {
			await call(logIn, { query: { lang }, body: { email: fields.latest().email, password } });
			await person.ask();
		} catch (failure) {
			const { status, problem } = failure instanceof CallFailure ? failure : new CallFailure(0, undefined);
			setRefused({ sentence: problem?.message ?? accountTexts.noAnswer[lang], isNotActive: status === 403 });
		}
		setSending(false);
	};
	return { password, setPassword, error, refused, isSending, enter };
}

/** Logs in with the form's address. Everything typed stays. */
// long: one form's markup, a field after the other
export function LogInFields({ registration }: { registration: Registration }) {
	const { form } = registration;
	const { lang } = form;
	const { password, setPassword, error, refused, isSending, enter } = useLogIn(registration);
	return (
		<>
			<PasswordField
				lang={lang}
				id="login-password"
				label={accountTexts.password[lang]}
				error={error}
				autoComplete="current-password"
				value={password}
				onChange={(event) => setPassword(event.target.value)}
				onKeyDown={(event) => {
					if (event.key !== "Enter") return;
					event.preventDefault(); // Enter logs in
					void enter();
				}}
			/>
			{refused && (
				<div className="notice notice-warn" role="alert">
					<Icon name="warning" />
					<p>
						{refused.sentence}{" "}
						{refused.isNotActive && <a href={`${form.base}/user.html#resend`}>{texts.newLink[lang]}</a>}
					</p>
				</div>
			)}
			<div className="grid gap-2 justify-items-start">
				<button type="button" className="btn btn-ink" onClick={() => void enter()} aria-disabled={isSending}>
					<Icon name="lock" />
					{accountTexts[isSending ? "loggingIn" : "logIn"][lang]}
				</button>
				<p className="field-help">
					{whoTexts.logInHelp[lang]}{" "}
					<a className="underline" href={`${form.base}/reset.html`}>
						{resetTexts.forgot[lang]}
					</a>
				</p>
			</div>
		</>
	);
}
