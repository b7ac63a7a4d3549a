import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import { PasswordField, TextField } from "../../../kit/ui/field.tsx";
import { codeError } from "../factor.ts";
import { factorTexts as texts } from "../factor-web-texts.ts";
import { accountTexts } from "../texts.ts";

/** A reauthentication: the password, and a code if the second factor is on. */
export type Proof = { currentPassword: string; code: string };
export const NO_PROOF: Proof = { currentPassword: "", code: "" };
export const PROOF_FIELDS = ["currentPassword", "code"] as const;

/** The format errors of a proof. */
export function proofErrors(proof: Proof, needsCode: boolean): Partial<Record<keyof Proof, Text | undefined>> {
	return {
		currentPassword: proof.currentPassword === "" ? accountTexts.enterPassword : undefined,
		code: needsCode ? codeError(proof.code, "any") : undefined,
	};
}

type Props = {
	lang: Lang;
	form: { idOf(field: keyof Proof): string; errors: Partial<Record<keyof Proof, string>> };
	proof: Proof;
	onChange: (proof: Proof) => void;
	needsCode: boolean;
};

export function ProofFields({ lang, form, proof, onChange, needsCode }: Props) {
	const field = (name: keyof Proof) => ({
		lang,
		id: form.idOf(name),
		label: texts[name][lang],
		error: form.errors[name],
		value: proof[name],
		onChange: (event: { target: { value: string } }) => onChange({ ...proof, [name]: event.target.value }),
	});
	return (
		<div className="form-pair">
			<PasswordField {...field("currentPassword")} autoComplete="current-password" />
			{needsCode && (
				<TextField {...field("code")} autoComplete="one-time-code" autoCapitalize="off" spellCheck={false} />
			)}
		</div>
	);
}
