import { useState } from "react";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { PasswordField } from "../../../kit/ui/field.tsx";
import { SavedForm } from "../../../kit/ui/saved-form.tsx";
import { useSavedForm } from "../../../kit/ui/use-saved-form.ts";
import { changePassword } from "../access-contract.ts";
import { accessTexts as texts } from "../access-texts.ts";
import { confirmError, passwordError } from "../password.ts";
import { accountTexts } from "../texts.ts";

type Props = { lang: Lang; eventCode: string; onSaved: () => void; onClose: () => void };

const FIELDS = ["currentPassword", "newPassword", "again"] as const;

/** Asks for the current password and twice for the new one, validated as at registration (spec §5). */
// long: one form's markup, a field after the other
export function ChangePasswordForm({ lang, eventCode, onSaved, onClose }: Props) {
	const [typed, setTyped] = useState({ currentPassword: "", newPassword: "", again: "" });
	const { currentPassword, newPassword, again } = typed;
	const form = useSavedForm<(typeof FIELDS)[number]>({
		lang,
		id: "change",
		fields: FIELDS,
		judge: () => ({
			currentPassword: currentPassword === "" ? accountTexts.enterPassword : undefined,
			newPassword: passwordError(newPassword),
			again: confirmError(newPassword, again),
		}),
		async save() {
			await call(changePassword, { query: { lang }, body: { currentPassword, newPassword, eventCode } });
			onSaved();
		},
	});
	const field = (name: (typeof FIELDS)[number]) => ({
		lang,
		id: form.idOf(name),
		label: texts[name][lang],
		error: form.errors[name],
		value: typed[name],
		autoComplete: name === "currentPassword" ? "current-password" : "new-password",
		onChange: (event: { target: { value: string } }) => setTyped((was) => ({ ...was, [name]: event.target.value })),
	});
	return (
		<SavedForm lang={lang} form={form} onClose={onClose}>
			<PasswordField {...field("currentPassword")} />
			<div className="form-pair">
				<PasswordField {...field("newPassword")} help={texts.passwordHelp[lang]} />
				<PasswordField {...field("again")} />
			</div>
		</SavedForm>
	);
}
