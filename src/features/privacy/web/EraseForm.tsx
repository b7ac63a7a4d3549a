import { useEffect, useRef, useState } from "react";
import { call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { FieldError, PasswordField } from "../../../kit/ui/field.tsx";
import { useSavedForm } from "../../../kit/ui/use-saved-form.ts";
import { eraseOwnAccount } from "../erasure-contract.ts";
import { erasureTexts as texts } from "../erasure-texts.ts";

/** `onErased` leaves the account, which is no more. */
export type EraseProps = { lang: Lang; base: string; eventCode: string; onErased: () => void };
type Props = EraseProps & { onClose: () => void };

/** The question, once more, answered with the password. */
// long: one form's markup, read from top to bottom
export function EraseForm({ lang, eventCode, onErased, onClose }: Props) {
	const [password, setPassword] = useState("");
	const { errors, failure, isSaving, idOf, submit } = useSavedForm<"currentPassword">({
		lang,
		id: "erase",
		fields: ["currentPassword"],
		judge: () => ({ currentPassword: password === "" ? texts.enterPassword : undefined }),
		async save() {
			await call(eraseOwnAccount, { query: { lang }, body: { currentPassword: password, eventCode } });
			onErased();
			await new Promise(() => {}); // the page is left: nothing is pressed twice meanwhile
		},
	});
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
				{...{ lang, id: idOf("currentPassword"), label: texts.password[lang], error: errors.currentPassword }}
				autoComplete="current-password"
				value={password}
				onChange={(event) => setPassword(event.target.value)}
			/>
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
