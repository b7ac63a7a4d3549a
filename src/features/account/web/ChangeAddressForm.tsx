import { useEffect, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { TextField } from "../../../kit/ui/field.tsx";
import { SavedForm } from "../../../kit/ui/saved-form.tsx";
import { useSavedForm } from "../../../kit/ui/use-saved-form.ts";
import { changeAddress } from "../address-contract.ts";
import { addressTexts as texts } from "../address-texts.ts";
import { getSecondFactor } from "../factor-contract.ts";
import { emailError, normalizedEmail } from "../rules.ts";
import { accountTexts } from "../texts.ts";
import { NO_PROOF, type Proof, ProofFields, proofErrors } from "./ProofFields.tsx";

/** `onSaved` gets the address that the link was sent to. */
type Props = { lang: Lang; eventCode: string; onSaved: (email: string) => void; onClose: () => void };

const WRONG = { missing: accountTexts.enterEmail, wrong: accountTexts.wrongEmail };

/** Whether a code is required because a second factor is on; if this request fails, the server asks. */
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
	const [email, setEmail] = useState("");
	const [proof, setProof] = useState(NO_PROOF);
	const isOn = useNeedsCode(lang);
	const form = useSavedForm<"newEmail" | keyof Proof>({
		lang,
		id: "address",
		fields: ["newEmail", "currentPassword", "code"],
		judge: () => ({ newEmail: emailError(normalizedEmail(email), WRONG), ...proofErrors(proof, isOn) }),
		async save() {
			const { currentPassword, code } = proof;
			const body = { newEmail: email, currentPassword, eventCode, ...(code !== "" && { code }) };
			await call(changeAddress, { query: { lang }, body });
			onSaved(normalizedEmail(email));
		},
	});
	const needsCode = isOn || form.errors.code !== undefined;
	return (
		<SavedForm lang={lang} form={form} onClose={onClose} save={texts.send} saving={texts.sending}>
			<p className="text-muted text-pretty">{texts.lead[lang]}</p>
			<TextField
				lang={lang}
				id={form.idOf("newEmail")}
				label={texts.newEmail[lang]}
				error={form.errors.newEmail}
				type="email"
				autoComplete="email"
				value={email}
				onChange={(event) => setEmail(event.target.value)}
			/>
			<ProofFields lang={lang} form={form} proof={proof} onChange={setProof} needsCode={needsCode} />
		</SavedForm>
	);
}
