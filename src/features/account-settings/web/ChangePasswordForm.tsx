import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { PasswordField } from "../../../kit/ui/field.tsx";
import { SavedForm } from "../../../kit/ui/saved-form.tsx";
import { useForm } from "../../../kit/ui/use-form.ts";
import { changePassword } from "../access-contract.ts";
import { accessTexts as texts } from "../access-texts.ts";
import { passwordForm } from "../password-form.ts";

type Props = { lang: Lang; eventCode: string; onSaved: () => void; onClose: () => void };

export function ChangePasswordForm({ lang, eventCode, onSaved, onClose }: Props) {
	const form = useForm({
		form: passwordForm,
		lang,
		id: "change",
		async save(payload) {
			await call(changePassword, { query: { lang }, body: { ...payload, eventCode } });
			onSaved();
		},
	});
	return (
		<SavedForm lang={lang} form={form} onClose={onClose}>
			<PasswordField {...form.input("currentPassword")} autoComplete="current-password" />
			<div className="form-pair">
				<PasswordField {...form.input("newPassword")} autoComplete="new-password" help={texts.passwordHelp[lang]} />
				<PasswordField {...form.input("again")} autoComplete="new-password" />
			</div>
		</SavedForm>
	);
}
