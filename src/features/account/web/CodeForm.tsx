import { useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { TextField } from "../../../kit/ui/field.tsx";
import { SavedForm } from "../../../kit/ui/saved-form.tsx";
import { useForm } from "../../../kit/ui/use-form.ts";
import { logInByCode } from "../code-contract.ts";
import { codeForm } from "../code-form.ts";
import { codeTexts as texts } from "../code-texts.ts";
import { accountTexts } from "../texts.ts";

/** `onBack` gets a message if the password is needed again. */
export type CodeFormProps = { lang: Lang; onLoggedIn: () => void | Promise<void>; onBack: (sentence?: string) => void };

export function CodeForm(props: CodeFormProps) {
	const { lang } = props;
	const [kind, setKind] = useState<Kind>("phone");
	return (
		<section className="card form-card" aria-labelledby="login-code-title">
			<div className="grid gap-2">
				<h2 className="h-card" id="login-code-title">
					{texts.title[lang]}
				</h2>
				<p className="text-muted text-pretty" role="status">
					{texts[`${kind}Lead`][lang]}
				</p>
			</div>
			<Fields key={kind} {...props} kind={kind} onChange={() => setKind(kind === "phone" ? "recovery" : "phone")} />
		</section>
	);
}

type Kind = "phone" | "recovery";

function Fields({ lang, onLoggedIn, onBack, kind, onChange }: CodeFormProps & { kind: Kind; onChange: () => void }) {
	const form = useForm({
		form: codeForm,
		lang,
		id: "login",
		context: kind === "phone" ? "phone" : "any",
		async save(payload) {
			try {
				await call(logInByCode, { query: { lang }, body: payload });
				await onLoggedIn();
			} catch (error) {
				if (!(error instanceof CallFailure) || error.status !== 401) throw error;
				onBack(error.message);
			}
		},
	});
	return (
		<SavedForm
			lang={lang}
			form={form}
			save={accountTexts.logIn}
			saving={accountTexts.loggingIn}
			onClose={() => onBack()}
		>
			<TextField
				{...form.input("code")}
				label={texts[`${kind}Code`][lang]}
				inputMode={kind === "phone" ? "numeric" : "text"}
				autoComplete={kind === "phone" ? "one-time-code" : "off"}
				autoCapitalize="off"
				spellCheck={false}
			/>
			<button type="button" className="plain-link justify-self-start text-left" onClick={onChange}>
				{texts[kind === "phone" ? "toRecovery" : "toPhone"][lang]}
			</button>
		</SavedForm>
	);
}
