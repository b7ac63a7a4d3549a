import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Field, TextField } from "../../../kit/ui/field.tsx";
import { Modal } from "../../../kit/ui/modal.tsx";
import { SavedForm } from "../../../kit/ui/saved-form.tsx";
import { SelectBox } from "../../../kit/ui/select-box.tsx";
import { useForm } from "../../../kit/ui/use-form.ts";
import { handOverOwnTicket } from "../contract.ts";
import { handOverForm } from "../hand-over-form.ts";
import { handOverTexts as texts } from "../hand-over-texts.ts";

export type HandOverProps = {
	lang: Lang;
	own: { registrationId: number; eventName: string; eventNameEn: string | null };
	onDone: () => Promise<unknown>;
};

export function HandOverForm({
	lang,
	own: { registrationId: id },
	onDone,
	onClose,
}: HandOverProps & { onClose(): void }) {
	const form = useForm({
		form: handOverForm,
		lang,
		id: `hand-over-${id}`,
		noAnswer: texts.failed,
		async save(body) {
			await call(handOverOwnTicket, { params: { id }, query: { lang }, body });
			await onDone();
		},
	});
	const { value, onChange, ...language } = form.input("lang");
	return (
		<Modal lang={lang} width={520} title={texts.open[lang]} onClose={onClose}>
			<SavedForm lang={lang} form={form} onClose={onClose} save={texts.confirm} saving={texts.saving}>
				<p className="text-pretty">{texts.lead[lang]}</p>
				<TextField {...form.input("email")} type="email" autoComplete="off" />
				<TextField {...form.input("firstName")} autoComplete="off" />
				<TextField {...form.input("lastName")} autoComplete="off" />
				<Field {...language}>
					<SelectBox id={language.id} value={value} onChange={onChange}>
						<option value="pl">{texts.polish[lang]}</option>
						<option value="en">{texts.english[lang]}</option>
					</SelectBox>
				</Field>
			</SavedForm>
		</Modal>
	);
}
