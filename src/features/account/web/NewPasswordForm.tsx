import type { ReactNode } from "react";
import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import { PasswordField } from "../../../kit/ui/field.tsx";
import { useForm } from "../../../kit/ui/use-form.ts";
import { newPasswordForm } from "../link-forms.ts";
import { accountTexts } from "../texts.ts";
import { sendByLink } from "./send-by-link.ts";

type Props = {
	lang: Lang;
	action: Text;
	sending: Text;
	/** Rejects with the server's answer. */
	send(password: string): Promise<void>;
	children?: ReactNode;
	/** Reports a link that no longer works; `sentence` gives the reason. */
	onOver(sentence: string, status: number): void;
};

/** The rules are those of registration (spec §5). */
export function NewPasswordForm(props: Props) {
	const { lang, action, sending } = props;
	const form = useNewPassword(props);
	return (
		<form id="set-password" method="dialog" noValidate {...form.handlers} className="card form-card">
			<PasswordField {...form.input("password")} autoComplete="new-password" />
			<PasswordField {...form.input("again")} autoComplete="new-password" />
			{props.children}
			<button type="submit" className="btn" aria-disabled={form.isSending}>
				{(form.isSending ? sending : action)[lang]}
			</button>
		</form>
	);
}

function useNewPassword({ lang, send, onOver }: Props) {
	return useForm({
		form: newPasswordForm,
		lang,
		id: "new",
		failureAt: "password",
		noAnswer: accountTexts.noAnswer,
		save: (_, { password }) => sendByLink(lang, () => send(password), onOver),
	});
}
