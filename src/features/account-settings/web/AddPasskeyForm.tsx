import { useState } from "react";
import { call, codeNotLoaded } from "../../../kit/api/call.ts";
import { deviceOf } from "../../../kit/device/device.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { TextField } from "../../../kit/ui/field.tsx";
import { SavedForm } from "../../../kit/ui/saved-form.tsx";
import { useForm } from "../../../kit/ui/use-form.ts";
import { PasskeyRefusal } from "../../account/passkey-refusal.ts";
import { factorTexts as texts } from "../factor-web-texts.ts";
import { addPasskey, beginPasskey, type OwnPasskey } from "../passkey-contract.ts";
import { newPasskeyForm } from "../passkey-form.ts";
import { ProofFields } from "./ProofFields.tsx";

type Props = {
	lang: Lang;
	eventCode: string;
	needsCode: boolean;
	onClose: () => void;
	onAdded: (passkeys: OwnPasskey[], name: string) => void;
};

export function AddPasskeyForm({ lang, eventCode, needsCode, onClose, onAdded }: Props) {
	const [initial] = useState(() => ({ name: deviceOf(navigator.userAgent) ?? "" }));
	const [refused, setRefused] = useState<string>();
	const form = useForm({
		form: newPasskeyForm,
		lang,
		id: "passkey",
		initial,
		context: needsCode,
		async save({ name, currentPassword, code }) {
			setRefused(undefined);
			const { makePasskey } = await import("./make-passkey.ts").catch(codeNotLoaded);
			const body = { currentPassword, ...(needsCode && { code }) };
			const { options } = await call(beginPasskey, { query: { lang }, body });
			try {
				const response = await makePasskey(lang, options);
				const { passkeys } = await call(addPasskey, { query: { lang }, body: { name, response, eventCode } });
				onAdded(passkeys, name.trim());
			} catch (error) {
				if (!(error instanceof PasskeyRefusal)) throw error;
				setRefused(error.message);
			}
		},
	});
	return (
		<SavedForm
			lang={lang}
			onClose={onClose}
			save={texts.make}
			saving={texts.waiting}
			form={{ ...form, failure: form.failure ?? refused }}
		>
			<TextField {...form.input("name")} help={texts.passkeyNameHelp[lang]} />
			<ProofFields form={form} needsCode={needsCode} />
		</SavedForm>
	);
}
