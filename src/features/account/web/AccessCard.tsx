import { useState } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { OpenedForm } from "../../../kit/ui/opened-form.tsx";
import { accessTexts as texts } from "../access-texts.ts";
import { ChangePasswordForm } from "./ChangePasswordForm.tsx";
import { OwnSessions } from "./OwnSessions.tsx";

type Props = { lang: Lang; eventCode: string; timeZone: string; email: string };

/** How one logs in, and where one is logged in. */
export function AccessCard({ lang, eventCode, timeZone, email }: Props) {
	/** How often the password was changed here: the other sessions ended with it. */
	const [changes, setChanges] = useState(0);
	return (
		<section className="card form-card" aria-labelledby="access">
			<h2 className="h-card" id="access">
				{texts.title[lang]}
			</h2>
			<dl className="acc-facts">
				<div>
					<dt>{texts.email[lang]}</dt>
					<dd className="wrap-anywhere">{email}</dd>
				</div>
			</dl>
			<OpenedForm
				lang={lang}
				title={texts.password}
				action={texts.changePassword}
				form={({ onClose, onSaved }) => (
					<ChangePasswordForm
						{...{ lang, eventCode, onClose }}
						onSaved={() => {
							setChanges(changes + 1);
							onSaved(texts.passwordChanged[lang]);
						}}
					/>
				)}
			>
				<p className="text-muted text-pretty">{texts.passwordLead[lang]}</p>
			</OpenedForm>
			<OwnSessions {...{ lang, timeZone, changes }} />
		</section>
	);
}
