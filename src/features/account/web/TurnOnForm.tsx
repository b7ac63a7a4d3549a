import { useState } from "react";
import { call } from "../../../kit/api/call.ts";
import type { ResponseOf } from "../../../kit/contract/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { TextField } from "../../../kit/ui/field.tsx";
import { QrSquare } from "../../../kit/ui/qr-square.tsx";
import { SavedForm } from "../../../kit/ui/saved-form.tsx";
import { useSavedForm } from "../../../kit/ui/use-saved-form.ts";
import { codeError } from "../factor.ts";
import { beginSecondFactor, confirmSecondFactor, type OwnSecondFactor } from "../factor-contract.ts";
import { factorTexts as texts } from "../factor-web-texts.ts";
import { NO_PROOF, ProofFields, proofErrors } from "./ProofFields.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";

type Begun = ResponseOf<typeof beginSecondFactor>;
type Props = { lang: Lang; eventCode: string; onClose: () => void; onOn: (factor: OwnSecondFactor) => void };

/** Turns the second factor on: password, the app's key with a first code, recovery codes. */
export function TurnOnForm({ lang, eventCode, onClose, onOn }: Props) {
	const [begun, setBegun] = useState<Begun>();
	const [factor, setFactor] = useState<OwnSecondFactor>();
	if (begun && factor) return <RecoveryCodes lang={lang} codes={begun.recoveryCodes} onKept={() => onOn(factor)} />;
	if (begun)
		return <KeyForm lang={lang} eventCode={eventCode} begun={begun} onClose={onClose} onConfirmed={setFactor} />;
	return <PasswordForm lang={lang} onClose={onClose} onBegun={setBegun} />;
}

function PasswordForm({
	lang,
	onClose,
	onBegun,
}: Pick<Props, "lang" | "onClose"> & { onBegun: (begun: Begun) => void }) {
	const [proof, setProof] = useState(NO_PROOF);
	const form = useSavedForm<"currentPassword" | "code">({
		lang,
		id: "factor",
		fields: ["currentPassword"],
		judge: () => proofErrors(proof, false),
		async save() {
			onBegun(await call(beginSecondFactor, { query: { lang }, body: { currentPassword: proof.currentPassword } }));
		},
	});
	return (
		<SavedForm lang={lang} form={form} onClose={onClose} save={texts.next} saving={texts.waiting}>
			<ProofFields lang={lang} form={form} proof={proof} onChange={setProof} needsCode={false} />
		</SavedForm>
	);
}

type KeyProps = Pick<Props, "lang" | "eventCode" | "onClose"> & {
	begun: Begun;
	onConfirmed: (factor: OwnSecondFactor) => void;
};

// long: one form's markup, a part after the other
function KeyForm({ lang, eventCode, begun, onClose, onConfirmed }: KeyProps) {
	const [code, setCode] = useState("");
	const form = useSavedForm<"code">({
		lang,
		id: "factor",
		fields: ["code"],
		judge: () => ({ code: codeError(code, "phone") }),
		async save() {
			onConfirmed(await call(confirmSecondFactor, { query: { lang }, body: { code, eventCode } }));
		},
	});
	return (
		<SavedForm lang={lang} form={form} onClose={onClose} save={texts.confirm} saving={texts.waiting}>
			<div className="grid gap-1">
				<h4 className="font-bold">{texts.keyTitle[lang]}</h4>
				<p className="text-muted text-pretty">{texts.keyLead[lang]}</p>
			</div>
			<div className="factor-key">
				<QrSquare code={begun.qr} label={texts.qr[lang]} className="factor-qr" />
				<div className="grid gap-2">
					<p>{texts.key[lang]}</p>
					<p className="factor-letters">{begun.key.replace(/(.{4})(?=.)/g, "$1 ")}</p>
					<a className="plain-link justify-self-start" href={begun.uri}>
						{texts.openApp[lang]}
					</a>
				</div>
			</div>
			<TextField
				lang={lang}
				id={form.idOf("code")}
				label={texts.phoneCode[lang]}
				error={form.errors.code}
				value={code}
				inputMode="numeric"
				autoComplete="one-time-code"
				onChange={(event) => setCode(event.target.value)}
			/>
		</SavedForm>
	);
}
