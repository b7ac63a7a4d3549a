import { type FormEvent, type ReactNode, useState } from "react";
import { CallFailure } from "../../../kit/api/call.ts";
import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import { PasswordField } from "../../../kit/ui/field.tsx";
import { confirmError, passwordError } from "../password.ts";
import { accountTexts, resetTexts as texts } from "../texts.ts";

type Props = {
	lang: Lang;
	action: Text;
	sending: Text;
	/** Sends the password; rejects with the server's answer. */
	send(password: string): Promise<void>;
	/** The content between fields and button. */
	children?: ReactNode;
	/** The link no longer works; `sentence` gives the reason. */
	onOver(sentence: string, status: number): void;
};

/** Asks twice for a new password, validated as at registration (spec §5). */
export function NewPasswordForm(props: Props) {
	const { lang, action, sending } = props;
	const { password, setPassword, again, setAgain, errors, isSending, submit } = useNewPassword(props);
	return (
		<form id="set-password" method="dialog" noValidate onSubmit={submit} className="card form-card">
			<PasswordField
				lang={lang}
				id="new-password"
				label={texts.newPassword[lang]}
				error={errors.password}
				autoComplete="new-password"
				value={password}
				onChange={(event) => setPassword(event.target.value)}
			/>
			<PasswordField
				lang={lang}
				id="new-again"
				label={texts.again[lang]}
				error={errors.again}
				autoComplete="new-password"
				value={again}
				onChange={(event) => setAgain(event.target.value)}
			/>
			{props.children}
			<button type="submit" className="btn" aria-disabled={isSending}>
				{(isSending ? sending : action)[lang]}
			</button>
		</form>
	);
}

function useNewPassword({ lang, send, onOver }: Props) {
	const [password, setPassword] = useState("");
	const [again, setAgain] = useState("");
	const [errors, setErrors] = useState<{ password?: string | undefined; again?: string | undefined }>({});
	const [isSending, setSending] = useState(false);
	const tell = (found: typeof errors) => {
		setErrors(found);
		const wrong = found.password ? "password" : found.again && "again";
		if (wrong) document.getElementById(`new-${wrong}`)?.focus();
		return wrong !== undefined;
	};
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSending) return;
		const wrong = passwordError(password)?.[lang];
		if (tell(wrong ? { password: wrong } : { again: confirmError(password, again)?.[lang] })) return;
		setSending(true);
		try {
			await send(password);
		} catch (error) {
			const { status, problem } = error instanceof CallFailure ? error : new CallFailure(0, undefined);
			const sentence = problem?.message ?? accountTexts.noAnswer[lang];
			const fields = Object.values(problem?.modelState ?? {});
			setSending(false);
			if ([404, 409, 410].includes(status)) onOver(sentence, status);
			else tell({ password: fields[0]?.[0] ?? sentence });
		}
	};
	return { password, setPassword, again, setAgain, errors, isSending, submit };
}
