import { useState } from "react";
import { call } from "../../../kit/api/call.ts";
import type { ResponseOf } from "../../../kit/contract/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { TextField } from "../../../kit/ui/field.tsx";
import { QrSquare } from "../../../kit/ui/qr-square.tsx";
import { SavedForm } from "../../../kit/ui/saved-form.tsx";
import { useForm } from "../../../kit/ui/use-form.ts";
import { codeForm } from "../../account/code-form.ts";
import { beginSecondFactor, confirmSecondFactor, type OwnSecondFactor } from "../factor-contract.ts";
import { factorTexts as texts } from "../factor-web-texts.ts";
import { proofForm } from "../proof-form.ts";
import { ProofFields } from "./ProofFields.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";

type SecondFactorSetup = ResponseOf<typeof beginSecondFactor>;
type Props = { lang: Lang; eventCode: string; onClose: () => void; onOn: (factor: OwnSecondFactor) => void };

export function TurnOnForm({ lang, eventCode, onClose, onOn }: Props) {
	const [begun, setBegun] = useState<SecondFactorSetup>();
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
}: Pick<Props, "lang" | "onClose"> & { onBegun: (begun: SecondFactorSetup) => void }) {
	const form = useForm({
		form: proofForm,
		lang,
		id: "factor",
		names: ["currentPassword"],
		context: false,
		async save({ currentPassword }) {
			onBegun(await call(beginSecondFactor, { query: { lang }, body: { currentPassword } }));
		},
	});
	return (
		<SavedForm lang={lang} form={form} onClose={onClose} save={texts.next} saving={texts.waiting}>
			<ProofFields form={form} needsCode={false} />
		</SavedForm>
	);
}

type KeyProps = Pick<Props, "lang" | "eventCode" | "onClose"> & {
	begun: SecondFactorSetup;
	onConfirmed: (factor: OwnSecondFactor) => void;
};

function KeyForm({ lang, eventCode, begun, onClose, onConfirmed }: KeyProps) {
	const form = useForm({
		form: codeForm,
		lang,
		id: "factor",
		context: "phone",
		async save(payload) {
			onConfirmed(await call(confirmSecondFactor, { query: { lang }, body: { ...payload, eventCode } }));
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
			<TextField {...form.input("code")} inputMode="numeric" autoComplete="one-time-code" />
		</SavedForm>
	);
}
