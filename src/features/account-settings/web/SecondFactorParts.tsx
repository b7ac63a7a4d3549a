import { useState } from "react";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { OpenedForm } from "../../../kit/ui/opened-form.tsx";
import { SavedForm } from "../../../kit/ui/saved-form.tsx";
import { useForm } from "../../../kit/ui/use-form.ts";
import { endSecondFactor, type OwnSecondFactor, renewRecoveryCodes } from "../factor-contract.ts";
import { codesLeft, factorTexts as texts } from "../factor-web-texts.ts";
import { type Proof, proofForm } from "../proof-form.ts";
import { ProofFields } from "./ProofFields.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { TurnOnForm } from "./TurnOnForm.tsx";

type Props = {
	lang: Lang;
	eventCode: string;
	factor: OwnSecondFactor;
	onChange: (factor: OwnSecondFactor) => void;
	/** Reports that the other sessions have ended. */
	onLoggedOut: () => void;
};

// long: two parts' markup
export function SecondFactorParts({ lang, eventCode, factor, onChange, onLoggedOut }: Props) {
	const { isOn, recoveryCodesLeft } = factor;
	return (
		<>
			<OpenedForm
				lang={lang}
				title={texts.title}
				action={texts[isOn ? "turnOff" : "turnOn"]}
				form={({ onClose, onSaved }) =>
					isOn ? (
						<TurnOffForm
							lang={lang}
							eventCode={eventCode}
							onClose={onClose}
							onOff={(now) => {
								onChange(now);
								onSaved(texts.isOff[lang]);
							}}
						/>
					) : (
						<TurnOnForm
							lang={lang}
							eventCode={eventCode}
							onClose={onClose}
							onOn={(now) => {
								onChange(now);
								onLoggedOut();
								onSaved(texts.isOn[lang]);
							}}
						/>
					)
				}
			>
				<p className="text-muted text-pretty">{texts[isOn ? "onLead" : "offLead"][lang]}</p>
			</OpenedForm>
			{isOn && (
				<OpenedForm
					lang={lang}
					title={texts.recovery}
					action={texts.renew}
					form={({ onClose, onSaved }) => (
						<RenewForm
							lang={lang}
							onClose={onClose}
							onRenewed={(left) => onChange({ isOn, recoveryCodesLeft: left })}
							onKept={() => onSaved(texts.renewed[lang])}
						/>
					)}
				>
					<p className="text-muted">{codesLeft(lang, recoveryCodesLeft)}</p>
				</OpenedForm>
			)}
		</>
	);
}

function useProof(lang: Lang, id: string, save: (proof: Proof) => Promise<void>) {
	return useForm({ form: proofForm, lang, id, context: true, save });
}

type Form = { lang: Lang; onClose: () => void };

function TurnOffForm({
	lang,
	eventCode,
	onClose,
	onOff,
}: Form & { eventCode: string; onOff: (factor: OwnSecondFactor) => void }) {
	const form = useProof(lang, "factor-off", async (proof) =>
		onOff(await call(endSecondFactor, { query: { lang }, body: { ...proof, eventCode } })),
	);
	return (
		<SavedForm lang={lang} form={form} onClose={onClose} save={texts.turnOff} saving={texts.waiting}>
			<ProofFields form={form} needsCode />
		</SavedForm>
	);
}

function RenewForm({
	lang,
	onClose,
	onRenewed,
	onKept,
}: Form & { onRenewed: (left: number) => void; onKept: () => void }) {
	const [codes, setCodes] = useState<string[]>();
	const form = useProof(lang, "recovery", async (proof) => {
		const { recoveryCodes } = await call(renewRecoveryCodes, { query: { lang }, body: proof });
		setCodes(recoveryCodes);
		onRenewed(recoveryCodes.length);
	});
	if (codes) return <RecoveryCodes lang={lang} codes={codes} onKept={onKept} />;
	return (
		<SavedForm lang={lang} form={form} onClose={onClose} save={texts.renew} saving={texts.waiting}>
			<p className="text-muted">{texts.renewLead[lang]}</p>
			<ProofFields form={form} needsCode />
		</SavedForm>
	);
}
