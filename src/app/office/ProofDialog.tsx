import { useState } from "react";
import { proofForm } from "../../features/account-settings/proof-form.ts";
import { proveOwner } from "../../features/organisers/proof-contract.ts";
import { call, codeNotLoaded } from "../../kit/api/call.ts";
import { PasswordField, TextField } from "../../kit/ui/field.tsx";
import { Modal } from "../../kit/ui/modal.tsx";
import { useForm } from "../../kit/ui/use-form.ts";
import { useFrame } from "../client/use-frame.ts";
import { Button } from "./pieces/Button.tsx";
import { officeTexts as texts } from "./texts.ts";

type Props = { needsCode: boolean; hasPasskey: boolean; onAnswer: (isProved: boolean) => void };

/** Asks for the password, and the code of the second factor; or for the passkey. */
// long: one dialog's markup
export function ProofDialog({ needsCode, hasPasskey, onAnswer }: Props) {
	const { lang } = useFrame();
	const [refusal, setRefusal] = useState("");
	const form = useForm({
		form: proofForm,
		lang,
		id: "proof",
		context: needsCode,
		names: needsCode ? ["currentPassword", "code"] : ["currentPassword"],
		async save({ currentPassword, code }) {
			await call(proveOwner, { query: { lang }, body: { currentPassword, ...(needsCode && { code }) } });
			onAnswer(true);
		},
	});
	const byPasskey = () =>
		form.submit({
			names: [],
			save: async () => {
				setRefusal("");
				const { proveByPasskey } = await import("../../features/organisers/web/prove-by-passkey.ts").catch(
					codeNotLoaded,
				);
				const wrong = await proveByPasskey(lang);
				if (wrong === undefined) onAnswer(true);
				else setRefusal(wrong);
			},
		});
	const failure = refusal || form.failure;
	return (
		<Modal lang={lang} width={520} title={texts.proof[lang]} onClose={() => onAnswer(false)}>
			<form method="dialog" noValidate className="frm" {...form.handlers}>
				<p className="text-pretty">{texts.proofLead[lang]}</p>
				{failure && (
					<p className="frm-failure" role="alert">
						{failure}
					</p>
				)}
				<PasswordField {...form.input("currentPassword")} autoComplete="current-password" />
				{needsCode && (
					<TextField {...form.input("code")} autoComplete="one-time-code" autoCapitalize="off" spellCheck={false} />
				)}
				<div className="frm-foot">
					<Button look="primary" type="submit" aria-disabled={form.isSending}>
						{texts.prove[lang]}
					</Button>
					{hasPasskey && (
						<Button onClick={() => void byPasskey()} aria-disabled={form.isSending}>
							{texts.proveByPasskey[lang]}
						</Button>
					)}
				</div>
			</form>
		</Modal>
	);
}
