import { useEffect, useState } from "react";
import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import { TextField } from "../../../kit/ui/field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import { useForm } from "../../../kit/ui/use-form.ts";
import { emailForm } from "../link-forms.ts";
import { accountTexts as texts } from "../texts.ts";

type Props = {
	lang: Lang;
	id: string;
	title?: Text;
	lead?: Text;
	action: Text;
	sending: Text;
	sent: Text;
	initial?: string;
	send(email: string): Promise<unknown>;
};

/** The server's answer does not reveal whether the address has an account. */
export function EmailForm(props: Props) {
	const { lang, id, title, lead, action, sending, sent } = props;
	const { form, isSent } = useEmail(props);
	return (
		<form id={id} method="dialog" noValidate {...form.handlers} className="card form-card">
			{title && <h2 className="h-card">{title[lang]}</h2>}
			{lead && <p className="text-muted">{lead[lang]}</p>}
			<fieldset className="form-stack">
				<TextField {...form.input("email")} type="email" autoComplete="email" />
				<div aria-live="polite">
					{isSent && (
						<p className="notice">
							<Icon name="check" />
							<span>{sent[lang]}</span>
						</p>
					)}
				</div>
				<button type="submit" className="btn btn-soft" aria-disabled={form.isSending}>
					<Icon name="mail" />
					{(form.isSending ? sending : action)[lang]}
				</button>
			</fieldset>
		</form>
	);
}

function useEmail({ lang, id, initial = "", send }: Props) {
	const [isSent, setSent] = useState(false);
	const form = useForm({
		form: emailForm,
		lang,
		id,
		initial: { email: initial },
		failureAt: "email",
		noAnswer: texts.noAnswer,
		async save(_, { email }) {
			setSent(false);
			await send(email);
			setSent(true);
		},
	});
	const { isDirty, rebase } = form;
	useEffect(() => {
		if (!isDirty) rebase({ email: initial });
	}, [initial]);
	return { form, isSent };
}
