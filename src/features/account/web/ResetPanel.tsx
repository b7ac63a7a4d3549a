import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import { type Lang, type Text, tidy } from "../../../kit/i18n/lang.ts";
import { PasswordField } from "../../../kit/ui/field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import { requestReset, resetPassword } from "../contract.ts";
import { confirmError, passwordError } from "../password.ts";
import { accountTexts, resetTexts as texts } from "../texts.ts";
import { EmailForm } from "./EmailForm.tsx";
import { InsideTicket } from "./InsideTicket.tsx";

export type ResetPanelProps = { lang: Lang; base: string; eventCode: string };

/** For who forgot their password: asks for the letter, and with its secret in the address for the new password. */
export function ResetPanel({ lang, base, eventCode }: ResetPanelProps) {
	const [secret, setSecret] = useState("");
	const [state, setState] = useState<{ name: "open" | "done" } | { name: "over"; sentence: string }>({ name: "open" });
	useEffect(() => setSecret(new URLSearchParams(location.search).get("token") ?? ""), []);
	const toLogIn = `${base}/user.html`;
	if (state.name === "done") {
		return (
			<div className="wrap state" role="status">
				<span className="success-mark">
					<Icon name="check" size={36} />
				</span>
				<h1 className="h-page">{texts.doneTitle[lang]}</h1>
				<p className="lead text-pretty">{tidy(texts.done[lang])}</p>
				<a className="btn" href={toLogIn}>
					{accountTexts.logIn[lang]}
				</a>
			</div>
		);
	}
	if (secret && state.name === "open") {
		return (
			<Ground lang={lang} title={texts.setTitle} lead={texts.setLead[lang]} toLogIn={toLogIn}>
				<NewPasswordForm
					{...{ lang, secret }}
					onDone={() => setState({ name: "done" })}
					onOver={(sentence) => setState({ name: "over", sentence })}
				/>
			</Ground>
		);
	}
	const lead = state.name === "over" ? state.sentence : texts.askLead[lang];
	return (
		<Ground lang={lang} title={texts.askTitle} lead={lead} toLogIn={toLogIn}>
			<EmailForm
				id="reset"
				action={texts.ask}
				sending={texts.askingNow}
				sent={texts.asked}
				lang={lang}
				send={(email) => call(requestReset, { query: { lang }, body: { email, eventCode } })}
			/>
		</Ground>
	);
}

function Ground(props: { lang: Lang; title: Text; lead: string; toLogIn: string; children: ReactNode }) {
	const { lang, title, lead, toLogIn, children } = props;
	return (
		<div className="wrap doors">
			<div className="grid gap-3">
				<h1 className="h-page">{title[lang]}</h1>
				<p className="lead text-pretty" role="status">
					{tidy(lead)}
				</p>
			</div>
			<div className="doors-pair grid gap-6">
				<div className="grid gap-6">
					{children}
					<p>
						<a className="underline" href={toLogIn}>
							{texts.backToLogIn[lang]}
						</a>
					</p>
				</div>
				<InsideTicket lang={lang} />
			</div>
			<noscript>
				<p className="notice notice-warn">{accountTexts.noScript[lang]}</p>
			</noscript>
		</div>
	);
}

type FormProps = { lang: Lang; secret: string; onDone: () => void; onOver: (sentence: string) => void };

function NewPasswordForm({ lang, secret, onDone, onOver }: FormProps) {
	const [password, setPassword] = useState("");
	const [again, setAgain] = useState("");
	const [errors, setErrors] = useState<{ password?: string | undefined; again?: string | undefined }>({});
	const [isSending, setSending] = useState(false);
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSending) return;
		const found = { password: passwordError(password)?.[lang], again: confirmError(password, again)?.[lang] };
		setErrors(found.password ? { password: found.password } : found);
		const wrong = found.password ? "password" : found.again && "again";
		if (wrong) return document.getElementById(`reset-${wrong}`)?.focus();
		setSending(true);
		try {
			await call(resetPassword, { query: { lang }, body: { token: secret, newPassword: password } });
			onDone();
		} catch (error) {
			const { status, problem } = error instanceof CallFailure ? error : new CallFailure(0, undefined);
			const sentence = problem?.message ?? accountTexts.noAnswer[lang];
			setSending(false);
			if (status === 410) onOver(sentence);
			else setErrors({ password: sentence });
		}
	};
	return (
		<form id="reset" method="post" noValidate onSubmit={submit} className="card form-card">
			<PasswordField
				lang={lang}
				id="reset-password"
				label={texts.newPassword[lang]}
				error={errors.password}
				autoComplete="new-password"
				value={password}
				onChange={(event) => setPassword(event.target.value)}
			/>
			<PasswordField
				lang={lang}
				id="reset-again"
				label={texts.again[lang]}
				error={errors.again}
				autoComplete="new-password"
				value={again}
				onChange={(event) => setAgain(event.target.value)}
			/>
			<button type="submit" className="btn" aria-disabled={isSending}>
				{texts[isSending ? "setting" : "set"][lang]}
			</button>
		</form>
	);
}
