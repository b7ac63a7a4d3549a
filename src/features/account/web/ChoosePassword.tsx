import { type RefObject, useState } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { PasswordField } from "../../../kit/ui/field.tsx";
import { useForm } from "../../../kit/ui/use-form.ts";
import { guestPageTexts } from "../guest-texts.ts";
import { chosenPasswordForm } from "../link-forms.ts";
import { accountTexts as texts } from "../texts.ts";
import { InsideTicket } from "./InsideTicket.tsx";
import { NewPasswordForm } from "./NewPasswordForm.tsx";
import { sendByLink } from "./send-by-link.ts";

export type ChosenPassword = { password?: string; newPassword?: string };

type Props = {
	lang: Lang;
	/** Whether the account has no password yet. */
	isFirst: boolean;
	heading: RefObject<HTMLHeadingElement | null>;
	/** Rejects with the server's answer. */
	choose(chosen: ChosenPassword): Promise<void>;
	/** Reports a link that no longer works; `sentence` gives the reason. */
	onOver(sentence: string, status: number): void;
};

/** Asks for the password chosen in another browser, or for a new one. */
// long: one page's markup
export function ChoosePassword(props: Props) {
	const { lang, isFirst, heading, choose, onOver } = props;
	const [isOther, setOther] = useState(isFirst);
	const { title, lead } = wordsOf(isFirst, isOther);
	const change = () => {
		setOther(!isOther);
		heading.current?.focus();
	};
	return (
		<div className="wrap doors">
			<div className="grid gap-3">
				<h1 className="h-page focus:outline-none" tabIndex={-1} ref={heading}>
					{title[lang]}
				</h1>
				<p className="lead text-pretty">{lead[lang]}</p>
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
					{!isFirst && (
						<button type="button" className="plain-link justify-self-start" onClick={change}>
							{texts[isOther ? "chosenAfterAll" : "setAnother"][lang]}
						</button>
					)}
					<p className="text-muted">{texts.chooseNotYou[lang]}</p>
				</div>
				<InsideTicket lang={lang} />
			</div>
		</div>
	);
}

function wordsOf(isFirst: boolean, isOther: boolean) {
	if (isFirst) return guestPageTexts;
	return isOther
		? { title: texts.anotherTitle, lead: texts.anotherLead }
		: { title: texts.chooseTitle, lead: texts.chooseLead };
}

function ChosenPasswordForm({ lang, choose, onOver }: Props) {
	const form = useForm({
		form: chosenPasswordForm,
		lang,
		id: "chosen",
		failureAt: "password",
		noAnswer: texts.noAnswer,
		save: (_, chosen) => sendByLink(lang, () => choose(chosen), onOver),
	});
	return (
		<form id="chosen" method="dialog" noValidate {...form.handlers} className="card form-card">
			<PasswordField {...form.input("password")} autoComplete="current-password" />
			<button type="submit" className="btn" aria-disabled={form.isSending}>
				{texts[form.isSending ? "confirming" : "activate"][lang]}
			</button>
		</form>
	);
}
