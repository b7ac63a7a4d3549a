import { type FormEvent, type RefObject, useState } from "react";
import { CallFailure } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { PasswordField } from "../../../kit/ui/field.tsx";
import { accountTexts as texts } from "../texts.ts";
import { InsideTicket } from "./InsideTicket.tsx";
import { NewPasswordForm } from "./NewPasswordForm.tsx";

/** The password from registration, or a new one. */
export type Chosen = { password?: string; newPassword?: string };

type Props = {
	lang: Lang;
	heading: RefObject<HTMLHeadingElement | null>;
	/** Activates the account; rejects with the server's answer. */
	choose(chosen: Chosen): Promise<void>;
	/** The link no longer works; `sentence` gives the reason. */
	onOver(sentence: string, status: number): void;
};

/** Asks for the password of a registration in another browser; a new one can be set instead. */
export function ChoosePassword(props: Props) {
	const { lang, heading, choose, onOver } = props;
	const [isOther, setOther] = useState(false);
	const change = () => {
		setOther(!isOther);
		heading.current?.focus();
	};
	return (
		<div className="wrap doors">
			<div className="grid gap-3">
				<h1 className="h-page focus:outline-none" tabIndex={-1} ref={heading}>
					{texts[isOther ? "anotherTitle" : "chooseTitle"][lang]}
				</h1>
				<p className="lead text-pretty">{texts[isOther ? "anotherLead" : "chooseLead"][lang]}</p>
			</div>
			<div className="doors-pair grid gap-6">
				<div className="grid gap-6">
					{isOther ? (
						<NewPasswordForm
							lang={lang}
							action={texts.choose}
							sending={texts.confirming}
							send={(newPassword) => choose({ newPassword })}
							onOver={onOver}
						/>
					) : (
						<ChosenPasswordForm {...props} />
					)}
					<button type="button" className="plain-link justify-self-start" onClick={change}>
						{texts[isOther ? "chosenAfterAll" : "setAnother"][lang]}
					</button>
					<p className="text-muted">{texts.chooseNotYou[lang]}</p>
				</div>
				<InsideTicket lang={lang} />
			</div>
		</div>
	);
}

function ChosenPasswordForm({ lang, choose, onOver }: Props) {
	const [password, setPassword] = useState("");
	const [error, setError] = useState<string>();
	const [isSending, setSending] = useState(false);
	const fail = (sentence: string) => {
		setError(sentence);
		document.getElementById("chosen-password")?.focus();
	};
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isSending) return;
		if (password === "") return fail(texts.enterPassword[lang]);
		setSending(true);
		try {
			await choose({ password });
		} catch (failure) {
			const { status, problem } = failure instanceof CallFailure ? failure : new CallFailure(0, undefined);
			const sentence = problem?.modelState?.["password"]?.[0] ?? problem?.message ?? texts.noAnswer[lang];
			setSending(false);
			if ([404, 409, 410].includes(status)) onOver(sentence, status);
			else fail(sentence);
		}
	};
	return (
		<form id="chosen" method="dialog" noValidate onSubmit={submit} className="card form-card">
			<PasswordField
				lang={lang}
				id="chosen-password"
				label={texts.chosenPassword[lang]}
				error={error}
				autoComplete="current-password"
				value={password}
				onChange={(event) => setPassword(event.target.value)}
			/>
			<button type="submit" className="btn" aria-disabled={isSending}>
				{texts[isSending ? "confirming" : "activate"][lang]}
			</button>
		</form>
	);
}
