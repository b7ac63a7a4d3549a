import { useState } from "react";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { TextField } from "../../../kit/ui/field.tsx";
import { SavedForm } from "../../../kit/ui/saved-form.tsx";
import { useSavedForm } from "../../../kit/ui/use-saved-form.ts";
import { deviceOf } from "../device.ts";
import { passkeyNameError } from "../factor.ts";
import { factorTexts as texts } from "../factor-web-texts.ts";
import { addPasskey, beginPasskey, type OwnPasskey } from "../passkey-contract.ts";
import { NO_PROOF, type Proof, ProofFields, proofErrors } from "./ProofFields.tsx";

type Props = {
	lang: Lang;
	eventCode: string;
	needsCode: boolean;
	onClose: () => void;
	onAdded: (passkeys: OwnPasskey[], name: string) => void;
};

// long: one form's state and markup
export function AddPasskeyForm({ lang, eventCode, needsCode, onClose, onAdded }: Props) {
	const [name, setName] = useState(() => deviceOf(navigator.userAgent) ?? "");
	const [proof, setProof] = useState(NO_PROOF);
	const [refused, setRefused] = useState<string>();
	const form = useSavedForm<"name" | keyof Proof>({
		lang,
		id: "passkey",
		fields: ["name", "currentPassword", "code"],
		judge: () => ({ name: passkeyNameError(name), ...proofErrors(proof, needsCode) }),
		async save() {
			setRefused(undefined);
			const { makePasskey, PasskeyRefusal } = await import("./passkeys.ts");
			const { currentPassword, code } = proof;
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
			<TextField
				lang={lang}
				id={form.idOf("name")}
				label={texts.passkeyName[lang]}
				error={form.errors.name}
				value={name}
				help={texts.passkeyNameHelp[lang]}
				onChange={(event) => setName(event.target.value)}
			/>
			<ProofFields lang={lang} form={form} proof={proof} onChange={setProof} needsCode={needsCode} />
		</SavedForm>
	);
}
