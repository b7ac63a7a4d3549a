import { useEffect, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { TextField } from "../../../kit/ui/field.tsx";
import { SavedForm } from "../../../kit/ui/saved-form.tsx";
import { useForm } from "../../../kit/ui/use-form.ts";
import { addressTexts as texts } from "../../account/address-texts.ts";
import { normalizedEmail } from "../../account/rules.ts";
import { changeAddress } from "../address-contract.ts";
import { addressForm } from "../address-form.ts";
import { getSecondFactor } from "../factor-contract.ts";
import { ProofFields } from "./ProofFields.tsx";

/** `onSaved` gets the address that received the link. */
type Props = { lang: Lang; eventCode: string; onSaved: (email: string) => void; onClose: () => void };

/** Says whether the second factor requires a code. If this request fails, the server asks for the code. */
function useNeedsCode(lang: Lang): boolean {
	const [needsCode, setNeedsCode] = useState(false);
	useEffect(() => {
		call(getSecondFactor, { query: { lang } }).then(
			({ isOn }) => setNeedsCode(isOn),
			() => undefined,
		);
	}, [lang]);
	return needsCode;
}

export function ChangeAddressForm({ lang, eventCode, onSaved, onClose }: Props) {
	const isOn = useNeedsCode(lang);
	const form = useForm({
		form: addressForm,
		lang,
		id: "address",
		context: isOn,
		async save({ code, ...payload }) {
			const body = { ...payload, eventCode, ...(code !== "" && { code }) };
			await call(changeAddress, { query: { lang }, body });
			onSaved(normalizedEmail(payload.newEmail));
		},
	});
	return (
		<SavedForm lang={lang} form={form} onClose={onClose} save={texts.send} saving={texts.sending}>
			<p className="text-muted text-pretty">{texts.lead[lang]}</p>
			<TextField {...form.input("newEmail")} type="email" autoComplete="email" />
			<ProofFields form={form} needsCode={isOn || form.errors.code !== undefined} />
		</SavedForm>
	);
}
