import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import { FieldError, PasswordField, TextField } from "../../../kit/ui/field.tsx";
import { useForm } from "../../../kit/ui/use-form.ts";
import { joinForm } from "../join-form.ts";
import { invitationTexts as texts } from "../texts.ts";

type Props = {
	lang: Lang;
	isNew: boolean;
	/** Names the processor and the purpose of a new account's data. */
	personalData: Text;
	accept: (person?: typeof joinForm.empty) => Promise<void>;
};

/** A new person also enters names and a password. */
export function JoinForm({ lang, isNew, personalData, accept }: Props) {
	const form = useForm({
		form: joinForm,
		lang,
		id: "join",
		noAnswer: texts.failed,
		async save(person) {
			await accept(isNew ? person : undefined);
			await new Promise(() => {}); // Stays pending, so that the form cannot be sent again.
		},
	});
	return (
		<form method="dialog" noValidate className="card form-card" {...form.handlers}>
			{isNew && (
				<>
					<p className="text-pretty">{texts.newLead[lang]}</p>
					<TextField {...form.input("firstName")} autoComplete="given-name" />
					<TextField {...form.input("lastName")} autoComplete="family-name" />
					<PasswordField {...form.input("password")} autoComplete="new-password" />
					<p className="field-help text-pretty">{personalData[lang]}</p>
				</>
			)}
			<div aria-live="assertive">
				<FieldError id="join" error={form.failure} />
			</div>
			<button type="submit" className="btn justify-self-start" aria-disabled={form.isSending}>
				{texts[form.isSending ? "joining" : isNew ? "make" : "join"][lang]}
			</button>
		</form>
	);
}
