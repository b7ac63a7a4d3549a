import { useEffect, useRef, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { FieldError, PasswordField, TextField } from "../../../kit/ui/field.tsx";
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
	const { errors, failure, isSaving, idOf, submit } = useSavedForm<"newEmail" | "currentPassword">({
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
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => form.current?.querySelector("input")?.focus(), []);
	return (
		<form method="dialog" noValidate className="grid gap-[22px]" onSubmit={submit} ref={form}>
			<p className="text-muted text-pretty">{texts.lead[lang]}</p>
			<div className="form-pair">
				<TextField
					{...{ lang, id: idOf("newEmail"), label: texts.newEmail[lang], error: errors.newEmail }}
					type="email"
					autoComplete="email"
					value={email}
					onChange={(event) => setEmail(event.target.value)}
				/>
				<PasswordField
					{...{ lang, id: idOf("currentPassword"), label: texts.password[lang], error: errors.currentPassword }}
					autoComplete="current-password"
					value={password}
					onChange={(event) => setPassword(event.target.value)}
				/>
			</div>
			{failure && (
				<div role="alert">
					<FieldError id="address" error={failure} />
				</div>
			)}
			<div className="pay-ways">
				<button type="submit" className="btn" aria-disabled={isSaving}>
					{texts[isSaving ? "sending" : "send"][lang]}
				</button>
				<button type="button" className="btn btn-outline" onClick={onClose}>
					{texts.cancel[lang]}
				</button>
			</div>
		</form>
	);
}
