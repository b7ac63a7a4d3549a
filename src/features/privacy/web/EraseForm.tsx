import { useEffect, useRef, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { FieldError, PasswordField, TextField } from "../../../kit/ui/field.tsx";
import { useSavedForm } from "../../../kit/ui/use-saved-form.ts";
import { codeError } from "../../account/factor.ts";
import { factorTexts } from "../../account/factor-web-texts.ts";
import { eraseOwnAccount } from "../erasure-contract.ts";
import { erasureTexts as texts } from "../erasure-texts.ts";

/** `onErased` leaves the page of the erased account. */
export type EraseProps = { lang: Lang; base: string; eventCode: string; onErased: () => void };
type Props = EraseProps & { needsCode: boolean; onClose: () => void };

/** The confirmation, with the password, and a code where the second factor is on. */
// long: one form's markup, read from top to bottom
export function EraseForm(props: Props) {
	const { lang, needsCode, onClose } = props;
	const { fields, failure, isSaving, submit } = useErasing(props);
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => form.current?.querySelector("input")?.focus(), []);
	return (
		<form
			method="dialog"
			noValidate
			className="grid gap-[22px]"
			onSubmit={submit}
			ref={form}
			aria-labelledby="erase-sure"
		>
			<div className="grid gap-2">
				<h3 className="font-bold" id="erase-sure">
					{texts.sureTitle[lang]}
				</h3>
				<p className="text-pretty">{texts.sure[lang]}</p>
			</div>
			<PasswordField
				lang={lang}
				{...fields.currentPassword}
				label={texts.password[lang]}
				autoComplete="current-password"
			/>
			{needsCode && (
				<TextField
					lang={lang}
					{...fields.code}
					label={factorTexts.code[lang]}
					autoComplete="one-time-code"
					autoCapitalize="off"
					spellCheck={false}
				/>
			)}
			{failure && (
				<div role="alert">
					<FieldError id="erase" error={failure} />
				</div>
			)}
			<div className="pay-ways">
				<button type="submit" className="btn" aria-disabled={isSaving}>
					{texts[isSaving ? "erasing" : "erase"][lang]}
				</button>
				<button type="button" className="btn btn-outline" onClick={onClose}>
					{texts.keep[lang]}
				</button>
			</div>
		</form>
	);
}

/** The confirmation's inputs, and the erasure. */
function useErasing({ lang, eventCode, needsCode, onErased }: Props) {
	const [proof, setProof] = useState({ currentPassword: "", code: "" });
	const { errors, idOf, ...form } = useSavedForm<keyof typeof proof>({
		lang,
		id: "erase",
		fields: ["currentPassword", "code"],
		judge: () => ({
			currentPassword: proof.currentPassword === "" ? texts.enterPassword : undefined,
			code: needsCode ? codeError(proof.code, "any") : undefined,
		}),
		async save() {
			const { currentPassword, code } = proof;
			const body = { currentPassword, ...(needsCode && { code }), eventCode };
			await call(eraseOwnAccount, { query: { lang }, body });
			onErased();
			await new Promise(() => {}); // the page is being left; prevents a second press
		},
	});
	const field = (name: keyof typeof proof) => ({
		id: idOf(name),
		error: errors[name],
		value: proof[name],
		onChange: (event: { target: { value: string } }) => setProof({ ...proof, [name]: event.target.value }),
	});
	return { ...form, fields: { currentPassword: field("currentPassword"), code: field("code") } };
}
