import { type ComponentType, useEffect, useRef, useState } from "react";
import { CallFailure, call, codeNotLoaded } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { PasswordField, TextField } from "../../../kit/ui/field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import { useForm } from "../../../kit/ui/use-form.ts";
import { logIn } from "../contract.ts";
import { logInForm } from "../log-in-form.ts";
import { accountTexts as texts } from "../texts.ts";
import type { CodeFormProps } from "./CodeForm.tsx";

/** The form shows a `CallFailure` of `onLoggedIn`. `onNotActive` gets an address that is not activated. */
type Props = { lang: Lang; onLoggedIn: () => void | Promise<void>; onNotActive: (email: string) => void };

// long: two ways to log in share a refusal
function useLogIn({ lang, onLoggedIn, onNotActive }: Props) {
	/** The refusal of either way, shown above the fields. */
	const [refused, setRefused] = useState<string>();
	const [code, setCode] = useState<{ Form: ComponentType<CodeFormProps> }>();
	const saying = async (work: () => Promise<string | undefined>) => {
		setRefused(undefined);
		try {
			setRefused(await work());
		} catch (error) {
			if (!(error instanceof CallFailure)) throw error;
			setRefused(error.problem?.message ?? texts.noAnswer[lang]);
			return error;
		}
		return undefined;
	};
	const form = useForm({
		form: logInForm,
		lang,
		id: "login",
		async save(body) {
			const failure = await saying(async () => {
				const { isLoggedIn } = await call(logIn, { query: { lang }, body });
				if (isLoggedIn) await onLoggedIn();
				else setCode({ Form: (await import("./CodeForm.tsx").catch(codeNotLoaded)).CodeForm });
				return undefined;
			});
			if (failure?.status === 403) onNotActive(body.email);
		},
	});
	const byPasskey = () =>
		form.submit({
			names: [],
			save: async () => {
				await saying(async () => {
					const wrong = await (await import("./passkeys.ts").catch(codeNotLoaded)).logInWithPasskey(lang);
					if (wrong === undefined) await onLoggedIn();
					return wrong;
				});
			},
		});
	/** The form keeps the typed password. */
	const backFromCode = (sentence?: string) => {
		setCode(undefined);
		setRefused(sentence);
	};
	return { form, refused, byPasskey, code, backFromCode };
}

/** Logs in with e-mail and password, and with a code if required; or with a passkey. */
export function LogInForm(props: Props) {
	const { lang } = props;
	const { form, refused, byPasskey, code, backFromCode } = useLogIn(props);
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (refused) box.current?.focus();
	}, [refused]);
	if (code) return <code.Form lang={lang} onLoggedIn={props.onLoggedIn} onBack={backFromCode} />;
	return (
		<form method="dialog" noValidate {...form.handlers} className="card form-card">
			{refused && (
				<div className="error-summary" role="alert" tabIndex={-1} ref={box}>
					<Icon name="warning" size={24} />
					<p className="error-summary-title">{refused}</p>
				</div>
			)}
			<fieldset className="form-stack">
				<TextField {...form.input("email")} type="email" autoComplete="username" />
				<PasswordField {...form.input("password")} autoComplete="current-password" />
				<button type="submit" className="btn" aria-disabled={form.isSending}>
					{texts[form.isSending ? "loggingIn" : "logIn"][lang]}
				</button>
				<button
					type="button"
					className="btn btn-outline"
					aria-disabled={form.isSending}
					onClick={() => void byPasskey()}
				>
					{texts.byPasskey[lang]}
				</button>
			</fieldset>
		</form>
	);
}
