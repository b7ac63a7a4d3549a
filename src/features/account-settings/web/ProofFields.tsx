import { PasswordField, TextField } from "../../../kit/ui/field.tsx";
import type { BoundForm } from "../../../kit/ui/use-form.ts";
import type { Proof } from "../proof-form.ts";

type Props = { form: Pick<BoundForm<Proof>, "input">; needsCode: boolean };

export function ProofFields({ form, needsCode }: Props) {
	return (
		<div className="form-pair">
			<PasswordField {...form.input("currentPassword")} autoComplete="current-password" />
			{needsCode && (
				<TextField {...form.input("code")} autoComplete="one-time-code" autoCapitalize="off" spellCheck={false} />
			)}
		</div>
	);
}
