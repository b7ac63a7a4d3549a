import { useState } from "react";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { PasswordField, TextField } from "../../../kit/ui/field.tsx";
import { SavedForm } from "../../../kit/ui/saved-form.tsx";
import { useSavedForm } from "../../../kit/ui/use-saved-form.ts";
import { changeAddress } from "../address-contract.ts";
import { addressTexts as texts } from "../address-texts.ts";
import { emailError, normalizedEmail } from "../rules.ts";
import { accountTexts } from "../texts.ts";

/** `onSaved` is told the address that the link went to. */
type Props = { lang: Lang; eventCode: string; onSaved: (email: string) => void; onClose: () => void };

const WRONG = { missing: accountTexts.enterEmail, wrong: accountTexts.wrongEmail };

/** Asks for the new address, and for the password once more. */
// long: one form's markup, a field after the other
export function ChangeAddressForm({ lang, eventCode, onSaved, onClose }: Props) {
	const [email, setEmail] = useState("");
	const [password, setPassword] = useState("");
	const form = useSavedForm<"newEmail" | "currentPassword">({
		lang,
		id: "address",
		fields: ["newEmail", "currentPassword"],
		judge: () => ({
			newEmail: emailError(normalizedEmail(email), WRONG),
			currentPassword: password === "" ? accountTexts.enterPassword : undefined,
		}),
		async save() {
			await call(changeAddress, { query: { lang }, body: { newEmail: email, currentPassword: password, eventCode } });
			onSaved(normalizedEmail(email));
		},
	});
	return (
		<SavedForm {...{ lang, form, onClose }} save={texts.send} saving={texts.sending}>
			<p className="text-muted text-pretty">{texts.lead[lang]}</p>
			<div className="form-pair">
				<TextField
					{...{ lang, id: form.idOf("newEmail"), label: texts.newEmail[lang], error: form.errors.newEmail }}
					type="email"
					autoComplete="email"
					value={email}
					onChange={(event) => setEmail(event.target.value)}
				/>
				<PasswordField
					{...{
						lang,
						id: form.idOf("currentPassword"),
						label: texts.password[lang],
						error: form.errors.currentPassword,
					}}
					autoComplete="current-password"
					value={password}
					onChange={(event) => setPassword(event.target.value)}
				/>
			</div>
		</SavedForm>
	);
}
