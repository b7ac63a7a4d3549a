import { useEffect, useRef } from "react";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { FieldError, PasswordField, TextField } from "../../../kit/ui/field.tsx";
import { useForm } from "../../../kit/ui/use-form.ts";
import { eraseOwnAccount } from "../erasure-contract.ts";
import { erasureForm } from "../erasure-form.ts";
import { erasureTexts as texts } from "../erasure-texts.ts";

/** `onErased` leaves the page. */
export type EraseProps = { lang: Lang; base: string; eventCode: string; onErased: () => void };
type Props = EraseProps & { needsCode: boolean; onClose: () => void };

/** The confirmation with the password, and a code if the second factor is on. */
export function EraseForm(props: Props) {
	const { lang, needsCode, onClose } = props;
	const form = useErasing(props);
	const element = useRef<HTMLFormElement>(null);
	useEffect(() => element.current?.querySelector("input")?.focus(), []);
	return (
		<form
			method="dialog"
			noValidate
			className="grid gap-[22px]"
			{...form.handlers}
			ref={element}
			aria-labelledby="erase-sure"
		>
			<div className="grid gap-2">
				<h3 className="font-bold" id="erase-sure">
					{texts.sureTitle[lang]}
				</h3>
				<p className="text-pretty">{texts.sure[lang]}</p>
			</div>
			<PasswordField {...form.input("currentPassword")} autoComplete="current-password" />
			{needsCode && (
				<TextField {...form.input("code")} autoComplete="one-time-code" autoCapitalize="off" spellCheck={false} />
			)}
			{form.failure && (
				<div role="alert">
					<FieldError id="erase" error={form.failure} />
				</div>
			)}
			<div className="pay-ways">
				<button type="submit" className="btn" aria-disabled={form.isSending}>
					{texts[form.isSending ? "erasing" : "erase"][lang]}
				</button>
				<button type="button" className="btn btn-outline" onClick={onClose}>
					{texts.keep[lang]}
				</button>
			</div>
		</form>
	);
}

function useErasing({ lang, eventCode, needsCode, onErased }: Props) {
	return useForm({
		form: erasureForm,
		lang,
		id: "erase",
		context: needsCode,
		async save({ currentPassword, code }) {
			const body = { currentPassword, ...(needsCode && { code }), eventCode };
			await call(eraseOwnAccount, { query: { lang }, body });
			onErased();
			await new Promise(() => {}); // prevents a second press
		},
	});
}
